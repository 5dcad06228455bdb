import Deck
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
}
