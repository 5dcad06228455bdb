/// Speaker's notes in a page's HTML, which reveal.js has in `<aside class="notes">`: no viewer may get them.
enum AsideNotes {
  /// Takes them out of a page, and tells their words.
  static func take(from nodes: inout [HTMLNode]) -> [String] {
    var notes: [String] = []
    var kept: [HTMLNode] = []
    for node in nodes {
      guard case .element(var element) = node else {
        kept.append(node)
        continue
      }
      if element.name == "aside", element.hasClass("notes") {
        notes.append(element.plainText.trimmedOfLines)
        continue
      }
      notes += take(from: &element.children)
      kept.append(.element(element))
    }
    nodes = kept
    return notes
  }
}
