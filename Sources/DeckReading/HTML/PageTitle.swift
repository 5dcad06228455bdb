/// What a page is called.
enum PageTitle {
  private static let longest = 80

  /// The first heading of the page, else its first words, else nil.
  static func find(in nodes: [HTMLNode]) -> String? {
    let heading = firstHeading(in: nodes).map(oneLine)
    if let heading, !heading.isEmpty { return shortened(heading) }
    for node in nodes {
      let words = oneLine(node.plainText)
      if !words.isEmpty { return shortened(words) }
    }
    return nil
  }

  /// A title that an author gives; nil where there is nothing in it.
  static func named(_ text: String) -> String? {
    let line = oneLine(text)
    return line.isEmpty ? nil : shortened(line)
  }

  /// A title's Markdown as it is read aloud.
  static func plain(_ title: String) -> String {
    let heading = HTMLSanitiser.sanitise(CommonMark.html("# \(title)")) { _ in nil }
    return oneLine(heading.nodes.map(\.plainText).joined())
  }

  static func firstHeading(in nodes: [HTMLNode]) -> String? {
    for case .element(let element) in nodes {
      if element.name.utf8.count == 2, element.name.hasPrefix("h"), element.name != "hr" {
        return element.plainText
      }
      if let heading = firstHeading(in: element.children) { return heading }
    }
    return nil
  }

  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Cut at a word, with an ellipsis.
  static func shortened(_ text: String) -> String {
    guard text.count > longest else { return text }
    let cut = text.prefix(longest - 1)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return cut[..<end] + "…"
  }
}
