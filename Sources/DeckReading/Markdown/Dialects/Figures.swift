/// A picture in a paragraph of its own, which has its words beneath it in pandoc.
enum Figures {
  static func caption(_ lines: inout [MarkdownLine]) {
    guard lines.contains(where: { $0.text.utf8.starts(with: "![".utf8) }) else { return }
    var captioned: [MarkdownLine] = []
    for (index, line) in lines.enumerated() {
      let isAlone =
        (index == 0 || lines[index - 1].kind != .text)
        && (index + 1 == lines.count || lines[index + 1].kind != .text)
      guard isAlone, line.kind == .text, let (picture, words) = parts(line.text.trimmed) else {
        captioned.append(line)
        continue
      }
      captioned += [
        line.html("<figure>\(picture)<figcaption>"),
        MarkdownLine(number: line.number, text: words, kind: .text),
        line.html("</figcaption></figure>"),
      ]
    }
    lines = captioned
  }

  private static func parts(_ text: Substring) -> (picture: String, words: Substring)? {
    guard text.hasPrefix("!["), let middle = text.firstRange(ofBytes: "](") else { return nil }
    let words = text[..<middle.lowerBound].dropFirst(2)
    var address = text[middle.upperBound...]
    let attributes = Attributes.take(from: &address) ?? Attributes("")
    guard !words.isEmpty, !words.contains("["), address.hasSuffix(")"),
      !address.dropLast().contains(where: { "()".contains($0) })
    else { return nil }
    return (attributes.picture(address.dropLast(), words), words)
  }
}
