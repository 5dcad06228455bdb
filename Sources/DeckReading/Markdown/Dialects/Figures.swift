/// A picture in a paragraph of its own, which has its words beneath it in pandoc.
enum Figures {
  static func caption(_ lines: inout [MarkdownLine]) {
    for index in lines.indices where lines[index].kind == .text {
      let isAlone =
        (index == 0 || lines[index - 1].kind != .text)
        && (index + 1 == lines.count || lines[index + 1].kind != .text)
      guard isAlone, let figure = figure(lines[index].text.trimmed) else { continue }
      lines[index] = lines[index].html(figure)
    }
  }

  private static func figure(_ text: Substring) -> String? {
    guard text.hasPrefix("!["), let middle = text.firstRange(ofBytes: "](") else { return nil }
    let words = text[..<middle.lowerBound].dropFirst(2)
    var attributes = Attributes("")
    var address = text[middle.upperBound...]
    if let found = Attributes.take(from: &address) { attributes = found }
    guard !words.isEmpty, !words.contains("["), address.hasSuffix(")"),
      !address.dropLast().contains(where: { "()".contains($0) })
    else { return nil }
    let picture = attributes.picture(address.dropLast(), words)
    return "<figure>\(picture)<figcaption>\n\n\(words)\n\n</figcaption></figure>"
  }
}
