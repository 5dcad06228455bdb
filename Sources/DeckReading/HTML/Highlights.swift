/// Words between two equals signs each, as in `==this==`, stand out.
enum Highlights {
  private static let left: Set<String> = ["code", "kbd", "pre", "samp"]

  static func show(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.flatMap { node -> [HTMLNode] in
      switch node {
      case .reveal: return [node]
      case .text(let text): return text.contains("==") ? pieces(of: text) : [node]
      case .element(var element):
        guard !left.contains(element.name), element["class"]?.hasPrefix("math") != true
        else { return [node] }
        element.children = show(element.children)
        return [.element(element)]
      }
    }
  }

  private static func pieces(of text: String) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: #/==([^=\s](?:[^=\n]*[^=\s])?)==(?!=)/#) {
      if match.range.lowerBound > rest.startIndex {
        nodes.append(.text(String(rest[..<match.range.lowerBound])))
      }
      nodes.append(.element(HTMLElement(name: "mark", children: [.text(String(match.1))])))
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { nodes.append(.text(String(rest))) }
    return nodes
  }
}
