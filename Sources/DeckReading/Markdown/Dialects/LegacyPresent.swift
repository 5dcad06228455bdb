/// present's older markup as Markdown, line by line.
enum LegacyPresent {
  private static let longestLink = 500

  static func markdown(_ lines: ArraySlice<Substring>) -> [Substring] {
    lines.map { line in
      if line.hasPrefix("#") { return "" }
      let stars = line.utf8.prefix { $0 == UInt8(ascii: "*") }.count
      if stars > 0, line.utf8.dropFirst(stars).first?.isBlank == true, stars < 6 {
        return String(repeating: "#", count: stars + 1) + line.afterASCII(stars)
      }
      // Whatever is indented is code there.
      if line.utf8.first?.isBlank == true, !LineShape(line).isBlank { return "    " + line }
      return line.hasPrefix(".") ? line : inline(line)
    }
  }

  /// `[[address][words]]` and `*bold*`.
  private static func inline(_ line: Substring) -> Substring {
    var text = ""
    var rest = line
    while let position = rest.utf8.firstIndex(where: { "[*`".utf8.contains($0) }) {
      text += rest[..<position]
      rest = rest[position...]
      if let (link, after) = link(rest) ?? bold(rest, isFirst: text.last?.isLetter != true) {
        text += link
        rest = after
      } else {
        let after = rest.utf8.first == .backtick ? CodeSpan.skip(rest) : rest.afterASCII(1)
        text += rest[..<after.startIndex]
        rest = after
      }
    }
    return text[...] + rest
  }

  private static func link(_ text: Substring) -> (String, Substring)? {
    guard text.utf8.starts(with: "[[".utf8) else { return nil }
    let content = text.afterASCII(2)
    let near = content[..<content.utf8.prefix(longestLink).endIndex]
    guard let end = near.firstRange(ofBytes: "]]") else { return nil }
    let inside = content[..<end.lowerBound]
    let after = content[end.upperBound...]
    guard let middle = inside.firstRange(ofBytes: "][") else { return ("<\(inside)>", after) }
    return ("[\(inside[middle.upperBound...])](<\(inside[..<middle.lowerBound])>)", after)
  }

  private static func bold(_ text: Substring, isFirst: Bool) -> (String, Substring)? {
    guard isFirst, text.hasPrefix("*") else { return nil }
    let content = text.dropFirst()
    let end = content.prefix(500).firstIndex { $0 == "*" || $0 == " " }
    guard let end, content[end] == "*", end > content.startIndex else { return nil }
    // Blanks within are written as stars.
    let words = content[..<end]
    return ("**\(words)**", content[content.index(after: end)...])
  }
}
