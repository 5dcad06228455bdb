import Deck

/// md2googleslides: rules separate pages, comments are notes, and braces say how things look.
struct Md2GoogleSlides: Dialect {
  let name = "md2gslides"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let line = text.lines.first { line in
      guard line.kind == .text || line.kind == .heading else { return false }
      let text = line.text.trimmed
      return text == "{.column}" || text.hasPrefix("$$$ ") || text.hasPrefix("@[youtube](")
        || text.hasSuffix("{.background}") || line.kind == .heading && text.hasSuffix("{.big}")
    }
    return line.map { Sign(String($0.text.trimmed.suffix(40)), line: $0.number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let lines = manuscript.text.lines
    var pages = manuscript.text.cut { lines[$0].isRule ? .here : .none }
    // A rule before anything else separates nothing.
    if let first = pages.first, pages.count > 1, first.isEmpty { pages.removeFirst() }
    return pages.map { Self.read($0, manuscript.settings.page) }
  }

  private static func read(_ page: PageText, _ defaults: PageSettings) -> PageText {
    var page = page
    page.settings = defaults
    let notes = page.comments.filter { !PageDirective.isForTools($0) }.map(\.text)
    page.notes = notes.joined(separator: "\n\n")
    takeGenerated(&page.lines)
    for index in page.lines.indices { take(&page, index) }
    divide(&page)
    Braces.rewrite(&page.lines)
    return page
  }

  private static func take(_ page: inout PageText, _ index: Int) {
    let line = page.lines[index]
    let text = line.text.trimmed
    switch line.kind {
    case .heading:
      var title = line.text
      guard let attributes = Attributes.take(from: &title) else { return }
      page.lines[index].text = title
      if attributes.classes.contains("big") { page.settings.layout = .fact }
    case .text where text.hasPrefix("{layout="):
      let name = Attributes(text.dropFirst().dropLast())["layout"] ?? ""
      page.settings.layout = PageLayout(named: name.lowercased())
      page.lines[index] = line.blank
    case .text where text.hasPrefix("![") && text.hasSuffix("){.background}"):
      guard let open = text.firstRange(ofBytes: "](") else { return }
      let address = text[open.upperBound...].dropLast("){.background}".count)
      page.settings.background.pictures.append(Background.Picture(address: String(address)))
      page.lines[index] = line.blank
    case .text where text.hasPrefix("@[youtube]("):
      let id = text.dropFirst("@[youtube](".count).prefix { $0 != ")" }
      page.lines[index].text = "<https://youtu.be/\(id)>"
    default: break
    }
  }

  /// Formulas and drawings between lines of three dollars.
  private static func takeGenerated(_ lines: inout [MarkdownLine]) {
    var start: Int?
    for index in lines.indices where lines[index].text.hasPrefix("$$$") {
      guard let first = start else {
        start = index
        continue
      }
      start = nil
      let kind = lines[first].text.dropFirst(3).trimmed
      let inside = first + 1..<index
      if kind == "svg" {
        let drawing = lines[inside].map(\.text).joined(separator: "\n")
        for taken in first...index { lines[taken] = lines[taken].blank }
        let address = HeldPicture.address(ofSVG: drawing)
        lines[first] = lines[first].html("<img src=\"\(address)\" alt=\"\">")
      } else {
        lines[first].text = kind == "math" ? "$$" : "```\(kind)"
        lines[index].text = kind == "math" ? "$$" : "```"
      }
    }
  }

  /// What follows `{.column}` stands beside what comes before it; the title across both.
  private static func divide(_ page: inout PageText) {
    let marks = page.lines.indices.filter { page.lines[$0].text.trimmed == "{.column}" }
    guard !marks.isEmpty else { return }
    let start = page.lines.lastIndex { $0.kind == .heading || $0.kind == .underline } ?? -1
    let first = start < marks[0] ? start + 1 : 0
    var columns: [MarkdownLine] = []
    var from = first
    for end in marks + [page.lines.count] {
      let line = page.lines[min(end, page.lines.count - 1)]
      columns += [line.division("column")] + page.lines[from..<end] + [line.division()]
      from = end + 1
    }
    let mark = page.lines[marks[0]]
    page.lines = page.lines[..<first] + [mark.division("columns")] + columns + [mark.division()]
  }
}
