/// Lists whose items come one by one where their markers say so.
enum ListSteps {
  private static let deepest = 32

  /// Marks each item that `isStepped` by the last character of its marker, such as `*` or `)`.
  static func mark(_ lines: inout [MarkdownLine], where isStepped: (Unicode.Scalar) -> Bool) {
    for index in lines.indices where lines[index].kind == .text {
      let text = lines[index].text
      guard let (rest, marker) = innermost(text), isStepped(marker), isMarkable(rest) else {
        continue
      }
      // At the start of an item it would make HTML of the whole line.
      let words = text.trimmedEnd
      lines[index].text = words + "<!-- step -->" + text[words.endIndex...]
    }
  }

  /// What follows the last marker of a line, and the last character of that.
  private static func innermost(_ text: Substring) -> (rest: Substring, marker: Unicode.Scalar)? {
    var rest = text
    var marker: Unicode.Scalar?
    var depth = 0
    while depth < deepest, !LineShape(rest).isRule,
      let item = LineShape(rest).listItem(interrupting: false),
      let last = rest.utf8[..<item.rest.startIndex].last
    {
      marker = Unicode.Scalar(last)
      rest = item.rest
      depth += 1
    }
    return marker.map { (rest, $0) }
  }

  private static func isMarkable(_ rest: Substring) -> Bool {
    let shape = LineShape(rest)
    let ticks = rest.utf8.count { $0 == .backtick }
    return !shape.isBlank && !shape.isRule && shape.fence == nil && ticks.isMultiple(of: 2)
      && rest.trimmedEnd.utf8.last != UInt8(ascii: "\\")
  }
}
