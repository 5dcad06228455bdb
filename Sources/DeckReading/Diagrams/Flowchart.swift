/// A flowchart or state diagram of Mermaid, as a graph for Graphviz: boxes, arrows and their words, without
/// Mermaid's colours.
struct Flowchart {
  private var lines: [String] = []
  /// Bytes of them.
  private var size = 0
  /// The parts that are open, by their names.
  private var open: [String] = []
  private let isStates: Bool

  private static let mostLines = 2_000
  private static let mostBytes = 400_000
  /// Nodes between `&`.
  private static let mostTogether = 50

  /// The graph in Graphviz' language.
  static func graph(of written: [Substring]) throws(DiagramRefusal) -> String {
    let lines = written.flatMap { $0.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty } }
    let words = lines.first?.split(separator: " ") ?? []
    var chart = Flowchart(isStates: words.first?.hasPrefix("state") ?? false)
    for line in lines.dropFirst() {
      chart.take(line)
      guard !chart.isFull else {
        throw DiagramRefusal(
          "it comes to more than \(mostLines) lines or \(mostBytes / 1_000) KB; make several of it, "
            + "or its names and words shorter"
        )
      }
    }
    let ends = Array(repeating: "}", count: chart.open.count)
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

  private mutating func add(_ line: String) {
    lines.append(line)
    size += line.utf8.count
  }

  /// Each of many nodes may lead to each of many others, with the same long words.
  private var isFull: Bool { lines.count > Self.mostLines || size > Self.mostBytes }

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
    case "subgraph": begin(statement.dropFirst(words[0].count).trimmed)
    case "state" where statement.hasSuffix("{"): begin(statement.dropFirst(words[0].count).trimmed)
    case "state": declareState(statement.dropFirst(words[0].count).trimmed)
    case "end", "}":
      guard open.popLast() != nil else { return }
      add("}")
    case "direction" where open.isEmpty && words.count > 1:
      add("rankdir=\(Self.direction(words[1]));")
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
    let title = bracketed ?? DiagramWords.cleaned(words.drop { $0 == "{" }.trimmedOf("{"))
    let cluster = "cluster_\(name)_\(lines.count)"
    open.append(cluster)
    add("subgraph \(DiagramWords.quoted(cluster)) {")
    add("label=\(DiagramWords.quoted(title)); style=rounded; fontsize=13;")
  }

  /// From `"a description" as name` or `name <<choice>>`.
  private mutating func declareState(_ words: Substring) {
    if let separator = words.firstRange(of: " as ") {
      describe(words[separator.upperBound...].trimmed, words[..<separator.lowerBound])
    } else if words.hasSuffix("<<choice>>") {
      let name = DiagramWords.quoted(FlowchartScanner.identifier(words).name)
      add("\(name) [label=\"\", shape=diamond, style=\"\"];")
    }
  }

  private mutating func describe(_ name: some StringProtocol, _ words: Substring) {
    let label = DiagramWords.quoted(DiagramWords.cleaned(words))
    add("\(DiagramWords.quoted(String(name))) [label=\(label)];")
  }

  /// Nodes and what leads from each to the next.
  private mutating func takeChain(_ statement: Substring) {
    var scanner = FlowchartScanner(statement, isStates: isStates)
    var before = nodes(&scanner)
    if isStates, let name = before.first, let words = scanner.restLabel() {
      describe(name, words[...])
      return
    }
    while !isFull, let link = scanner.link() {
      let next = nodes(&scanner, areEnds: true)
      var attributes = link.attributes
      let label = link.label ?? (isStates ? scanner.restLabel() : nil)
      if let label { attributes.append("label=\(DiagramWords.quoted(" \(label) "))") }
      for from in before.prefix(Self.mostTogether) {
        for to in next.prefix(Self.mostTogether) where !isFull {
          add(
            "\(DiagramWords.quoted(from)) -> \(DiagramWords.quoted(to)) [\(attributes.joined(separator: ", "))];"
          )
        }
      }
      before = next
    }
  }

  /// The names of nodes between `&`, each told to the graph with its shape.
  private mutating func nodes(
    _ scanner: inout FlowchartScanner,
    areEnds: Bool = false
  ) -> [String] {
    var names: [String] = []
    repeat {
      guard var node = scanner.node(isEnd: areEnds) else { break }
      // Each part has a beginning and an end of its own.
      if node.isPoint, let part = open.last { node.name += part }
      names.append(node.name)
      if let shape = node.shape {
        add(
          "\(DiagramWords.quoted(node.name)) [label=\(DiagramWords.quoted(shape.text)), \(shape.attributes)];"
        )
      }
    } while scanner.takesAmpersand()
    return names
  }
}

extension Substring {
  fileprivate func trimmedOf(_ sign: Character) -> Substring {
    var text = self
    while text.last == sign || text.last == " " { text.removeLast() }
    return text
  }
}
