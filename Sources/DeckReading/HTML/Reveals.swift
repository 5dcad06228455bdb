/// Numbers what a page holds back: `data-step="2"` shows at step 2 and later.
struct Reveals {
  /// The step at which what comes next shows.
  private var step = 0
  /// Whether a reveal has come that nothing has followed yet.
  private var isPending = false

  /// The nodes without their reveals, and how many steps they take.
  static func number(_ nodes: [HTMLNode]) -> (nodes: [HTMLNode], steps: Int) {
    var reveals = Reveals()
    let numbered = reveals.number(nodes, in: 0)
    return (numbered, reveals.step)
  }

  /// Numbers what is in an element that shows at the step `outer`.
  private mutating func number(_ nodes: [HTMLNode], in outer: Int) -> [HTMLNode] {
    nodes.compactMap { node in
      switch node {
      case .reveal:
        isPending = true
        return nil
      case .text where node.isBlank:
        return node
      case .text:
        advance()
        guard step > outer else { return node }
        var span = HTMLElement(name: "span", children: [node])
        span["data-step"] = String(step)
        return .element(span)
      case .element(var element):
        if Self.isDots(element) {
          isPending = true
          return nil
        }
        advance()
        let own = step
        if own > outer { element["data-step"] = String(own) }
        element.children = number(element.children, in: own)
        return .element(element)
      }
    }
  }

  private mutating func advance() {
    if isPending { step += 1 }
    isPending = false
  }

  /// A paragraph of three dots with blanks between them.
  private static func isDots(_ element: HTMLElement) -> Bool {
    element.name == "p" && element.children == [.text(". . .")]
  }
}
