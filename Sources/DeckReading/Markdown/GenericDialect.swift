import Deck

/// Markdown of no tool in particular: hyphens separate pages, and a page may end with its notes.
struct GenericDialect: Dialect {
  let name = "generic"

  func recognises(_ text: ScannedMarkdown, _ settings: DeckSettings) -> Bool { true }

  func pages(
    of text: ScannedMarkdown,
    _ settings: DeckSettings,
    _ problems: inout [Problem]
  ) -> [PageText] {
    var pages: [PageText] = []
    var comments = text.comments[...]
    var start = 0
    var isInNotes = false
    for (index, line) in text.lines.enumerated() {
      if Notes.begins(line) { isInNotes = true }
      let isUnderline = line.kind == .underline && LineShape(line.text).isSeparator
      // Presenters' notes have no headings: hyphens beneath them are a separator.
      if line.kind == .separator || isUnderline && isInNotes {
        pages.append(page(text.lines[start..<index], before: line.number, &comments))
        start = index + 1
        isInNotes = false
      } else if isUnderline {
        problems.append(Problem(.warning, line: line.number, Self.headingWarning))
      }
    }
    let end = (text.lines.last?.number ?? 0) + 1
    let last = page(text.lines[start...], before: end, &comments)
    let isPhantom = last.isEmpty && !pages.isEmpty
    return isPhantom ? pages : pages + [last]
  }

  private static let headingWarning =
    "hyphens right under text make a heading of it; put a blank line above them for a new page"

  /// Takes the page's own `comments` off those that are left.
  private func page(
    _ lines: ArraySlice<MarkdownLine>,
    before end: Int,
    _ comments: inout ArraySlice<Comment>
  ) -> PageText {
    let first = lines.first { $0.kind != .blank } ?? lines.first
    let own = comments.prefix { $0.line < end }
    comments = comments.dropFirst(own.count)
    var page = PageText(line: first?.number ?? end, lines: Array(lines))
    var notes: [String] = []
    page.explicitID = own.lazy.compactMap(PageDirective.identifier).first
    if let written = Notes.take(from: &page.lines) { notes.append(written) }
    notes = Notes.takeDivisions(from: &page.lines) + notes
    if let last = own.last(where: { !PageDirective.isForTools($0) }),
      last.endsLine, page.lines.allSatisfy({ $0.number <= last.lastLine || $0.kind == .blank })
    {
      notes.insert(last.text, at: 0)
    }
    page.notes = notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return page
  }
}
