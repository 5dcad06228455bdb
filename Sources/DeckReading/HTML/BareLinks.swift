/// Makes links of web addresses that stand in the text.
enum BareLinks {
  private static let left: Set<String> = ["a", "code", "kbd", "pre", "samp", "svg"]

  static func link(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.flatMap { node -> [HTMLNode] in
      switch node {
      case .reveal: return [node]
      case .text(let text):
        return text[...].firstRange(ofBytes: "://") == nil ? [node] : pieces(of: text)
      case .element(var element):
        guard !left.contains(element.name), element["class"]?.hasPrefix("math") != true
        else { return [node] }
        element.children = link(element.children)
        return [.element(element)]
      }
    }
  }

  private static func pieces(of text: String) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var before = text.startIndex
    var from = text.startIndex
    while let colon = text[from...].firstRange(ofBytes: "://") {
      from = colon.upperBound
      guard
        let scheme = ["https", "http"].first(where: {
          text[before..<colon.lowerBound].hasSuffix($0)
        })
      else { continue }
      let start = text.utf8.index(colon.lowerBound, offsetBy: -scheme.utf8.count)
      let end = end(ofAddressIn: text[colon.upperBound...])
      guard end > colon.upperBound, let link = Link(String(text[start..<end])) else { continue }
      var element = HTMLElement(name: "a", children: [.text(String(text[start..<end]))])
      link.apply(to: &element)
      if before < start { nodes.append(.text(String(text[before..<start]))) }
      nodes.append(.element(element))
      before = end
      from = end
    }
    if before < text.endIndex { nodes.append(.text(String(text[before...]))) }
    return nodes
  }

  /// Up to a blank, without the punctuation of the sentence around it.
  private static func end(ofAddressIn text: Substring) -> Substring.Index {
    var address = text.prefix { !$0.isWhitespace && !"<>\"“”«»`|".contains($0) }
    let opens = address.contains("(")
    while let last = address.last, ".,;:!?*_~'…)".contains(last) {
      if last == ")", opens { break }
      address.removeLast()
    }
    return address.endIndex
  }
}
