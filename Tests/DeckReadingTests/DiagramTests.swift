import Testing

@testable import DeckReading

@Suite("Diagrams")
struct DiagramTests {
  private static let isInstalled = (try? Graphviz.draw("digraph { a }", by: "dot")) != nil

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `a graph is drawn in the page's ink`() {
    let (html, troubles) = draw("```dot\ndigraph { a -> \"b & c\" [label=\"<to>\"] }\n```")
    #expect(troubles == [])
    #expect(html.hasPrefix("<figure class=\"diagram\"><svg viewbox=\"0.0 0.0 "))
    #expect(html.contains("role=\"img\" aria-label=\"a, b &amp; c, &lt;to&gt;\""))
    #expect(html.contains("stroke=\"currentColor\""))
    #expect(!html.contains("black") && !html.contains("coloured"))
  }

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `a graph with colours of its own says so, and has its paper`() {
    let (html, _) = draw("```dot\ndigraph { a [style=filled, fillcolor=lightyellow] }\n```")
    #expect(html.contains("fill=\"lightyellow\"") && html.contains("class=\"coloured\""))
  }

  @Test(
    .enabled(if: isInstalled, "graphviz is not installed"),
    arguments: [
      "digraph { a [URL=\"javascript:alert(1)\", target=\"_top\", tooltip=\"x\\\" onload=\\\"y\"] }",
      "digraph { a [label=\"</text><script>alert(1)</script>\"] }",
      "digraph { a [shape=none, image=\"/etc/passwd\", label=\"\"] }",
      "digraph { a [fontname=\"x' onload='y\", fillcolor=\"url(#a)\", style=filled, class=\"b\"] }",
      "digraph { stylesheet=\"https://a.example/x.css\"; a [id=\"x\", color=\"red:blue\"] }",
      "digraph { a [label=<<table><tr><td href=\"javascript:x\">b</td></tr></table>>] }",
    ]
  )
  func `nothing in a drawing leads anywhere or runs`(source: String) throws {
    let html = HTMLWriter.write([.element(try Graphviz.draw(source, by: "dot"))])
    let tags = html.matches(of: /<([a-z]+)((?: [a-z-]+="[^"<>]*")*)>/)
    for tag in tags {
      #expect(["svg", "g", "text", "path", "polygon", "polyline", "ellipse"].contains(tag.1))
      for attribute in tag.2.matches(of: /\ ([a-z-]+)="([^"]*)"/) {
        let mayLead = ["href", "id", "class", "onload"].contains(attribute.1)
        #expect(!mayLead || attribute.2 == "coloured")
        #expect(!attribute.2.contains("url") && !attribute.2.contains("script:"))
      }
    }
    #expect(!html.contains("<script") && !html.contains("passwd"))
  }

  @Test func `what can't be drawn stays text, with the reason`() {
    let (html, troubles) = draw("```mermaid\npie\n\"Dogs\" : 3\n```\n\n```d2\na -> b\n```")
    #expect(html.contains("<figure class=\"diagram source\"><pre><code"))
    #expect(html.contains("<figcaption>mermaid, as text</figcaption>"))
    #expect(troubles.map(\.language) == ["mermaid", "d2"])
    #expect(troubles[0].reason.contains("only flowcharts"))
  }

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `a mistake in a graph is told in Graphviz' words`() {
    let (_, troubles) = draw("```dot\ndigraph { a -> \n```")
    #expect(troubles.first?.reason.hasPrefix("Graphviz says: syntax error in line 2") ?? false)
  }

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `what was drawn before is not drawn again, and what went is forgotten`() throws {
    var diagrams = Diagrams()
    let markdown = "```dot\ndigraph { a }\n```"
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
    let first = diagrams.draw(in: nodes).nodes
    var later = diagrams.kept
    let begun = Program.now()
    #expect(later.draw(in: nodes).nodes == first)
    #expect(Program.now() - begun < 0.002, "a program takes longer to start")
    var latest = later.kept.kept
    #expect(latest.draw(in: nodes).nodes == first)
  }

  private func draw(_ markdown: String) -> (html: String, troubles: [Diagrams.Trouble]) {
    var diagrams = Diagrams()
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
    let (drawn, troubles) = diagrams.draw(in: nodes)
    return (HTMLWriter.write(drawn), troubles)
  }
}

@Suite("Flowcharts")
struct FlowchartTests {
  @Test(arguments: [
    ("graph LR\nA-->B", "\"A\" -> \"B\" []"),
    (
      "graph TD\nA[Start here] --> B{Is it?}", "\"A\" [label=\"Start here\", shape=box, style=\"\"]"
    ),
    ("graph TD\nA --> B{Is it?}", "\"B\" [label=\"Is it?\", shape=diamond, style=\"\"]"),
    ("flowchart TB\nB -- Yes, it is --> C", "\"B\" -> \"C\" [label=\" Yes, it is \"]"),
    ("flowchart TB\nB -->|Yes| C", "\"B\" -> \"C\" [label=\" Yes \"]"),
    ("graph TD;\nA-.->B;", "\"A\" -> \"B\" [style=dashed]"),
    ("graph TD\nA -. maybe .-> B", "\"A\" -> \"B\" [style=dashed, label=\" maybe \"]"),
    ("graph TD\nA ==> B", "\"A\" -> \"B\" [penwidth=2.4]"),
    ("graph TD\nA --- B", "\"A\" -> \"B\" [arrowhead=none]"),
    ("graph TD\nA <--> B", "\"A\" -> \"B\" [dir=both, arrowtail=normal]"),
    ("graph TD\nA & B --> C & D", "\"B\" -> \"D\" []"),
    ("graph TD\nA --> B --> C", "\"B\" -> \"C\" []"),
    ("graph TD\nA[\"a (b) <br/> c\"]:::big --> B", "\"A\" [label=\"a (b)\\nc\", shape=box"),
    ("graph TD\nsubgraph one [First part]\nA\nend", "label=\"First part\""),
    ("graph TD\ndb[(Store)]", "shape=cylinder"),
    ("graph TD\na-b-c --> end-of-it", "\"a-b-c\" -> \"end-of-it\""),
    ("stateDiagram-v2\n[*] --> Still : begins", "\"[*]\" -> \"Still\" [label=\" begins \"]"),
  ])
  func `Mermaid's lines are Graphviz' lines`(text: String, line: String) throws {
    let graph = try Flowchart.graph(of: text)
    #expect(graph.contains(line), "\(graph)")
  }

  @Test func `styles are left aside`() throws {
    let graph = try Flowchart.graph(
      of: "%%{init: {}}%%\ngraph LR\nclassDef big fill:#f00\nclass A big\nstyle A fill:#0f0\nA-->B"
    )
    #expect(!graph.contains("classDef") && !graph.contains("fill:"))
    #expect(graph.contains("rankdir=LR"))
  }

  @Test(arguments: [
    "", "graph", "graph TD\nA[", "graph TD\n-->", "graph TD\nend\nend", "graph TD\n&&&",
  ])
  func `odd charts are graphs or refused, and no trap`(text: String) {
    #expect((try? Flowchart.graph(of: text))?.hasSuffix("}") ?? text.isEmpty)
  }
}
