import Deck

/// What stands on a page of Showoff's.
struct ShowoffPage {
  private var page: PageText
  private var section: Substring?
  private var notes: [String] = []

  static func read(_ page: PageText, _ manuscript: inout Manuscript) -> PageText {
    var reader = ShowoffPage(page: page)
    reader.page.settings = manuscript.settings.page
    reader.page.lines = []
    reader.take(page, &manuscript)
    reader.takeParagraphs()
    reader.page.lines.replaceListings(named)
    reader.page.notes = reader.notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return reader.page
  }

  private init(page: PageText) {
    self.page = page
  }

  private mutating func take(_ page: PageText, _ manuscript: inout Manuscript) {
    var comments = page.comments[...]
    var inside: [Substring] = []
    while let comment = comments.first, comment.line < page.lines.first?.number ?? .max {
      comments.removeFirst()
      if comment.text.hasPrefix("!SLIDE") { takeOptions(comment.text.dropFirst(6)) }
    }
    for line in page.lines {
      while let comment = comments.first, comment.line <= line.number {
        comments.removeFirst()
        if comment.text.hasPrefix("~~~SECTION:") {
          section = comment.text.dropFirst(11)
          inside = []
        } else if comment.text == "~~~ENDSECTION" {
          end(inside)
        } else if comment.text.hasPrefix("~~~FILE:") {
          self.page.lines.append(file(comment.text.dropFirst(8), line, &manuscript))
        }
      }
      if section == nil { self.page.lines.append(line) } else { inside.append(line.text) }
    }
    end(inside)
  }

  private mutating func end(_ inside: [Substring]) {
    if section?.trimmed.lowercased() == "notes" {
      notes.append(inside.joined(separator: "\n").trimmedOfLines)
    }
    section = nil
  }

  private func file(
    _ words: Substring,
    _ line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) -> MarkdownLine {
    let parts = words.split(separator: ":")
    let name = "_files/\(parts.first ?? "")"
    return line.code(from: name, &manuscript) { (parts.count > 1 ? String(parts[1]) : "", $0) }
  }

  // MARK: - Options

  private mutating func takeOptions(_ text: Substring) {
    var words = text.split(separator: " ")
    if let first = words.first, first.hasPrefix("["), let close = text.firstIndex(of: "]") {
      words =
        text[..<close].split { "[, ".contains($0) }
        + text[close...].dropFirst().split(separator: " ")
    }
    for word in words {
      guard let sign = word.firstIndex(of: "=") else {
        takeClass(word)
        continue
      }
      let value = String(word[sign...].dropFirst())
      switch word[..<sign] {
      case "bg", "background":
        page.settings.background.pictures = [Background.Picture(address: value, size: "cover")]
      case "transition": page.settings.transition = Page.Transition(style: value)
      case "id": takeName(value[...])
      default: break
      }
    }
  }

  private mutating func takeClass(_ name: Substring) {
    switch name {
    case "center": page.settings.layout = page.settings.layout ?? .center
    case "title", "title-slide": page.settings.layout = .cover
    case "subsection": page.settings.layout = .section
    case "full-page": page.settings.layout = .full
    case "incremental": page.settings.isIncremental = true
    case "printonly", "supplemental", "toc": page.settings.isHidden = true
    case "background-fit":
      if !page.settings.background.pictures.isEmpty {
        page.settings.background.pictures[0].size = "contain"
      }
    case let name where name.hasPrefix("#"): takeName(name.dropFirst())
    default: page.settings.classes.append(String(name))
    }
  }

  private mutating func takeName(_ name: Substring) {
    if PageDirective.isName(name) { page.settings.id = String(name) }
  }

  // MARK: - Paragraphs

  /// Paragraphs that begin with a dot and words: notes, or classes for what follows.
  private mutating func takeParagraphs() {
    var rest = page.lines[...]
    page.lines = []
    while let line = rest.first {
      let paragraph = rest.prefix { $0.kind == .text }
      guard !paragraph.isEmpty else {
        page.lines.append(line)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(paragraph.count)
      page.lines += shown(paragraph)
    }
  }

  private mutating func shown(_ paragraph: ArraySlice<MarkdownLine>) -> [MarkdownLine] {
    // Notes may follow right on other words.
    let start = paragraph.firstIndex { Self.classes($0).contains("notes") }
    if let start, start > paragraph.startIndex {
      return shown(paragraph[..<start]) + shown(paragraph[start...])
    }
    guard var first = paragraph.first else { return [] }
    let classes = Self.classes(first)
    first.text = first.text.trimmed
    first.text = first.text.drop { $0 != " " }.trimmed
    let lines = [first] + paragraph.dropFirst()
    switch classes.first {
    case nil: return Array(paragraph)
    case _ where classes.contains("notes"):
      notes.append(lines.map(\.text).joined(separator: "\n").trimmedOfLines)
      return lines.map(\.blank)
    case "break", "comment", "download":
      return lines.map(\.blank)
    default:
      let names = classes.map { ".\($0)" }.joined(separator: " ")
      return [first.division("{\(names)}")] + lines + [first.division()]
    }
  }

  /// The words that a line begins with, each behind a dot.
  private static func classes(_ line: MarkdownLine) -> [Substring] {
    let text = line.text.trimmed
    guard text.hasPrefix("."), !text.hasPrefix("..") else { return [] }
    return text.prefix { $0 != " " }.split(separator: ".")
  }

  // MARK: - Code

  /// Code whose first line names its language, as in `@@@ ruby`; lines behind a star stand out.
  private static func named(_ listing: Listing, _ lines: [MarkdownLine]) -> [MarkdownLine]? {
    guard listing.fence == nil else { return nil }
    let first = lines[listing.range.lowerBound].text.trimmed
    guard first.hasPrefix("@@@") else { return nil }
    let words = first.drop { $0 == "@" }.split(separator: " ")
    var code = lines[listing.range].dropFirst()
    var lit: [String] = []
    for (number, index) in code.indices.enumerated() where code[index].text.trimmed.hasPrefix("*") {
      lit.append(String(number + 1))
      code[index].text = Substring("    " + code[index].text.trimmed.dropFirst().trimmed)
    }
    var info = words.first.map { $0.lowercased() } ?? ""
    if words.dropFirst().contains("numbers") { info += " {.numberLines}" }
    if !lit.isEmpty { info += " {\(lit.joined(separator: ","))}" }
    return code.fenced(info, withoutFirst: 0)
  }
}
