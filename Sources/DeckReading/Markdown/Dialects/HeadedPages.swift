/// Pages that begin at headings of a level, at those above it, and at rules.
enum HeadedPages {
  static func pages(of text: ScannedMarkdown, _ outline: Outline, level: Int) -> [PageText] {
    let cuts = outline.cuts(at: level)
    let pages = text.cut { cuts[$0] ?? .none }
    guard let first = pages.first, pages.count > 1 else { return pages }
    // Tags around all pages and rules before the first are no page.
    let isPage = !first.lines.allSatisfy { $0.kind == .blank || $0.isTagAlone }
    guard !isPage else { return pages }
    var rest = Array(pages.dropFirst())
    rest[0].lines.insert(contentsOf: first.lines, at: 0)
    rest[0].comments.insert(contentsOf: first.comments, at: 0)
    return rest
  }
}

extension PageText {
  /// The level of the heading that it begins with.
  var headingLevel: Int? {
    guard let index = lines.firstIndex(where: { $0.kind != .blank && !$0.isTagAlone })
    else { return nil }
    if lines[index].kind == .heading { return LineShape(lines[index].text).headingLevel }
    let end = lines[index...].first { $0.kind != .text }
    guard let end, end.kind == .underline else { return nil }
    return end.text.contains("=") ? 1 : 2
  }

  /// Whether there is nothing on it but the heading that it begins with.
  var isHeadingAlone: Bool {
    let visible = lines.filter { $0.kind != .blank && $0.kind != .definition }
    return visible.count == 1 && visible[0].kind == .heading
      || visible.count == 2 && visible[1].kind == .underline
  }
}

extension MarkdownLine {
  /// Whether it is one HTML tag and no words.
  fileprivate var isTagAlone: Bool {
    let body = LineShape(text).body.trimmed
    return kind == .text && body.hasPrefix("<") && body.hasSuffix(">")
      && !body.dropFirst().dropLast().contains { $0 == "<" || $0 == ">" }
  }
}
