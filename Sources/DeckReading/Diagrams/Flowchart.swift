/// A flowchart or state diagram of Mermaid, as a graph for Graphviz: boxes, arrows and their words, without
/// Mermaid's colours.
struct Flowchart {
  private var lines: [String] = []
  private var open = 0
  private let isStates: Bool

  private static let mostLines = 2_000

  /// The graph in Graphviz' language.
  static func graph(of text: String) throws(DiagramRefusal) -> String {
    let statements = statements(in: text)
    let words = statements.first?.split(separator: " ") ?? []
    let kind = words.first.map(String.init) ?? ""
    guard ["graph", "flowchart", "stateDiagram", "stateDiagram-v2"].contains(kind) else {
      throw DiagramRefusal(
        "of Mermaid only flowcharts and state diagrams are drawn; put a picture of it beside the deck"
      )
    }
    var chart = Flowchart(isStates: kind.hasPrefix("state"))
    for statement in statements.dropFirst() { chart.take(statement) }
    let ends = Array(repeating: "}", count: chart.open)
    let head = """
      digraph {
      rankdir=\(direction(words.dropFirst().first)); nodesep=0.35; ranksep=0.45;
      node [shape=box, style="rounded", margin="0.18,0.09"]; edge [arrowsize=0.8, fontsize=12];
      """
    return ([head] + chart.lines + ends + ["}"]).joined(separator: "\n")
  }

  private init(isStates: Bool) {
    self.isStates = isStates
  }

  private static func statements(in text: String) -> [Substring] {
    text.split { $0.isNewline || $0 == ";" }.map(\.trimmed)
      .filter { !$0.isEmpty && !$0.hasPrefix("%%") && !$0.hasPrefix("---") }
      .prefix(mostLines).map { $0 }
  }

  private static func direction(_ word: Substring?) -> String {
    switch word {
    case "LR", "RL", "BT": String(word ?? "TB")
    default: "TB"
    }
  }

  // MARK: - Statements

  private mutating func take(_ statement: Substring) {
    let words = statement.split(separator: " ", maxSplits: 1)
    switch words[0] {
    case "subgraph", "state":
      guard words[0] == "subgraph" || statement.hasSuffix("{") else { return }
      begin(statement.dropFirst(words[0].count).trimmed)
    case "end", "}":
      guard open > 0 else { return }
      open -= 1
      lines.append("}")
    case "direction" where open == 0 && words.count > 1:
      lines.append("rankdir=\(Self.direction(words[1]));")
    case "classDef", "class", "style", "linkStyle", "click", "accTitle:", "accDescr:", "direction",
      "note", "hide", "scale", "--":
      break
    default:
      takeChain(statement)
    }
  }

  /// From `name [a title]`, `a title` or `"a title"`.
  private mutating func begin(_ words: Substring) {
    let (name, rest) = FlowchartScanner.identifier(words)
    let bracketed = FlowchartScanner.shape(at: rest.trimmed)?.text
    let title = bracketed ?? FlowchartScanner.cleaned(words.drop { $0 == "{" }.trimmedOf("{"))
    open += 1
    lines.append("subgraph \(quoted("cluster_\(name)_\(lines.count)")) {")
    lines.append("label=\(quoted(title)); style=rounded; fontsize=13;")
  }

  /// Nodes and what leads from each to the next.
  private mutating func takeChain(_ statement: Substring) {
    var scanner = FlowchartScanner(statement, isStates: isStates)
    var before = nodes(&scanner)
    while let link = scanner.link() {
      let next = nodes(&scanner)
      var attributes = link.attributes
      let label = link.label ?? (isStates ? scanner.restLabel() : nil)
      if let label { attributes.append("label=\(quoted(" \(label) "))") }
      for from in before {
        for to in next {
          lines.append("\(quoted(from)) -> \(quoted(to)) [\(attributes.joined(separator: ", "))];")
        }
      }
      before = next
    }
  }

  /// The names of nodes between `&`, each told to the graph with its shape.
  private mutating func nodes(_ scanner: inout FlowchartScanner) -> [String] {
    var names: [String] = []
    repeat {
      guard let node = scanner.node() else { break }
      names.append(node.name)
      if let shape = node.shape {
        lines.append("\(quoted(node.name)) [label=\(quoted(shape.text)), \(shape.attributes)];")
      }
    } while scanner.takesAmpersand()
    return names
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

extension Substring {
  fileprivate func trimmedOf(_ sign: Character) -> Substring {
    var text = self
    while text.last == sign || text.last == " " { text.removeLast() }
    return text
  }
}
