import Testing

@testable import DeckReading

@Suite("Sequences")
struct SequenceTests {
  private func mermaid(_ text: String) throws -> SequenceChart {
    let body = Mermaid.body(of: "sequenceDiagram\n" + text)
    return try SequenceScanner.chart(of: body.lines.dropFirst(), .mermaid)
  }

  private func plantUML(_ text: String) throws -> SequenceChart {
    let lines = text.split(separator: "\n")
    return try SequenceScanner.chart(of: lines[...], .plantUML)
  }

  private func messages(_ chart: SequenceChart) -> [SequenceChart.Message] {
    chart.items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  @Test(arguments: [
    ("A->>B: hi", false, SequenceChart.Message.Head.filled), ("A-->>B: hi", true, .filled),
    ("A->B: hi", false, .none), ("A-->B: hi", true, .none), ("A-xB: hi", false, .cross),
    ("A--)B: hi", true, .open),
  ])
  func `Mermaid's arrows`(text: String, isDashed: Bool, head: SequenceChart.Message.Head) throws {
    let chart = try mermaid(text)
    let message = try #require(messages(chart).first)
    #expect(chart.participants.map(\.label) == ["A", "B"])
    #expect((message.isDashed, message.words) == (isDashed, "hi"))
    #expect(message.head == head)
  }

  @Test(arguments: [
    ("A -> B : hi", 0, 1), ("B <- A : hi", 1, 0), ("A --> B : hi", 0, 1),
    ("A -[#red]> B: hi", 0, 1),
    ("\"Two words\" ->> B : hi", 0, 1), ("A -> A : hi", 0, 0), ("A -> B ++ : hi", 0, 1),
  ])
  func `PlantUML's arrows`(text: String, from: Int, to: Int) throws {
    let message = try #require(messages(try plantUML(text)).first)
    #expect((message.from, message.to, message.words) == (from, to, "hi"))
  }

  @Test func `participants have names that are shown, in the order of their lines`() throws {
    let chart = try mermaid("participant B as Bob<br/>Two\nactor A as Ann\nA->>B: x\nC->>A: y")
    #expect(chart.participants.map(\.label) == ["Bob\nTwo", "Ann", "C"])
    let other = try plantUML("participant \"Web server\" as W #red\nactor U\nU -> W : x")
    #expect(other.participants.map(\.label) == ["Web server", "U"])
    #expect(other.participants.map(\.name) == ["W", "U"])
  }

  @Test func `frames that never end are closed, and ends of nothing left aside`() throws {
    let open = try mermaid("loop a\nalt b\nA->>B: x\nelse c\nA->>B: y")
    #expect(open.items.filter { if case .end = $0 { true } else { false } }.count == 2)
    let closed = try mermaid("end\nelse\nA->>B: x\nend")
    #expect(closed.items.count == 1)
  }

  @Test func `a condition may hold an arrow`() throws {
    let chart = try mermaid("loop until a -> b\nA->>B: x\nend\nloop->>B: y")
    #expect(messages(chart).map(\.words) == ["x", "y"])
    #expect(chart.participants.map(\.name) == ["A", "B", "loop"])
  }

  @Test func `notes are beside, over one or over several, on a line or on many`() throws {
    let chart = try plantUML(
      "A -> B : x\nnote left: one\nnote over A, B : two\nnote right of B\nthree\nfour\nend note"
    )
    let notes = chart.items.compactMap { if case .note(let note) = $0 { note } else { nil } }
    #expect(notes.map(\.side) == [.left(of: 0), .over(0...1), .right(of: 1)])
    #expect(notes.map(\.words) == ["one", "two", "three\nfour"])
  }

  @Test func `messages are counted where they ask for it`() throws {
    let chart = try mermaid("autonumber\nA->>B: x\nB-->>A: y")
    #expect(messages(chart).map(\.words) == ["1. x", "2. y"])
  }

  @Test(arguments: [
    "", "A->>B", "what is this", "A->>: x", "note over A: alone",
    String(repeating: "A->>B: x\n", count: 601), (0...40).map { "participant p\($0)\n" }.joined(),
  ])
  func `what is none, or too much, is refused`(text: String) {
    let isFine = text == "A->>B"
    #expect((try? mermaid(text)) == nil || isFine)
  }

  @Test(arguments: [
    "A->>+B: one\nB-->>-A: two", "A->>A: to <script>alert(1)</script> myself",
    "Note left of A: far\nA->>B: x\nNote right of B: far\nNote over A,B: both\nNote over B: one",
    "loop again & again\nA->>B: x\nalt one\nB->>C: y\nelse two\nA-xC: a long line of words\nend\nend",
    "activate A\nactivate A\nA->>B: x\ndeactivate B", "rect rgb(1,2,3)\nA->>B: x\nend",
  ])
  func `what is drawn is safe, in the page's ink, and read aloud in order`(text: String) throws {
    let drawing = try mermaid(text).drawing
    let html = HTMLWriter.write([.element(drawing)])
    #expect(SafeHTML.objections(to: html) == [])
    #expect(!html.contains("#") && !html.contains("black") && !html.contains("nan"))
    let spoken = try #require(drawing["aria-label"])
    #expect(spoken.contains("A to "))
  }

  @Test func `lifelines stand as far apart as what is said takes`() throws {
    let near = SequenceLanes(try mermaid("A->>B: x")).centers
    let words = String(repeating: "word ", count: 20)
    let far = SequenceLanes(try mermaid("A->>B: \(words)")).centers
    let over = SequenceLanes(try mermaid("A->>B: x\nB->>C: x\nA->>C: \(words)")).centers
    #expect(far[1] > near[1] * 3)
    #expect(over[2] >= far[1] && abs(over[2] - 2 * over[1]) < 1)
  }
}

@Suite("mscgen's sequences")
struct MessageChartTests {
  @Test func `entities, arcs and boxes are drawn`() throws {
    let drawing = try MessageChart.draw(
      """
      # what it shows
      msc {
        hscale = "2", width = "900";
        a [label="First; one"], b, "c d";
        a->b [label="one, two", textcolour="red"], b=>>a [label="three"];
        ...;
        --- [label="later"];
        "c d" << b [label="back"];
        a rbox b [label="a [box]"];
        b-x*;
      }
      """
    )
    #expect(SafeHTML.objections(to: HTMLWriter.write([.element(drawing)])) == [])
    #expect(
      drawing["aria-label"]
        == "First; one to b: one, two; b to First; one: three; later; b to c d: back; a [box]; "
        + "b to First; one; b to c d"
    )
  }

  @Test(arguments: [
    "", "msc {", "msc { a; }", "msc { a; a->b; }", "msc { a, a; a->a; }", "msc { a; ??? }",
    "msc { a, b; a->; }", "msc { a, b; ->b; }", "msc { a, b; a arbox b; }",
  ])
  func `what is none is refused`(text: String) {
    #expect(throws: DiagramRefusal.self) { try MessageChart.draw(text) }
  }
}

@Suite("Pies")
struct PieTests {
  private func draw(_ text: String) throws -> String {
    HTMLWriter.write([.element(try Mermaid.draw(text))])
  }

  @Test func `slices are named with their share`() throws {
    let html = try draw("pie title Pets <b>\n\"Dogs\" : 3\n\"Cats\" : 1")
    #expect(html.contains("aria-label=\"Pets, Dogs 75%, Cats 25%\""))
    #expect(html.contains(">Dogs 75%</text>"))
    #expect(SafeHTML.objections(to: html) == [])
    let values = try draw("pie showData\ntitle Pets\n\"Dogs\" : 2.5\n\"Cats\" : 2.5")
    #expect(values.contains("Dogs: 2.5 (50%)"))
  }

  @Test func `a slice alone is round`() throws {
    let html = try draw("pie\n\"All\" : 3")
    #expect(html.matches(of: /A120/).count == 2)
  }

  @Test(arguments: [
    "pie", "pie\n\"a\" : -1", "pie\n\"a\" : nan", "pie\n\"a\" : 1e300", "pie\nwords",
  ])
  func `what is no slice is named`(text: String) {
    #expect(throws: DiagramRefusal.self) { try Mermaid.draw(text) }
  }
}
