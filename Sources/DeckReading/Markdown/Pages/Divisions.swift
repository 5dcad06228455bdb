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

  /// From `columns`, `{.column width="40%"}` and the like: classes and a width.
  private static func startTag(_ words: Substring) -> String {
    var classes: [Substring] = []
    var width = ""
    for word in words.split(whereSeparator: { $0 == " " || $0 == "{" || $0 == "}" }) {
      if word.hasPrefix("width=") {
        width = word.dropFirst(6).filter { $0 != "\"" && $0 != "'" }
      } else if !word.contains("="), !word.hasPrefix("#") {
        classes.append(word.drop { $0 == "." })
      }
    }
    let style = width.isEmpty ? "" : " style=\"width: \(escaped(width))\""
    return "<div class=\"\(escaped(classes.joined(separator: " ")))\"\(style)>"
  }

  private static func escaped(_ text: String) -> String {
    text.filter { !"\"<>&".contains($0) }
  }
}
