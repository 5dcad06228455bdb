/// Words between two equals signs each, as in `==this==`, stand out.
enum Highlights {
  private static let left: Set<String> = ["code", "kbd", "pre", "samp", "svg"]

  static func show(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.flatMap { node -> [HTMLNode] in
      switch node {
      case .reveal: return [node]
      case .text(let text):
        return text[...].firstRange(ofBytes: "==") == nil ? [node] : pieces(of: text)
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
    var kept = text.startIndex
    var rest = text[...]
    while let open = rest.firstRange(ofBytes: "==") {
      guard let (words, after) = marked(rest[open.upperBound...]) else {
        rest = rest[open.lowerBound...].afterASCII(1)
        continue
      }
      if kept < open.lowerBound { nodes.append(.text(String(text[kept..<open.lowerBound]))) }
      nodes.append(.element(HTMLElement(name: "mark", children: [.text(String(words))])))
      rest = after
      kept = after.startIndex
    }
    if kept < text.endIndex { nodes.append(.text(String(text[kept...]))) }
    return nodes
  }

  /// What is enclosed, on one line and without blanks at its ends, and what follows the signs behind it.
  private static func marked(_ text: Substring) -> (words: Substring, after: Substring)? {
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "=") }
    let end = text.utf8.firstIndex { isSign($0) || $0 == UInt8(ascii: "\n") }
    let words = text[..<(end ?? text.endIndex)]
    let signs = text[words.endIndex...].utf8.prefix(3).prefix(while: isSign)
    guard !words.isEmpty, signs.count == 2, words.trimmed.utf8.count == words.utf8.count
    else { return nil }
    return (words, text[signs.endIndex...])
  }
}
