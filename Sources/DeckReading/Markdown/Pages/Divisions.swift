/// Parts of a page between lines of colons, such as `::: columns` and `:::`.
struct Divisions {
  /// The line that opened each part that is open, and its words.
  private(set) var open: [(line: Int, words: Substring)] = []

  /// The HTML that stands for a line; nil for an end of nothing.
  mutating func html(for line: MarkdownLine) -> String? {
    guard let words = LineShape(line.text).division else { return nil }
    guard words.isEmpty else {
      open.append((line.number, words))
      return Self.startTag(words)
    }
    return open.popLast() == nil ? nil : "</div>"
  }

  /// What is still open at the end of the page.
  var endTags: String { open.map { _ in "</div>" }.joined(separator: "\n") }

  /// From `columns`, `{.column width="40%"}` and the like.
  private static func startTag(_ words: Substring) -> String {
    let attributes = Attributes(bare: words)
    var tag = "<div class=\"\(escaped(attributes.classes.joined(separator: " ")))\""
    if let index = attributes["fragment-index"] {
      tag += " data-fragment-index=\"\(escaped(index))\""
    }
    let style = attributes.style
    if !style.isEmpty { tag += " style=\"\(escaped(style))\"" }
    return tag + ">"
  }

  private static func escaped(_ text: String) -> String {
    text.filter { !"\"<>&".contains($0) }
  }
}
