/// The list of a deck's parts that pandoc puts behind the title when asked to.
enum ContentsPage {
  /// One page with the headings above the pages' own, or else with those of the pages; none without any.
  static func page(
    _ text: ScannedMarkdown,
    _ outline: Outline,
    _ level: Int,
    line: Int,
    _ settings: DeckSettings
  ) -> [PageText] {
    let headings = outline.blocks.compactMap { entry -> (level: Int, line: Int)? in
      guard case .heading(let found) = entry.block, found <= level else { return nil }
      return (found, entry.line)
    }
    guard let top = headings.map(\.level).min() else { return [] }
    var lines: [Substring] = settings["toc-title"].map { ["# \($0.text)", ""] } ?? []
    for heading in headings where heading.level == top {
      var title = LineShape(text.lines[heading.line].text).body.drop { $0 == "#" }
      _ = Attributes.take(from: &title)
      if !title.trimmed.isEmpty { lines.append("- \(title.trimmed)") }
    }
    var page = PageText(line: line, lines: LineScanner.scan(lines, offset: 0).lines)
    for index in page.lines.indices { page.lines[index].number = line }
    page.settings = settings.page
    return [page]
  }
}
