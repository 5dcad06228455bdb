/// Quotations that begin with `[!NOTE]` and the like are callouts, as on GitHub.
enum Alerts {
  private static let kinds: Set<Substring> = ["caution", "important", "note", "tip", "warning"]

  static func show(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      element.children = show(element.children)
      return .element(element.name == "blockquote" ? callout(element) ?? element : element)
    }
  }

  private static func callout(_ quotation: HTMLElement) -> HTMLElement? {
    guard let first = quotation.children.firstIndex(where: { !$0.isBlank }),
      case .element(var paragraph) = quotation.children[first], paragraph.name == "p",
      case .text(let text)? = paragraph.children.first, text.hasPrefix("[!"),
      let close = text.firstIndex(of: "]")
    else { return nil }
    let kind = text[..<close].dropFirst(2).lowercased()
    guard kinds.contains(kind[...]) else { return nil }
    var callout = quotation
    callout.name = "div"
    callout["class"] = "callout-\(kind)"
    let rest = text[close...].dropFirst().drop { $0.isWhitespace }
    paragraph.children[0] = .text(String(rest))
    let name = HTMLElement(
      name: "strong",
      children: [.text(kind.prefix(1).uppercased() + kind.dropFirst())]
    )
    callout.children[first] = .element(HTMLElement(name: "p", children: [.element(name)]))
    if !paragraph.plainText.trimmedOfLines.isEmpty || paragraph.children.count > 1 {
      callout.children.insert(.element(paragraph), at: first + 1)
    }
    return callout
  }
}
