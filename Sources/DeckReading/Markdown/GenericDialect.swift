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
    var start = 0
    var comments = text.comments[...]
    for end in text.lines.indices where text.lines[end].kind == .separator {
      pages.append(page(text.lines[start..<end], before: text.lines[end].number, &comments))
      start = end + 1
    }
    let end = (text.lines.last?.number ?? 0) + 1
    let last = page(text.lines[start...], before: end, &comments)
    let isPhantom = last.isBlank && last.notes.isEmpty && !pages.isEmpty
    return isPhantom ? pages : pages + [last]
  }

  /// - Parameter comments: Those that are not behind the page yet; it takes its own off.
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
    if let last = own.last(where: { !PageDirective.isForTools($0) }),
      last.endsLine, page.lines.allSatisfy({ $0.number <= last.lastLine || $0.kind == .blank })
    {
      notes.insert(last.text, at: 0)
    }
    page.notes = notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return page
  }
}
