/// Framed parts of a page, such as `::: {.callout-note}`, with a title in their attributes or in a first
/// heading.
enum QuartoCallouts {
  /// Makes a line in bold of each title: the page's own headings stand above it.
  static func name(_ lines: inout [MarkdownLine]) {
    var named: [MarkdownLine] = []
    var isFirst = false
    for line in lines {
      named.append(line)
      guard line.kind != .blank else { continue }
      if line.kind == .heading, isFirst {
        var title = LineShape(line.text).body.drop { $0 == "#" }
        _ = Attributes.take(from: &title)
        named[named.count - 1] = self.title(title, line)
      }
      isFirst = line.kind == .division && line.text.firstRange(ofBytes: "callout-") != nil
      guard isFirst, let words = LineShape(line.text).division,
        let title = Attributes(bare: words)["title"]
      else { continue }
      named += [self.title(title[...], line), line.blank]
      isFirst = false
    }
    lines = named
  }

  private static func title(_ words: Substring, _ line: MarkdownLine) -> MarkdownLine {
    MarkdownLine(number: line.number, text: "**\(words.trimmed)**", kind: .text)
  }
}
