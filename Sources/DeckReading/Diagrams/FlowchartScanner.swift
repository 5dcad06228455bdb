/// Cuts a line of a flowchart into nodes and links.
struct FlowchartScanner {
  private var rest: Substring
  private let isStates: Bool

  struct Node {
    var name: String
    var shape: Shape?
    /// Whether it is where states begin or end.
    var isPoint = false
  }

  struct Shape {
    var text: String
    var attributes: String
  }

  struct Link {
    var label: String?
    var attributes: [String]
  }

  init(_ line: Substring, isStates: Bool) {
    rest = line.trimmed
    self.isStates = isStates
  }

  /// Where states begin, and where they end.
  private static let begin = "shape=circle, style=filled, fillcolor=black, width=0.18"
  private static let end = "shape=doublecircle, style=filled, fillcolor=black, width=0.12"

  // MARK: - Nodes

  mutating func node(isEnd: Bool = false) -> Node? {
    if isStates, rest.hasPrefix("[*]") {
      rest = rest.dropFirst(3).trimmed
      let shape = Shape(text: "", attributes: isEnd ? Self.end : Self.begin)
      return Node(name: isEnd ? "[*] end" : "[*]", shape: shape, isPoint: true)
    }
    let (name, after) = Self.identifier(rest)
    guard !name.isEmpty else { return nil }
    rest = after
    var node = Node(name: name)
    if !isStates, let found = Self.shape(at: rest) {
      node.shape = Shape(text: found.text, attributes: found.attributes)
      rest = found.after
    }
    if rest.hasPrefix(":::") { rest = Self.identifier(rest.dropFirst(3)).after }
    rest = rest.trimmed
    return node
  }

  mutating func takesAmpersand() -> Bool {
    guard rest.hasPrefix("&") else { return false }
    rest = rest.dropFirst().trimmed
    return true
  }

  /// Letters, digits and single hyphens, as far as they are no link.
  static func identifier(_ text: Substring) -> (name: String, after: Substring) {
    var end = text.startIndex
    while end < text.endIndex {
      let character = text[end]
      let next = text.index(after: end)
      let isPart = character.isLetter || character.isNumber || "_.*".contains(character)
      let joins =
        character == "-" && next < text.endIndex && end > text.startIndex
        && (text[next].isLetter || text[next].isNumber)
      guard isPart || joins else { break }
      end = next
    }
    return (String(text[..<end]), text[end...])
  }

  /// What encloses a node's words, with how Graphviz draws it; longer signs first.
  private static let shapes: [(open: String, close: String, attributes: String)] = [
    ("(((", ")))", "shape=doublecircle"), ("((", "))", "shape=circle"),
    ("([", "])", "shape=box, style=\"rounded\", margin=\"0.3,0.1\""),
    ("[[", "]]", "shape=box, peripheries=2, style=\"\""), ("[(", ")]", "shape=cylinder"),
    ("{{", "}}", "shape=hexagon, style=\"\""), ("[/", "/]", "shape=parallelogram, style=\"\""),
    ("[\\", "\\]", "shape=parallelogram, style=\"\""), ("[/", "\\]", "shape=trapezium, style=\"\""),
    ("[", "]", "shape=box, style=\"\""), ("(", ")", "shape=box, style=\"rounded\""),
    ("{", "}", "shape=diamond, style=\"\""), (">", "]", "shape=cds, style=\"\""),
  ]

  static func shape(
    at text: Substring
  ) -> (text: String, attributes: String, after: Substring)? {
    for shape in shapes where text.hasPrefix(shape.open) {
      let inside = text.dropFirst(shape.open.count)
      let words: Substring
      if inside.hasPrefix("\"") {
        words = inside.dropFirst().prefix { $0 != "\"" }
        let after = inside.dropFirst(words.count + 2)
        guard after.hasPrefix(shape.close) else { continue }
        return (DiagramWords.cleaned(words), shape.attributes, after.dropFirst(shape.close.count))
      }
      guard let close = inside.firstRange(of: shape.close) else { continue }
      words = inside[..<close.lowerBound]
      return (DiagramWords.cleaned(words), shape.attributes, inside[close.upperBound...])
    }
    return nil
  }

  // MARK: - Links

  /// From `-->`, `-.->`, `== words ==>`, `--o|words|` and the like.
  mutating func link() -> Link? {
    guard let match = rest.prefixMatch(of: /([<ox]?)(--+|==+|-\.+-?|~~~+)([>ox]?)/)
    else { return nil }
    var body = match.2
    var head = match.3
    let begin = match.1
    rest = rest[match.range.upperBound...]
    var label: Substring?
    let isOpen = head.isEmpty && (body == "--" || body == "==" || body == "-.")
    if isOpen, let end = rest.firstMatch(of: /(--+|==+|\.+-)([>ox]?)/) {
      label = rest[..<end.range.lowerBound]
      rest = rest[end.range.upperBound...]
      head = end.2
    } else if rest.hasPrefix("|"), let close = rest.dropFirst().firstIndex(of: "|") {
      label = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[close...].dropFirst()
    }
    rest = rest.trimmed
    if body.hasPrefix("-.") { body = "-." }
    return Link(
      label: DiagramWords.label(label),
      attributes: Self.attributes(body, begin: begin, head: head)
    )
  }

  private static func attributes(
    _ body: Substring,
    begin: Substring,
    head: Substring
  ) -> [String] {
    var attributes: [String] = []
    if body == "-." { attributes.append("style=dashed") }
    if body.hasPrefix("==") { attributes.append("penwidth=2.4") }
    if body.hasPrefix("~") { attributes.append("style=invis") }
    switch head {
    case "": attributes.append("arrowhead=none")
    case "o": attributes.append("arrowhead=odot")
    case "x": attributes.append("arrowhead=tee")
    default: break
    }
    if !begin.isEmpty {
      attributes += ["dir=both", begin == "<" ? "arrowtail=normal" : "arrowtail=odot"]
    }
    return attributes
  }

  /// Behind the last state: `: words`.
  mutating func restLabel() -> String? {
    guard rest.hasPrefix(":") else { return nil }
    defer { rest = "" }
    return DiagramWords.cleaned(rest.dropFirst().trimmed)
  }
}
