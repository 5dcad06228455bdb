/// Puts emoji in the place of their names, such as `:tada:`.
enum Emoji {
  private static let left: Set<String> = ["code", "kbd", "pre", "samp", "svg"]
  private static let longestName = 40

  static func show(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      switch node {
      case .reveal: return node
      case .text(let text): return text.utf8.contains(.colon) ? .text(shown(text)) : node
      case .element(var element):
        guard !left.contains(element.name), element["class"]?.hasPrefix("math") != true
        else { return node }
        element.children = show(element.children)
        return .element(element)
      }
    }
  }

  private static func shown(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let colon = rest.utf8.firstIndex(of: .colon) {
      let name = rest[colon...].dropFirst().prefix(longestName).prefix { $0 != ":" && $0 != " " }
      let after = rest[name.endIndex...]
      let isAlone = !(rest[..<colon].last.map { $0.isLetter || $0.isNumber } ?? false)
      if isAlone, after.utf8.first == .colon, let emoji = EmojiNames.emoji(name) {
        shown += rest[..<colon] + emoji
        rest = after.dropFirst()
      } else {
        shown += rest[..<name.endIndex]
        rest = after
      }
    }
    return shown + rest
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
}
