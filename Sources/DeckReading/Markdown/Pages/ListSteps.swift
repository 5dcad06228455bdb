/// Lists whose items come one by one where their markers say so.
enum ListSteps {
  /// Marks each item that `isStepped` by the last character of its marker, such as `*` or `)`.
  static func mark(_ lines: inout [MarkdownLine], where isStepped: (Unicode.Scalar) -> Bool) {
    for index in lines.indices where lines[index].kind == .text {
      let text = lines[index].text
      guard let rest = LineShape(text).listItem(interrupting: false)?.rest else { continue }
      let marker = text.utf8[..<rest.startIndex]
      guard let last = marker.last, isStepped(Unicode.Scalar(last)),
        let content = content(of: rest)
      else { continue }
      let before = text[..<content.startIndex]
      lines[index].text = before + "<!-- step -->" + content
    }
  }

  /// The words of an item, behind the box of a task; nil where it begins with something that has to
  /// stand first in its line.
  private static func content(of rest: Substring) -> Substring? {
    var shape = LineShape(rest)
    for box in ["[ ] ", "[x] ", "[X] "] where shape.body.hasPrefix(box) {
      shape = LineShape(shape.body.afterASCII(4))
    }
    let isPlain =
      !shape.isBlank && !shape.isHeading && !shape.isRule && !shape.isQuote && shape.fence == nil
      && shape.listItem(interrupting: false) == nil && shape.body.utf8.first != UInt8(ascii: "<")
    return isPlain ? shape.body : nil
  }
}
