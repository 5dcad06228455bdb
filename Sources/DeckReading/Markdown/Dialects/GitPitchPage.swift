import Deck

/// What GitPitch's words do on a page.
struct GitPitchPage {
  private var output: [MarkdownLine] = []
  private var snaps = SnapGrid()
  private var notes: [String] = []
  private var lists: [Bool] = []
  /// Whether the last lines have a place of their own on the grid.
  private var isPlaced = false

  static func read(_ page: inout PageText, _ manuscript: inout Manuscript) {
    var reader = GitPitchPage()
    if let note = Notes.take(from: &page.lines) { reader.notes.append(note) }
    GitPitchCode.takeSteps(&page.lines, &reader.notes)
    reader.notes += EnclosedNotes.gitPitch.take(from: &page.lines)
    for line in page.lines { reader.take(line, &manuscript) }
    if let last = page.lines.last { reader.endPlaced(at: last) }
    page.lines = reader.output + reader.snaps.lines
    raiseHeadings(&page.lines)
    page.notes = reader.notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private mutating func take(_ line: MarkdownLine, _ manuscript: inout Manuscript) {
    guard line.kind == .text || line.kind == .heading else {
      put(line)
      return
    }
    if let grid = GitPitchGrid(line.text) {
      endPlaced(at: line)
      put(line.division("{\(grid.words)}"))
      isPlaced = true
    } else if isFormula(line) {
      return
    } else if let word = AtWord(line.text), take(word, line, &manuscript) {
      return
    } else {
      var line = line
      line.text = GitPitchWords.html(in: line.text)
      put(line)
    }
  }

  /// Within `@math` the signs around a formula are not needed twice.
  private mutating func isFormula(_ line: MarkdownLine) -> Bool {
    guard output.last?.text == "$$" || snaps.lastText == "$$" else { return false }
    var tex = line.text.trimmed
    guard tex.hasPrefix("\\["), tex.hasSuffix("\\]") else { return false }
    tex = tex.dropFirst(2).dropLast(2)
    put(MarkdownLine(number: line.number, text: tex, kind: .text))
    return true
  }

  private mutating func endPlaced(at line: MarkdownLine) {
    if isPlaced { put(line.division()) }
    isPlaced = false
  }

  private mutating func put(_ line: MarkdownLine) {
    guard !snaps.put(line) else { return }
    if line.kind != .blank, let sides = snaps.takeSides() { output += sides }
    output.append(line)
  }

  /// Authors choose a level of heading for its size; the first on a page is its title all the same.
  private static func raiseHeadings(_ lines: inout [MarkdownLine]) {
    let levels = lines.filter { $0.kind == .heading }.map { LineShape($0.text).headingLevel }
    guard let excess = levels.min().map({ $0 - 2 }), excess > 0 else { return }
    for index in lines.indices where lines[index].kind == .heading {
      lines[index].text = LineShape(lines[index].text).body.dropFirst(excess)
    }
  }

  /// False for a word that stands in a line as part of its text.
  private mutating func take(
    _ word: AtWord,
    _ line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) -> Bool {
    switch word.name {
    case "title", "transition": put(line.blank)
    case "note":
      notes.append(String(word.content ?? word.arguments))
      put(line.blank)
    case "snap": snaps.begin(word, at: line)
    case "div" where snaps.beginSide(word, at: line): break
    case "snapend": snaps.end()
    case "divend" where snaps.isSide: snaps.end()
    case "box" where word.content != nil: box(word, line)
    case "math", "mathend": put(MarkdownLine(number: line.number, text: "$$", kind: .text))
    case "uml", "gist", "table", "charts":
      let name = word.content ?? word.arguments
      put(line.html("<span class=\"missing\">\(String(name).escaped)</span>"))
    case "div", "box":
      let classes = word.classes.map { ".\($0)" }.joined(separator: " ")
      put(line.division("{\(classes)}"))
    case "ul", "ol": list(word, line)
    case "divend", "boxend": put(line.division())
    case "ulend", "olend": endList(line)
    case "code": put(code(word, line, &manuscript))
    default: return false
    }
    return true
  }

  /// `@box[classes](A heading#and words)`, all of it on the line.
  private mutating func box(_ word: AtWord, _ line: MarkdownLine) {
    let parts = (word.content ?? "").split(separator: "#", maxSplits: 1).map(\.trimmed)
    put(line.division("{\(word.classes.map { ".\($0)" }.joined(separator: " "))}"))
    if parts.count > 1 {
      put(MarkdownLine(number: line.number, text: "**\(parts[0])**", kind: .text))
      put(line.blank)
    }
    if let words = parts.last { put(MarkdownLine(number: line.number, text: words, kind: .text)) }
    put(line.division())
  }

  /// The newer lists end with the word that began them.
  private mutating func list(_ word: AtWord, _ line: MarkdownLine) {
    if !lists.isEmpty, word.arguments.isEmpty, word.content == nil {
      endList(line)
      return
    }
    let isIncremental = word.content != "false" && !word.arguments.contains("fragment=false")
    lists.append(isIncremental)
    put(isIncremental ? line.division("incremental") : line.blank)
  }

  private mutating func endList(_ line: MarkdownLine) {
    put(lists.popLast() == true ? line.division() : line.blank)
  }

  /// A file of the deck's folder, as code.
  private func code(
    _ word: AtWord,
    _ line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) -> MarkdownLine {
    guard let name = word.content?.trimmed, !name.isEmpty else { return line.blank }
    let language = word.classes.first ?? ""
    return line.code(from: String(name), &manuscript) { (String(language), $0) }
  }
}
