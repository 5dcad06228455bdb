import Deck

/// What stands on a page by pandoc's rules: attributes behind its headings, notes in a division, lists
/// that come item by item.
struct PandocPage {
  private(set) var page: PageText

  init(_ page: PageText, _ defaults: PageSettings) {
    self.page = page
    self.page.settings = defaults
    self.page.settings.hasNotesDivisions = true
    takeRawBlocks()
    takeAttributes()
    takeNotes()
    takeFooter()
    takeCommands()
    QuotedLists.unquote(&self.page.lines, isIncremental: self.page.settings.isIncremental)
    PandocText.rewrite(&self.page.lines)
    Figures.caption(&self.page.lines)
    Braces.rewrite(&self.page.lines)
  }

  /// Those of the first heading are the page's.
  private mutating func takeAttributes() {
    var isFirst = true
    for index in page.lines.indices {
      let line = page.lines[index]
      let next = page.lines[index...].dropFirst().first
      let isHeading = line.kind == .heading || line.kind == .text && next?.kind == .underline
      guard isHeading else {
        if line.kind != .blank, line.kind != .underline { isFirst = false }
        continue
      }
      let attributes = Attributes.take(from: &page.lines[index].text)
      if isFirst, let attributes { take(attributes) }
      isFirst = false
      // A heading without words is there for its attributes.
      let isEmpty = LineShape(page.lines[index].text).body.allSatisfy { $0 == "#" }
      if isEmpty { page.lines[index] = line.blank }
    }
  }

  private mutating func take(_ attributes: Attributes) {
    if attributes.has("incremental") { page.settings.isIncremental = true }
    if attributes.has("nonincremental") { page.settings.isIncremental = false }
    page.settings.take(attributes)
  }

  private mutating func takeNotes() {
    add(Notes.takeDivisions(from: &page.lines) + EnclosedNotes.latex.take(from: &page.lines))
  }

  private mutating func add(_ notes: [String]) {
    page.notes = ([page.notes] + notes).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What is meant for one format only: HTML is shown, and of LaTeX nothing but its notes is of use.
  private mutating func takeRawBlocks() {
    var notes: [String] = []
    page.lines.replaceListings { listing, lines in
      guard let info = listing.fence?.info, info.hasPrefix("{="), info.hasSuffix("}")
      else { return nil }
      let first = lines[listing.range.lowerBound]
      var inside = lines[listing.inside].map { line in
        MarkdownLine(number: line.number, text: line.text, kind: .text)
      }
      if ["html", "html4", "html5", "revealjs"].contains(info.dropFirst(2).dropLast()) {
        return [first.html(inside.map(\.text).joined(separator: "\n"))]
      }
      notes += EnclosedNotes.latex.take(from: &inside)
      return [first.blank]
    }
    add(notes)
  }

  private mutating func takeFooter() {
    guard let footer = page.takeDivision(named: "footer") else { return }
    page.settings.footer = footer
  }

  /// LaTeX that beamer's authors write between their paragraphs.
  private mutating func takeCommands() {
    for index in page.lines.indices where page.lines[index].kind == .text {
      if page.lines[index].text.trimmed == "\\pause" {
        page.lines[index].text = "<!-- pause -->"
      }
    }
  }
}

extension PageText {
  /// Takes what stands in a division of a name out of the page; nil where there is none.
  mutating func takeDivision(named name: Substring) -> String? {
    let words = [name, "{.\(name)}"]
    let start = lines.firstIndex { line in
      line.kind == .division && words.contains(LineShape(line.text).division?.trimmed ?? "")
    }
    guard let start else { return nil }
    var depth = 0
    let end = lines[start...].firstIndex { line in
      guard line.kind == .division else { return false }
      depth += LineShape(line.text).division?.isEmpty == false ? 1 : -1
      return depth == 0
    }
    let inside = lines[(start + 1)..<(end ?? lines.count)]
    let text = inside.map(\.text).joined(separator: "\n").trimmedOfLines
    for index in start...(end ?? lines.count - 1) { lines[index] = lines[index].blank }
    return text
  }
}
