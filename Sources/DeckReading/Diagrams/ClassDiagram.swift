/// Mermaid's classes, as a graph for Graphviz: boxes of three parts, and UML's arrows.
struct ClassDiagram {
  private struct Class {
    var label: String
    var kind: String?
    var fields: [String] = []
    var methods: [String] = []
  }

  private var classes: [String: Class] = [:]
  /// As they are named first.
  private var order: [String] = []
  private var edges: [String] = []
  private var direction = "TB"
  /// Whose members the lines are.
  private var open: String?
  private var spaces = 0

  private static let mostLines = 2_000

  /// The graph in Graphviz' language.
  static func graph(of lines: ArraySlice<Substring>) throws(DiagramRefusal) -> String {
    guard lines.count <= mostLines else { throw DiagramRefusal("it has too many lines") }
    var diagram = ClassDiagram()
    for line in lines { try diagram.take(line) }
    return diagram.graph
  }

  private var graph: String {
    let nodes = order.map { name in
      "\(DiagramWords.quoted(name)) [label=\(record(classes[name]))];"
    }
    let head = """
      digraph {
      rankdir=\(direction); nodesep=0.4; ranksep=0.5;
      node [shape=record];
      edge [fontsize=12, labeldistance=1.8, dir=both, arrowtail=none, arrowhead=none];
      """
    return ([head] + nodes + edges + ["}"]).joined(separator: "\n")
  }

  // MARK: - Lines

  private mutating func take(_ line: Substring) throws(DiagramRefusal) {
    if let name = open {
      if line == "}" { open = nil } else { addMember(line, to: name) }
      return
    }
    let words = line.split(separator: " ", maxSplits: 1)
    switch words[0] {
    case "class": begin(line.dropFirst("class".count).trimmed)
    case "direction":
      if words.count > 1, ["LR", "RL", "BT"].contains(words[1]) { direction = String(words[1]) }
    case "namespace": spaces += 1
    case "}" where spaces > 0: spaces -= 1
    case "note", "click", "link", "callback", "style", "cssClass", "classDef", "accTitle:",
      "accDescr:", "title":
      break
    default:
      if takeRelation(line) { return }
      if line.hasPrefix("<<"), let end = line.firstRange(of: ">>") {
        let name = add(line[end.upperBound...].trimmed)
        classes[name]?.kind = DiagramWords.cleaned(line[..<end.lowerBound].dropFirst(2))
      } else if let colon = line.firstIndex(of: ":"), !line[..<colon].trimmed.isEmpty {
        addMember(line[colon...].dropFirst().trimmed, to: add(line[..<colon]))
      } else {
        throw DiagramRefusal("“\(line.prefix(40))” is no class")
      }
    }
  }

  /// From `Name["label"]:::style {`, or with its members and `}` on the same line.
  private mutating func begin(_ words: Substring) {
    let brace = words.firstIndex(of: "{") ?? words.endIndex
    let head = words[..<brace]
    let named = head.firstIndex(of: "[") ?? head.endIndex
    let name = add(head[..<named])
    if named < head.endIndex {
      classes[name]?.label = DiagramWords.cleaned(head[named...].dropFirst().prefix { $0 != "]" })
    }
    guard brace < words.endIndex else { return }
    let inside = words[brace...].dropFirst()
    if inside.trimmed.hasSuffix("}") {
      for member in inside.trimmed.dropLast().split(separator: ";") { addMember(member, to: name) }
    } else {
      open = name
    }
  }

  private mutating func addMember(_ line: Substring, to name: String) {
    let text = line.trimmed
    if text.hasPrefix("<<"), text.hasSuffix(">>") {
      classes[name]?.kind = DiagramWords.cleaned(text.dropFirst(2).dropLast(2))
    } else if !text.isEmpty {
      let member = DiagramWords.cleaned(Self.generic(text)[...])
      if text.contains("(") {
        classes[name]?.methods.append(member)
      } else {
        classes[name]?.fields.append(member)
      }
    }
  }

  /// The name by which a class is known, which need not be new.
  private mutating func add(_ words: Substring) -> String {
    let written = words.prefix { !":{[".contains($0) }.trimmed
    let name = String(written.prefix { $0 != "~" }.filter { $0 != "`" })
    if classes[name] == nil {
      classes[name] = Class(label: DiagramWords.cleaned(Self.generic(written)[...]))
      order.append(name)
    }
    return name
  }

  /// `List~int~` for a list of numbers; its brackets are no markup.
  private static func generic(_ text: Substring) -> String {
    var opens = true
    return String(
      text.map { sign -> Character in
        guard sign == "~" else { return sign }
        defer { opens.toggle() }
        return opens ? "‹" : "›"
      }
    )
  }

  // MARK: - Relations

  /// From `A "1" <|-- "many" B : words`; false where a line says nothing of that kind.
  private mutating func takeRelation(_ line: Substring) -> Bool {
    guard let sign = ClassRelation.find(in: line.prefix(500)),
      !line[..<sign.range.lowerBound].contains(":")
    else { return false }
    let rest = line[sign.range.upperBound...]
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    let from = add(line[..<sign.range.lowerBound])
    let to = add(rest[..<colon])
    var attributes: [String] = []
    if sign.isDashed { attributes.append("style=dashed") }
    if let tail = sign.tail { attributes.append("arrowtail=\(Self.arrow(tail))") }
    if let head = sign.head { attributes.append("arrowhead=\(Self.arrow(head))") }
    let labels: [(String, Substring?)] = [
      ("taillabel", sign.first), ("headlabel", sign.second),
      ("label", rest[colon...].dropFirst().trimmed),
    ]
    for (place, words) in labels {
      guard let words = DiagramWords.label(words) else { continue }
      attributes.append("\(place)=\(DiagramWords.quoted(" \(words) "))")
    }
    edges.append(
      "\(DiagramWords.quoted(from)) -> \(DiagramWords.quoted(to)) [\(attributes.joined(separator: ", "))];"
    )
    return true
  }

  private static func arrow(_ sign: String) -> String {
    switch sign {
    case "<|", "|>": "onormal"
    case "*": "diamond"
    case "o": "odiamond"
    case "()": "odot"
    default: "vee"
    }
  }

  // MARK: - Boxes

  private func record(_ content: Class?) -> String {
    guard let content else { return "\"\"" }
    let kind = content.kind.map { "«\(Self.escaped($0))»\\n" } ?? ""
    let parts = [
      kind + Self.escaped(content.label), Self.list(content.fields), Self.list(content.methods),
    ]
    let shown = content.fields.isEmpty && content.methods.isEmpty ? parts.prefix(1) : parts[...]
    let label = shown.joined(separator: "|")
    // Braces put the parts of a record across the way that the graph runs.
    return ["LR", "RL"].contains(direction) ? "\"\(label)\"" : "\"{\(label)}\""
  }

  private static func list(_ members: [String]) -> String {
    members.map { escaped($0) + "\\l" }.joined()
  }

  /// Signs of a record's own grammar are words here.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "{}|<>\\\" ".contains(character) { escaped += "\\" }
      escaped += character == "\n" ? "\\n" : String(character)
    }
    return escaped
  }
}
