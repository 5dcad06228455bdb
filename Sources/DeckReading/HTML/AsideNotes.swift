/// Speaker's notes in a page's HTML, which reveal.js has in `<aside class="notes">`: no viewer may get them.
enum AsideNotes {
  /// Takes them out of a page, and tells their words; `divisions` says whether `<div class="notes">` is
  /// one too.
  static func take(from nodes: inout [HTMLNode], divisions: Bool = false) -> [String] {
    var notes: [String] = []
    var kept: [HTMLNode] = []
    for node in nodes {
      guard case .element(var element) = node else {
        kept.append(node)
        continue
      }
      let holdsNotes = element.name == "aside" || divisions && element.name == "div"
      if holdsNotes, element.isOfNotes {
        notes.append(element.plainText.trimmedOfLines)
        continue
      }
      notes += take(from: &element.children, divisions: divisions)
      kept.append(.element(element))
    }
    nodes = kept
    return notes
  }
}

extension HTMLElement {
  /// Whether its class says that it is for presenters.
  var isOfNotes: Bool {
    self["class"]?.split(separator: " ").contains { $0.lowercased() == "notes" } ?? false
  }
}
