/// Graphs, drawn by the programs of Debian's package graphviz where it is installed.
enum Graphviz {
  /// Its programs, each of which lays a graph out in its own way.
  static let layouts: Set<String> = ["circo", "dot", "fdp", "neato", "twopi"]

  /// Letters as wide as those of the pages; no ground, since the page is one.
  private static let looks = [
    "-Tsvg", "-Gbgcolor=transparent", "-Gfontname=Helvetica", "-Nfontname=Helvetica",
    "-Efontname=Helvetica",
  ]

  static func draw(_ source: String, by layout: String) throws(DiagramRefusal) -> HTMLElement {
    // With that name set it opens no files, whatever a graph says.
    let words = ["SERVER_NAME=lectern", layout] + looks
    return try DrawingProgram(package: "graphviz", words: words).draw(source)
  }
}
