/// Mermaid's entities and how many of each belong together, as a graph for Graphviz.
struct EntityDiagram {
  private struct Entity {
    var label: String
    /// Type, name and keys.
    var rows: [[String]] = []
  }

  private var entities: [String: Entity] = [:]
  /// As they are named first.
  private var order: [String] = []
  private var edges: [String] = []
  private var direction = "TB"
  /// Whose attributes the lines are.
  private var open: String?

  private static let mostLines = 2_000

  /// The graph in Graphviz' language.
  static func graph(of lines: ArraySlice<Substring>) throws(DiagramRefusal) -> String {
    guard lines.count <= mostLines else { throw DiagramRefusal("it has too many lines") }
    var diagram = EntityDiagram()
    for line in lines { try diagram.take(line) }
    return diagram.graph
  }

  private var graph: String {
    let nodes = order.map { name in
      "\(DiagramWords.quoted(name)) [label=<\(Self.table(entities[name]))>];"
    }
    let head = """
      digraph {
      rankdir=\(direction); nodesep=0.6; ranksep=0.8;
      node [shape=plain]; edge [fontsize=12, dir=both];
      """
    return ([head] + nodes + edges + ["}"]).joined(separator: "\n")
  }

  // MARK: - Lines

  private mutating func take(_ line: Substring) throws(DiagramRefusal) {
    if let name = open {
      if line == "}" { open = nil } else { addRow(line, to: name) }
      return
    }
    let words = line.split(separator: " ", maxSplits: 1)
    switch words[0] {
    case "direction":
      if words.count > 1, ["LR", "RL", "BT"].contains(words[1]) { direction = String(words[1]) }
    case "style", "class", "classDef", "title", "accTitle:", "accDescr:": break
    default:
      if takeRelation(line) { return }
      let brace = line.firstIndex(of: "{") ?? line.endIndex
      let head = line[..<brace].trimmed
      guard !head.isEmpty, !head.contains("--"), !head.contains("..") else {
        throw DiagramRefusal("“\(line.prefix(40))” is no entity")
      }
      let name = add(head)
      guard brace < line.endIndex else { return }
      let inside = line[brace...].dropFirst().trimmed
      if inside.hasSuffix("}") {
        addRow(inside.dropLast(), to: name)
      } else {
        open = name
      }
    }
  }

  private mutating func addRow(_ line: Substring, to name: String) {
    let words = line.prefix { $0 != "\"" }.split(separator: " ", maxSplits: 2)
    guard !words.isEmpty else { return }
    entities[name]?.rows.append(words.map { DiagramWords.cleaned($0.trimmed) })
  }

  /// The name by which an entity is known, which need not be new; `p[Person]` calls it otherwise.
  private mutating func add(_ words: Substring) -> String {
    let written = words.trimmed.prefix { $0 != "[" && $0 != ":" }
    let name = DiagramWords.cleaned(written.trimmed)
    let label = words.trimmed[written.endIndex...]
    if entities[name] == nil {
      entities[name] = Entity(label: name)
      order.append(name)
    }
    if label.hasPrefix("["), let words = DiagramWords.label(label.dropFirst().prefix { $0 != "]" })
    {
      entities[name]?.label = words
    }
    return name
  }

  // MARK: - Relations

  /// From `A ||--o{ B : words`; false where a line says nothing of that kind.
  private mutating func takeRelation(_ line: Substring) -> Bool {
    let sign = #/\ (\|o|\|\||\}o|\}\|)(--|\.\.)(o\||\|\||o\{|\|\{)\ /#
    guard let match = line.prefix(500).firstMatch(of: sign) else { return false }
    let rest = line[match.range.upperBound...]
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    let from = add(line[..<match.range.lowerBound])
    let to = add(rest[..<colon])
    var attributes = [
      "arrowtail=\(Self.arrow(match.1))", "arrowhead=\(Self.arrow(match.3.reversed()))",
    ]
    if match.2 == ".." { attributes.append("style=dashed") }
    if let words = DiagramWords.label(rest[colon...].dropFirst().trimmed) {
      attributes.append("label=\(DiagramWords.quoted(" \(words) "))")
    }
    edges.append(
      "\(DiagramWords.quoted(from)) -> \(DiagramWords.quoted(to)) [\(attributes.joined(separator: ", "))];"
    )
    return true
  }

  /// By the signs from the entity outwards.
  private static func arrow(_ signs: some Sequence<Character>) -> String {
    signs.map { sign in
      switch sign {
      case "|": "tee"
      case "o": "odot"
      default: "crow"
      }
    }.joined()
  }

  // MARK: - Boxes

  private static func table(_ entity: Entity?) -> String {
    guard let entity else { return "" }
    let width = max(1, entity.rows.map(\.count).max() ?? 1)
    let head = "<tr><td colspan=\"\(width)\"><b>\(escaped(entity.label))</b></td></tr>"
    let rows = entity.rows.map { row in
      let cells = (0..<width).map { index in
        "<td align=\"left\">\(escaped(row.indices.contains(index) ? row[index] : " "))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let attributes = "border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"5\""
    return "<table \(attributes)>\(head)\(rows.joined())</table>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
