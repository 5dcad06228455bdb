import Deck
import Foundation
import Testing

@testable import DeckReading

@Suite("Limits of a deck's text")
struct LimitTests {
  private func read(_ text: String, in fixture: String = "pictures") throws -> Deck {
    let folder = try Folder(Fixture.folder + "/" + fixture)
    return MarkdownDeck(Array(text.utf8), name: "deck.md", in: folder, DeckReader()).deck
  }

  private func row(_ cell: String, _ count: Int) -> String {
    "|" + String(repeating: "\(cell)|", count: count) + "\n"
  }

  @Test(arguments: [(99, true), (101, false)])
  func `a table of more columns than anyone can read is text`(columns: Int, isTable: Bool) throws {
    let deck = try read("# Table\n\n" + row("a", columns) + row("-", columns) + row("b", columns))
    #expect(deck.pages[0].html.contains("<table>") == isTable)
    let warnings = deck.problems.filter { $0.severity == .warning }
    #expect(warnings.map(\.line) == (isTable ? [] : [4]))
  }

  @Test func `lists and quotes that are deeper than any page are text`() throws {
    for sign in ["> ", "- ", "1. "] {
      let deck = try read("# Deep\n\n" + String(repeating: sign, count: 5_000) + "words")
      let open = deck.pages[0].html.matches(of: /<(blockquote|li)/).count
      #expect(open == 24)
      #expect(deck.problems.contains { $0.severity == .warning && $0.line == 3 })
    }
  }

  @Test func `copies of remark's pages end where they would be without end`() throws {
    let steps = String(repeating: "words\n\n--\n\n", count: 2_000)
    let deck = try read("\(steps)last\n\n???\n\nnotes")
    #expect(deck.pages.count == 2_001)
    #expect(deck.pages.reduce(0) { $0 + $1.html.utf8.count } < 4 << 20)
    #expect(deck.problems.contains { $0.text.contains("too many") })
  }

  @Test func `a deck of five hundred pages has each of them`() throws {
    let pages = (1...500).map { "# Page number \($0)\n\n- an item\n" }
    let deck = try read(pages.joined(separator: "\n---\n\n"))
    #expect(deck.pages.map(\.title) == (1...500).map { "Page number \($0)" })
    #expect(deck.pages.map(\.number) == Array(1...500))
    #expect(deck.problems.isEmpty)
  }

  @Test func `files that take each other in end somewhere`() throws {
    let text = "---\ncolorSchema: light\n---\n\n# One\n\n---\nsrc: pages/more.md\n---\n"
    let deck = try read(text, in: "slidev")
    #expect(deck.pages.count == 5)
    #expect(
      deck.problems.contains { $0.file == "pages/more.md" && $0.text.contains("without end") }
    )
  }

  @Test func `what is too much together with the files before it is told as that`() throws {
    try withFile("a.txt") { path in
      let folder = try Folder(of: path)
      for name in ["a", "b"] {
        try Data(count: 600 << 10).write(to: URL(filePath: folder.path + "/\(name).txt"))
      }
      var total = FileTotal(most: 1 << 20)
      #expect(throws: FileRefusal.tooLarge(limit: 1 << 10)) {
        try total.read("a.txt", in: folder, limit: 1 << 10)
      }
      total.take(try total.read("a.txt", in: folder, limit: 1 << 20))
      let refusal = #expect(throws: FileRefusal.tooMuch(limit: 1 << 20)) {
        try total.read("b.txt", in: folder, limit: 1 << 20)
      }
      let text = "b.txt is left out: with it the deck's files are over 1 MiB"
      #expect(refusal?.text(for: "b.txt") == text)
      let bytes = [UInt8](repeating: 0, count: 600 << 10)
      #expect(throws: FileRefusal.tooMuch(limit: 1 << 20)) {
        try total.check(bytes, limit: 1 << 20)
      }
      #expect(throws: FileRefusal.tooLarge(limit: 1)) { try total.check(bytes, limit: 1) }
    }
  }

  @Test func `comments may end and begin on one line as often as they like`() throws {
    let deck = try read(
      "<!-- a\n" + String(repeating: "--> <!--\n", count: 50_000) + "-->\n\n# Title"
    )
    #expect(deck.title == "Title")
  }

  @Test func `no line is looked at twice for what never ends`() {
    let lines = Array(repeating: "- <!-- a"[...], count: 1_000)
    var looked = 0
    var search = NextLine()
    for index in lines.indices {
      let end = search.after(index, in: lines) { line in
        looked += 1
        return line.hasSuffix("-->")
      }
      #expect(end == nil)
    }
    #expect(looked < 1_000)
  }

  @Test func `the next line is found, whatever was found before`() {
    let lines: [Substring] = ["a", "-", "b", "-", "c"]
    var search = NextLine()
    let found = lines.indices.map { index in search.after(index, in: lines) { $0 == "-" } }
    #expect(found == [1, 3, 3, nil, nil])
  }

  @Test func `a heading that is fitted holds its own line and no more`() throws {
    let text = String(repeating: "# [fit] a\n", count: 100)
    let scanned = LineScanner.scan(text.split(separator: "\n"), offset: 0)
    let page = PageText(line: 1, lines: scanned.lines)
    let finished = DecksetPage.finished(page, PageSettings())
    #expect(finished.lines.allSatisfy { $0.text.base.utf8.count < 40 })
    #expect(finished.lines[0].text == "# <!-- fit --> a")
  }

  @Test(arguments: [
    "---\nmarp: true\nfooter: %\n---\n", "---\nmarp: true\nclass: %\n---\n",
    "---\nmarp: true\nbackgroundColor: %\n---\n", "[a]: %\n\n", "[^a]: %\n\n",
    "layout: true\n%\n---\n",
  ])
  func `what one line says for many pages is bounded`(head: String) throws {
    let words = String(repeating: "words ", count: 20_000)
    let text =
      head.replacing("%", with: words) + String(repeating: "[a][a] [^a]\n\n---\n\n", count: 500)
    let deck = try read(text)
    #expect(deck.pages.count > 400)
    #expect(deck.pages.reduce(0) { $0 + $1.html.utf8.count } < 10 << 20)
  }

  @Test func `what never ends is left as it is, and costs little`() {
    let signs = String(repeating: "=", count: 100_000)
    #expect(Highlights.show([.text(signs)]) == [.text(signs)])
    let pictures = String(repeating: "![a](", count: 20_000)
    var asked = 0
    let line = InlinePicture.rewrite(pictures[...]) { _ in
      asked += 1
      return nil
    }
    #expect(line == pictures && asked == 0)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      // Code that nothing closes, before very many separators.
      String(repeating: "- ```\n---\n", count: 5_000),
      // What grows from page to page.
      "layout: true\n" + String(repeating: "--\nclass: a\n", count: 5_000),
      (0..<5_000).map { "a\($0): b\n" }.joined() + String(repeating: "--\n", count: 5_000),
      // A value in very many places.
      "template: a\na: " + String(repeating: "b", count: 20_000) + "\n\n"
        + String(repeating: "{{a}}", count: 20_000),
      "# A "
        + String(repeating: "<!-- .element: class=\"c%\" style=\"color: red\" -->", count: 20_000),
      "http://a" + String(repeating: ")", count: 200_000),
      "http://(a" + String(repeating: "*", count: 200_000),
      String(repeating: "a<x>", count: 100_000),
      String(repeating: "a<br><!-- .element: class=\"c\" -->", count: 20_000),
      "<style>:root{--a:" + String(repeating: " 1", count: 50_000) + "}"
        + String(repeating: "p{color:var(--a)}", count: 8_000) + "</style>\n\n# A",
      "```js {" + String(repeating: "1,", count: 200_000) + "1|2}\n"
        + String(
          repeating: "a\n",
          count: 2_000
        ),
    ]
  )
  func `a deck that asks for ever more is read all the same`(text: String) throws {
    let deck = try read(text)
    #expect(!deck.pages.isEmpty)
    #expect(deck.pages.reduce(0) { $0 + $1.html.utf8.count } < 20 << 20)
  }

  @Test func `definitions that all pages use are repeated only so often`() throws {
    let words = String(repeating: "a", count: 3_900)
    let definitions = (0..<200).map { "[d\($0)]: http://\(words)\n" }.joined()
    let uses = "[a][d0] " + (0..<200).map { "[d\($0)]" }.joined(separator: " ")
    let deck = try read(definitions + String(repeating: "\n---\n\n\(uses)\n", count: 300))
    #expect(deck.pages.reduce(0) { $0 + $1.html.utf8.count } < 20 << 20)
    #expect(deck.pages[1].html.contains("href=\"http://aaaa"))
  }

  @Test func `behind a page are as many pictures as can be seen`() throws {
    let deck = try read(
      "---\nmarp: true\n---\n" + String(repeating: "![bg](pics/leaf.png)\n", count: 500)
    )
    #expect(deck.pages[0].html.matches(of: /<img/).count == 24)
  }

  @Test(arguments: [
    String(repeating: "a&", count: 40) + "a--" + String(repeating: "w", count: 390) + "-->"
      + String(repeating: "b&", count: 40) + "b",
    String(repeating: "a", count: 9_000) + "-->" + String(repeating: "b&", count: 49) + "b",
    String(repeating: "a-->b\n", count: 2_001),
  ])
  func `a chart that comes to more than its text says why it is not drawn`(text: String) {
    let refusal = #expect(throws: DiagramRefusal.self) { try Mermaid.draw("graph LR\n" + text) }
    #expect(refusal?.reason.hasPrefix("it comes to more than 2000 lines or 400 KB") == true)
  }

  @Test func `words of a diagram are bounded, however many signs stand above one`() {
    let words = DiagramWords.cleaned("a" + String(repeating: "\u{301}", count: 9_000)[...])
    #expect(words.unicodeScalars.count == 400)
  }

  @Test func `all drawings of a deck together have their limit`() throws {
    let size = HTMLWriter.write([.element(try Mermaid.draw("pie\n\"a\": 1\n"))]).utf8.count
    var diagrams = Diagrams(room: 2 * size)
    let fences = (1...3).map { "```mermaid\npie\n\"a\": \($0)\n```\n" }
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(fences.joined(separator: "\n"))) { _ in nil }
      .nodes
    let troubles = diagrams.draw(in: nodes).troubles
    #expect(troubles.count == 1)
    #expect(troubles.first?.reason.contains("come to more than a deck may have") == true)
  }

  @Test(arguments: [
    "graph LR\n" + String(repeating: "a&", count: 9_000) + "a-->"
      + String(repeating: "b&", count: 9_000) + "b",
    "graph LR\na[" + String(repeating: "<", count: 50_000) + "]",
    "graph LR\n" + String(repeating: "a&", count: 40) + "a--"
      + String(repeating: "\u{301}", count: 20_000)
      + "-->" + String(repeating: "b&", count: 40) + "b",
    "sequenceDiagram\nA->>B: " + String(repeating: "<", count: 50_000),
    "sequenceDiagram\n" + String(repeating: "loop a\n", count: 20_000),
    "classDiagram\n" + String(repeating: "\"", count: 50_000),
    "pie\n" + String(repeating: "\"a\":1\n", count: 9_000),
    String(repeating: "%%{", count: 20_000), String(repeating: "graph LR\n", count: 7_000),
  ])
  func `a diagram is drawn or refused, however much it asks for`(text: String) {
    let html = (try? Mermaid.draw(text)).map { HTMLWriter.write([.element($0)]) } ?? ""
    #expect(html.utf8.count < 4 << 20)
  }
}
