import Deck

/// Spectacle's Markdown: each line that begins with three hyphens separates pages, perhaps with JSON
/// behind them.
struct Spectacle: Dialect {
  let name = "spectacle"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let line = text.lines.first { line in
      Self.isSeparator(line) && line.text.trimmed.hasSuffix("}") || Self.isSection(line)
    }
    return line.map { Sign($0.text.trimmed, line: $0.number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let lines = manuscript.text.lines
    var separators: [MarkdownLine] = []
    var pages = manuscript.text.cut { index in
      guard Self.isSeparator(lines[index]) else { return .none }
      separators.append(lines[index])
      return .here
    }
    for index in pages.indices {
      var settings = manuscript.settings.page
      settings.breaksLines = true
      pages[index].settings = settings
      if let note = Notes.take(from: &pages[index].lines) { pages[index].notes = note }
      if index > 0 { Self.apply(separators[index - 1], to: &pages[index], &manuscript) }
      Self.divide(&pages[index])
    }
    // A separator before the first page separates it from nothing.
    if let first = pages.first, pages.count > 1, first.isEmpty { pages.removeFirst() }
    return pages
  }

  private static func isSeparator(_ line: MarkdownLine) -> Bool {
    guard [.text, .separator, .underline].contains(line.kind) else { return false }
    let text = line.text.trimmed
    guard text.hasPrefix("---") else { return false }
    let rest = text.dropFirst(3).trimmed
    return rest.isEmpty || rest.hasPrefix("{")
  }

  private static func isSection(_ line: MarkdownLine) -> Bool {
    line.kind == .text && line.text.trimmed == "::section"
  }

  /// JSON is YAML too.
  private static func apply(
    _ separator: MarkdownLine,
    to page: inout PageText,
    _ manuscript: inout Manuscript
  ) {
    let json = separator.text.trimmed.dropFirst(3).trimmed
    guard !json.isEmpty else { return }
    do {
      let layout = try YAML.parse(String(json))?["layout"]?.text
      if layout == "center" { page.settings.layout = .center }
    } catch {
      manuscript.warn(separator.number, "what follows the hyphens is not JSON: \(error.reason)")
    }
  }

  /// Sections stand side by side.
  private static func divide(_ page: inout PageText) {
    let starts = page.lines.indices.filter { isSection(page.lines[$0]) }
    guard let first = starts.first else { return }
    let ends = starts.dropFirst() + [page.lines.count]
    let sections = zip(starts, ends).flatMap { start, end in
      [page.lines[start].division("column")] + page.lines[(start + 1)..<end]
        + [page.lines[start].division()]
    }
    page.lines =
      page.lines[..<first] + [page.lines[first].division("columns")] + sections
      + [page.lines[first].division()]
  }
}
