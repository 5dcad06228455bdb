/// Numbers what a page holds back: `data-step="2"` shows at step 2 and later, `data-step="2-4"` is
/// over at step 4.
///
/// What comes after a pause shows with it. A fragment shows by itself: those with an index come
/// first, in the order of their indexes, then all others in the order of the page.
struct Reveals {
  /// The step at which what comes next shows.
  private var level = 0
  /// The last step that was given to the next in order.
  private var last: Int
  private var total: Int
  /// Whether a pause has come that nothing has followed yet.
  private var isPending = false
  private let indexes: [Int]

  private init(indexes: [Int]) {
    self.indexes = indexes
    last = indexes.count
    total = last
  }

  /// The nodes without their reveals, and how many steps they take; in an incremental page each list's
  /// items come one by one.
  static func number(
    _ nodes: [HTMLNode],
    isIncremental: Bool = false
  ) -> (nodes: [HTMLNode], steps: Int) {
    var reveals = Reveals(indexes: Fragment.indexes(in: nodes).sorted())
    let numbered = reveals.number(nodes, Surroundings(isIncremental: isIncremental))
    return (numbered, reveals.total)
  }

  /// What an element takes over from those that it is in.
  private struct Surroundings {
    /// The step at which the innermost of them shows.
    var step = 0
    var isIncremental = false
    /// Whether they are code, of which this is the first step.
    var code: Int?
  }

  private mutating func number(_ nodes: [HTMLNode], _ outer: Surroundings) -> [HTMLNode] {
    nodes.compactMap { node in
      switch node {
      case .reveal:
        isPending = true
        return nil
      case .text where node.isBlank:
        return node
      case .text:
        takePause()
        guard level > outer.step else { return node }
        var span = HTMLElement(name: "span", children: [node])
        span["data-step"] = String(level)
        return .element(span)
      case .element(let element):
        if Self.isDots(element) {
          isPending = true
          return nil
        }
        return .element(number(element, outer))
      }
    }
  }

  private mutating func number(_ written: HTMLElement, _ outer: Surroundings) -> HTMLElement {
    var element = written
    var inner = outer
    if outer.code == nil { takePauseWithin(&element) }
    if let fragment = Fragment.take(from: &element, isIncremental: outer.isIncremental) {
      isPending = false
      let steps = steps(of: fragment.place)
      total = max(total, steps.last.map { $0 - 1 } ?? steps.first)
      element["data-step"] = steps.last.map { "\(steps.first)-\($0)" } ?? String(steps.first)
      inner.step = max(outer.step, steps.first)
    } else {
      takePause()
      if level > outer.step {
        element["data-step"] = String(level)
        inner.step = level
      }
    }
    inner.isIncremental = Fragment.isIncremental(element, in: outer.isIncremental)
    if let first = firstStep(ofCode: &element) { inner.code = first }
    if let lit = element["data-lit"], let first = outer.code {
      element["data-lit"] = LitLines.steps(ofGroups: lit, from: first)
    }
    element.children = number(element.children, inner)
    return element
  }

  private mutating func takePause() {
    guard isPending else { return }
    isPending = false
    last += 1
    level = last
    total = max(total, level)
  }

  /// A pause at the very start of an item holds back its bullet too.
  private mutating func takePauseWithin(_ element: inout HTMLElement) {
    guard element.name == "li" else { return }
    while let first = element.children.first, first.isBlank {
      if first == .reveal { isPending = true }
      element.children.removeFirst()
    }
  }

  private mutating func steps(of place: Fragment.Place) -> (first: Int, last: Int?) {
    switch place {
    case .next:
      last += 1
      return (last, nil)
    case .withLast:
      return (last, nil)
    case .index(let index):
      return ((indexes.firstIndex(of: index) ?? 0) + 1, nil)
    case .step(let step, let end):
      return (step, end)
    }
  }

  /// Takes a step for each group of lit lines but the first, which shows with the code.
  private mutating func firstStep(ofCode code: inout HTMLElement) -> Int? {
    guard let groups = code["data-groups"].flatMap({ Int($0) }) else { return nil }
    code["data-groups"] = nil
    defer {
      last += groups - 1
      total = max(total, last)
    }
    return last
  }

  /// A paragraph of three dots with blanks between them.
  private static func isDots(_ element: HTMLElement) -> Bool {
    element.name == "p" && element.children == [.text(". . .")]
  }
}
