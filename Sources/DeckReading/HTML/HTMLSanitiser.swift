/// Makes any HTML safe to insert into a page: what comes out is a balanced tree of known elements
/// with known attributes, and nothing in it runs, asks for anything, or leaves the page.
struct HTMLSanitiser {
  struct Result {
    var nodes: [HTMLNode]
    /// Elements that are not shown, in the order in which they came.
    var dropped: [String]
  }

  /// The address at which a picture or film is shown; nil where it can't be.
  typealias Media = (_ address: String) -> String?

  /// Deeper elements lose their tags: what follows walks the tree by recursion.
  private static let deepest = 100
  /// How many nodes may stand between a mark and the element before it.
  private static let nearby = 100

  private var open: [HTMLElement] = [HTMLElement(name: "")]
  /// The dropped element that is being skipped, and how many of its name are open in it.
  private var skipped: (name: String, depth: Int)?
  private var dropped: [String] = []

  static func sanitise(_ html: String, media: Media) -> Result {
    var sanitiser = HTMLSanitiser()
    var tokens = HTMLTokenizer(html)
    while let token = tokens.next() { sanitiser.take(token, media) }
    while sanitiser.open.count > 1 { sanitiser.closeInnermost() }
    return Result(nodes: sanitiser.open[0].children, dropped: sanitiser.dropped)
  }

  // MARK: - Tokens

  private mutating func take(_ token: HTMLTokenizer.Token, _ media: Media) {
    guard skipped == nil else {
      skip(token)
      return
    }
    switch token {
    case .text(let text): append(text)
    case .start(let name, let attributes): start(name, attributes, media)
    case .end(let name): end(name)
    case .comment(let text): ElementMark(text).map { apply($0) }
    }
  }

  private mutating func skip(_ token: HTMLTokenizer.Token) {
    guard let (name, depth) = skipped else { return }
    switch token {
    case .start(name, _): skipped = (name, depth + 1)
    case .end(name): skipped = depth == 0 ? nil : (name, depth - 1)
    case .start, .end, .text, .comment: break
    }
  }

  private mutating func start(_ name: String, _ attributes: [HTMLAttribute], _ media: Media) {
    switch HTMLPolicy.treatment(of: name) {
    case .unwrap:
      return
    case .drop:
      if !dropped.contains(name), dropped.count < 16 { dropped.append(name) }
      if !HTMLElement.voids.contains(name) { skipped = (name, 0) }
    case .keep:
      if AttributeFilter.isWayBack(attributes) {
        skipped = (name, 0)
        return
      }
      if let rule = ImpliedEnds.rule(for: name) { close(rule.ended, within: rule.within) }
      guard let node = AttributeFilter.node(name, attributes, media) else { return }
      guard case .element(let element) = node, element.name == name,
        !HTMLElement.voids.contains(name)
      else {
        append(node)
        return
      }
      if open.count < Self.deepest {
        open.append(element)
      } else if name == "aside" || element.isOfNotes {
        // Without its tags nobody would know any more for whom its words are.
        skipped = (name, 0)
      }
    }
  }

  private mutating func end(_ name: String) {
    let isPartOfTable = ImpliedEnds.partsOfTable.contains(name)
    let innermost = open.indices.dropFirst().last { index in
      open[index].name == name
        || !isPartOfTable && ImpliedEnds.boundaries.contains(open[index].name)
        || open[index].name == "table"
    }
    guard let innermost, open[innermost].name == name else { return }
    while open.count > innermost { closeInnermost() }
  }

  private mutating func apply(_ mark: ElementMark) {
    switch mark {
    case .pause:
      append(.reveal)
    case .item:
      guard let item = open.lastIndex(where: { $0.name == "li" }) else { return }
      open[item].add(classes: ["fragment"])
    case .fit:
      guard let heading = open.lastIndex(where: \.isHeading) else { return }
      open[heading].add(classes: ["fit"])
    case .attributes(let attributes):
      let parent = open.count - 1
      let before = open[parent].children.suffix(Self.nearby).lastIndex { node in
        node.element.map { $0.name != "br" } ?? false
      }
      if let before, case .element(var element) = open[parent].children[before] {
        element.add(attributes)
        open[parent].children[before] = .element(element)
      } else if parent > 0 {
        open[parent].add(attributes)
      }
    }
  }

  // MARK: - Tree

  /// Ends the outermost open element of those named, and with it all that it holds.
  private mutating func close(_ names: Set<String>, within boundaries: Set<String>) {
    var outermost: Int?
    for index in open.indices.dropFirst().reversed() {
      if names.contains(open[index].name) { outermost = index }
      if boundaries.contains(open[index].name) { break }
    }
    guard let outermost else { return }
    while open.count > outermost { closeInnermost() }
  }

  private mutating func closeInnermost() {
    let element = open.removeLast()
    if !element.showsNothing { append(.element(element)) }
  }

  private mutating func append(_ node: HTMLNode) {
    open[open.count - 1].children.append(node)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    let last = open.count - 1
    guard case .text(var before)? = open[last].children.last else {
      open[last].children.append(.text(text))
      return
    }
    // Taken out, it is no one else's, and grows where it is.
    open[last].children.removeLast()
    before += text
    open[last].children.append(.text(before))
  }
}
