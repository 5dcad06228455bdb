extension ScannedMarkdown {
  /// A heading at the level of the page.
  struct Heading: Equatable {
    /// From 1.
    var level: Int
    /// Without its signs.
    var text: Substring
  }

  /// The heading that begins on the line at `index`: behind `#`, or underlined by a line further down.
  func heading(at index: Int) -> Heading? {
    let line = lines[index]
    if line.kind == .heading { return Self.heading(line.text) }
    guard line.kind == .text, index == 0 || lines[index - 1].kind != .text else { return nil }
    let end = lines[index...].firstIndex { $0.kind != .text }
    guard let end, lines[end].kind == .underline else { return nil }
    let isFirstLevel = LineShape(lines[end].text).body.utf8.first == UInt8(ascii: "=")
    return Heading(level: isFirstLevel ? 1 : 2, text: line.text.trimmed)
  }

  private static func heading(_ text: Substring) -> Heading {
    let body = LineShape(text).body
    let level = body.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    var title = body.afterASCII(level).trimmed
    let withoutClosing = title.utf8.reversed().drop { $0 == UInt8(ascii: "#") }
    if withoutClosing.count < title.utf8.count, withoutClosing.first?.isBlank ?? true {
      title = title[..<title.utf8.index(title.startIndex, offsetBy: withoutClosing.count)].trimmed
    }
    return Heading(level: level, text: title)
  }
}
