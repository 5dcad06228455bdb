/// Code that changes step by step, as in Slidev: a fence that holds fences, each of which takes the place
/// of the one before it.
enum MagicMove {
  private static let most = 100

  static func prepare(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      if let stack = stack(of: element) { return .element(stack) }
      element.children = prepare(element.children)
      return .element(element)
    }
  }

  private static func stack(of pre: HTMLElement) -> HTMLElement? {
    guard pre.name == "pre", let code = pre.children.first?.element,
      code["data-meta"]?.contains("magic-move") ?? false
    else { return nil }
    let inside = HTMLSanitiser.sanitise(CommonMark.html(code.plainText)) { _ in nil }.nodes
    var parts = inside.compactMap(\.element).filter { $0.name == "pre" }.prefix(most).map(\.self)
    guard !parts.isEmpty else { return nil }
    for index in parts.indices { parts[index]["data-lit"] = "\(index)/\(parts.count)" }
    var stack = HTMLElement(name: "div", children: parts.map(HTMLNode.element))
    stack["class"] = "stack"
    stack["data-groups"] = String(parts.count)
    return stack
  }
}
