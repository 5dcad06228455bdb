import Testing

@testable import DeckReading

@Suite("Diagrams")
struct DiagramTests {
  static let isInstalled = (try? Graphviz.draw("digraph { a }", by: "dot")) != nil

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

  @Test func `of another program's drawing its shapes are kept, and what they lie on goes`() throws
  {
    let svg = """
      <svg viewBox="0 0 9 9"><polygon fill="white" points="0,0 9,9"/><line x1="1" y1="2" x2="3" y2="4"
      stroke="black" onclick="x"/><a href="x"><text x="1">a</text></a><script>alert(1)</script></svg>
      """
    let html = HTMLWriter.write([.element(try #require(SVGDrawing.element(of: svg)))])
    #expect(SafeHTML.objections(to: html) == [])
    #expect(html.contains("<line x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\" stroke=\"currentColor\">"))
    #expect(!html.contains("polygon") && !html.contains("coloured"))
  }

  @Test func `what can't be drawn stays text, with the reason`() {
    let (html, troubles) = draw("```mermaid\ngantt\ntitle A\n```\n\n```d2\na -> b\n```")
    #expect(html.contains("<figure class=\"diagram source\"><pre><code"))
    #expect(html.contains("<figcaption>mermaid, as text</figcaption>"))
    #expect(troubles.map(\.language) == ["mermaid", "d2"])
    #expect(troubles[0].reason.contains("flowcharts, states, sequences"))
  }

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `a mistake in a graph is told in Graphviz' words`() {
    let (_, troubles) = draw("```dot\ndigraph { a -> \n```")
    #expect(troubles.first?.reason.hasPrefix("graphviz says: syntax error in line 2") ?? false)
  }

  @Test(.enabled(if: isInstalled, "graphviz is not installed"))
  func `what was drawn before is not drawn again, and what went is forgotten`() throws {
    var diagrams = Diagrams()
    let markdown = "```dot\ndigraph { a }\n```"
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
    let first = diagrams.draw(in: nodes).nodes
    var later = diagrams.kept
    let left = later.left
    #expect(later.draw(in: nodes).nodes == first)
    #expect(later.left == left)
    var latest = later.kept.kept
    #expect(latest.draw(in: nodes).nodes == first)
    #expect(latest.left == left - 1)
  }

  @Test func `of very many diagrams some wait for the next reading, and are drawn by it`() {
    let pies = (1...201).map { "```mermaid\npie\n\"a\" : \($0)\n```" }.joined(separator: "\n\n")
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(pies)) { _ in nil }.nodes
    var diagrams = Diagrams()
    let troubles = diagrams.draw(in: nodes).troubles
    #expect(troubles.map(\.reason) == ["it is one too many, or those before it took too long"])
    var later = diagrams.kept
    #expect(later.draw(in: nodes).troubles == [])
  }

  @Test func `a program that is not there may come yet, a mistake stays one`() throws {
    let refusal = #expect(throws: DiagramRefusal.self) {
      try DrawingProgram(package: "graphviz", words: ["no-such-program"]).draw("")
    }
    #expect(refusal?.reason == "install graphviz to have it drawn")
    #expect(refusal?.isOfTheMoment == true)
    let mistake = #expect(throws: DiagramRefusal.self) { try Mermaid.draw("pie\n\"a\" : 0") }
    #expect(mistake?.isOfTheMoment == false)
  }

  @Test func `a drawing that takes too long by the clock is tried again`() {
    let words = ["sh", "-c", "exec sleep 600"]
    let program = DrawingProgram(package: "a", words: words, seconds: 0.1)
    let refusal = #expect(throws: DiagramRefusal.self) { try program.draw("") }
    #expect(refusal?.reason == "it takes too long to draw")
    #expect(refusal?.isOfTheMoment == true)
  }

  private func draw(_ markdown: String) -> (html: String, troubles: [Diagrams.Trouble]) {
    var diagrams = Diagrams()
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
    let (drawn, troubles) = diagrams.draw(in: nodes)
    return (HTMLWriter.write(drawn), troubles)
  }
}

/// What Graphviz is told of other diagrams.
@Suite("Classes and entities")
struct GraphTests {
  private func lines(_ text: String) -> ArraySlice<Substring> {
    Mermaid.body(of: text).lines.dropFirst()
  }

  @Test(arguments: [
    ("Animal <|-- Duck", "\"Animal\" -> \"Duck\" [arrowtail=onormal]"),
    ("A --|> B", "\"A\" -> \"B\" [arrowhead=onormal]"),
    ("A<|--B", "\"A\" -> \"B\" [arrowtail=onormal]"),
    ("Foo--Bar", "\"Foo\" -> \"Bar\" []"), ("A \"a--b\" o-- B", "odiamond, taillabel=\" a--b \""),
    ("A \"1\" \"2\" -- B", "taillabel=\" 2 \""), ("A --> \"x B", "arrowhead=vee"),
    ("A *-- B", "arrowtail=diamond"), ("A o-- B", "arrowtail=odiamond"),
    ("A --o B", "arrowhead=odiamond"), ("A ..> B", "[style=dashed, arrowhead=vee]"),
    (
      "A \"1\" --> \"many\" B : has",
      "[arrowhead=vee, taillabel=\" 1 \", headlabel=\" many \", label=\" has \"]"
    ),
    ("class A {\n+int age\n+run()\n}", "\"A\" [label=\"{A|+int\\ age\\l|+run()\\l}\"]"),
    ("A : +List~int~ all", "+List‹int›\\ all\\l"),
    ("class A\n<<interface>> A", "{«interface»\\nA}"), ("class A[\"a b\"]", "{a\\ b}"),
    ("namespace N {\nclass A\n}\nclass B", "\"B\" ["), ("direction LR\nclass A", "rankdir=LR"),
    ("direction LR\nclass A {\nx\n}", "[label=\"A|x\\l|\"]"),
    ("class A { }\nclass B", "\"B\" ["), ("A : a -- b", "a\\ --\\ b"),
  ])
  func `Mermaid's classes are boxes and UML's arrows`(text: String, part: String) throws {
    let graph = try ClassDiagram.graph(of: lines("classDiagram\n" + text))
    #expect(graph.contains(part), "\(graph)")
  }

  @Test(arguments: [
    ("A ||--o{ B : places", "[arrowtail=teetee, arrowhead=crowodot, label=\" places \"]"),
    ("A }|..|| B : of", "[arrowtail=crowtee, arrowhead=teetee, style=dashed, label=\" of \"]"),
    ("A |o--|{ B", "[arrowtail=teeodot, arrowhead=crowtee]"),
    ("A {\nstring name PK \"a comment\"\n}", "<td align=\"left\">PK</td>"),
    ("a[\"Two & <words>\"]", "<b>Two &amp;</b>"),
  ])
  func `Mermaid's entities are tables and feet of crows`(text: String, part: String) throws {
    let graph = try EntityDiagram.graph(of: lines("erDiagram\n" + text))
    #expect(graph.contains(part), "\(graph)")
  }

  @Test(
    .enabled(if: DiagramTests.isInstalled, "graphviz is not installed"),
    arguments: [
      "classDiagram\nclass A {\n+x: {y | z} \"<b>\"\n+run(a, b) int\n}\nA <|-- B : \"q\"",
      "classDiagram\nclass `a b`\n`a b` --> C\nC : <script>alert(1)</script>",
      "erDiagram\nA ||--o{ B : \"x & y\"\nA {\nint a PK\nstring b\n}\nC[\"<a href='x'>\"]",
      "stateDiagram-v2\nstate \"Long & <b>\" as s1\n[*] --> s1\ns1 --> [*]",
    ]
  )
  func `what is told of them, Graphviz draws`(text: String) throws {
    let html = HTMLWriter.write([.element(try Mermaid.draw(text))])
    #expect(html.contains("<svg") && html.contains("<text"))
    #expect(SafeHTML.objections(to: html) == [])
  }

  @Test(arguments: ["classDiagram\n???", "erDiagram\nA --weird-- B", "classDiagram\n{"])
  func `what is no class or entity is named`(text: String) {
    #expect(throws: DiagramRefusal.self) { try Mermaid.draw(text) }
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
    ("stateDiagram-v2\nstate \"Long words\" as s1", "\"s1\" [label=\"Long words\"]"),
    ("stateDiagram-v2\ns1 : Long words", "\"s1\" [label=\"Long words\"]"),
    ("stateDiagram-v2\nA --> [*]", "\"A\" -> \"[*] end\" []"),
    ("stateDiagram-v2\nstate B {\n[*] --> C\n}", "\"[*]cluster_B_0\" -> \"C\""),
    ("stateDiagram-v2\nstate c <<choice>>", "\"c\" [label=\"\", shape=diamond"),
    ("stateDiagram-v2\n[*] --> Still : begins", "\"[*]\" -> \"Still\" [label=\" begins \"]"),
  ])
  func `Mermaid's lines are Graphviz' lines`(text: String, line: String) throws {
    let graph = try Flowchart.graph(of: Mermaid.body(of: text).lines)
    #expect(graph.contains(line), "\(graph)")
  }

  @Test func `styles are left aside`() throws {
    let text =
      "%%{init: {}}%%\ngraph LR\nclassDef big fill:#f00\nclass A big\nstyle A fill:#0f0\nA-->B"
    let graph = try Flowchart.graph(of: Mermaid.body(of: text).lines)
    #expect(!graph.contains("classDef") && !graph.contains("fill:"))
    #expect(graph.contains("rankdir=LR"))
  }

  @Test(arguments: [
    "", "graph", "graph TD\nA[", "graph TD\n-->", "graph TD\nend\nend", "graph TD\n&&&",
  ])
  func `odd charts are graphs or refused, and no trap`(text: String) {
    #expect((try? Flowchart.graph(of: Mermaid.body(of: text).lines))?.hasSuffix("}") ?? false)
  }
}
