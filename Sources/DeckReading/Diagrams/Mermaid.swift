/// Mermaid's diagrams, as far as they can be drawn without a browser.
enum Mermaid {
  static func draw(_ text: String) throws(DiagramRefusal) -> HTMLElement {
    let (title, lines) = body(of: text)
    let kind = lines.first?.split { " {".contains($0) }.first.map(String.init) ?? ""
    switch kind {
    case "graph", "flowchart", "stateDiagram", "stateDiagram-v2":
      return try Graphviz.draw(try Flowchart.graph(of: lines), by: "dot")
    case "classDiagram", "classDiagram-v2":
      return try Graphviz.draw(try ClassDiagram.graph(of: lines.dropFirst()), by: "dot")
    case "erDiagram":
      return try Graphviz.draw(try EntityDiagram.graph(of: lines.dropFirst()), by: "dot")
    case "sequenceDiagram":
      return try SequenceScanner.chart(of: lines.dropFirst(), .mermaid, title: title).drawing
    case "pie":
      return try PieChart(of: lines, title: title).drawing
    default:
      throw DiagramRefusal(
        "of Mermaid flowcharts, states, sequences, classes, entities and pies are drawn; "
          + "put a picture of it beside the deck"
      )
    }
  }

  /// Its lines without comments and settings, and the title that a header gives it.
  static func body(of text: String) -> (title: String?, lines: [Substring]) {
    var lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)[...]
    var title: String?
    lines = lines.drop(while: \.isEmpty)
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
      let named = lines[..<end].first { $0.hasPrefix("title:") }
      title = DiagramWords.label(named?.dropFirst("title:".count).trimmed)
      lines = lines[end...].dropFirst()
    }
    var isSetting = false
    let kept = lines.filter { line in
      if line.hasPrefix("%%{") { isSetting = true }
      defer { if line.hasSuffix("}%%") { isSetting = false } }
      return !isSetting && !line.isEmpty && !line.hasPrefix("%%")
    }
    return (title, kept)
  }
}
