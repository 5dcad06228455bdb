/// Numbers what a page holds back: `data-step="2"` shows at step 2 and later.
struct Reveals {
  /// The step of the last reveal so far.
  private var step: Int
  /// The last step of all.
  private var last: Int
  /// The step of the last pause, which holds back all that comes after it.
  private var held = 0
  /// Whether a pause has come that nothing has followed yet.
  private var isPending = false
  /// The steps of ordinals.
  private let ordinals: [Int: Int]

  /// The nodes without their reveals, and how many steps they take.
  static func number(_ nodes: [HTMLNode]) -> (nodes: [HTMLNode], steps: Int) {
    var reveals = Reveals(ordinals: ordinals(in: nodes))
    let numbered = reveals.number(nodes, in: 0)
    return (numbered, reveals.last)
  }

  private init(ordinals: Set<Int>) {
    let ranks = ordinals.sorted().enumerated().map { ($1, $0 + 1) }
    self.ordinals = Dictionary(uniqueKeysWithValues: ranks)
    step = ordinals.count
    last = ordinals.count
  }

  private static func ordinals(in nodes: [HTMLNode]) -> Set<Int> {
    var found: Set<Int> = []
    for case .element(let element) in nodes {
      if case .ordinal(let ordinal)? = element.reveal?.moment { found.insert(ordinal) }
      found.formUnion(ordinals(in: element.children))
    }
    return found
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
        resume()
        guard held > outer else { return node }
        var span = HTMLElement(name: "span", children: [node])
        span["data-step"] = String(held)
        return .element(span)
      case .element(let element):
        if Self.isDots(element) {
          isPending = true
          return nil
        }
        return .element(number(element, in: outer))
      }
    }
  }

  private mutating func number(_ element: HTMLElement, in outer: Int) -> HTMLElement {
    var element = element
    takePause(atStartOf: &element)
    var own: Int
    if let reveal = element.reveal {
      own = step(of: reveal.moment)
      let end = reveal.end.map { step(of: $0) }
      let attributes = own > 0 || end != nil ? reveal.attributes(at: own, until: end) : []
      element.attributes += attributes
      last = max(last, attributes.compactMap { Int($0.value) }.max() ?? 0)
      element.reveal = nil
    } else {
      resume()
      own = held
      if own > outer { element["data-step"] = String(own) }
    }
    own = max(own, outer)
    if let groups = LitLines.takeGroups(from: &element) {
      LitLines.number(&element, groups: groups, from: step)
      step += groups - 1
      last = max(last, step)
    }
    element.children = number(element.children, in: own)
    return element
  }

  /// A pause at the very start of an item holds back its bullet too.
  private mutating func takePause(atStartOf element: inout HTMLElement) {
    guard element.name == "li" else { return }
    while let first = element.children.first, first.isBlank {
      if first == .reveal { isPending = true }
      element.children.removeFirst()
    }
  }

  /// What comes after a pause shows one step later.
  private mutating func resume() {
    guard isPending else { return }
    isPending = false
    step += 1
    held = step
    last = max(last, step)
  }

  private mutating func step(of moment: Reveal.Moment) -> Int {
    switch moment {
    case .after(let count):
      // A pause right before it is no step of its own.
      let wasPending = isPending
      resume()
      step += wasPending ? max(count - 1, 0) : count
      return step
    case .along:
      return step
    case .ordinal(let ordinal):
      return ordinals[ordinal] ?? 0
    case .at(let step):
      return step
    }
  }

  /// A paragraph of three dots with blanks between them.
  private static func isDots(_ element: HTMLElement) -> Bool {
    element.name == "p" && element.children == [.text(". . .")]
  }
}
