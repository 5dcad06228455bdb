import Deck
import DeckReading
import Testing

@Suite("remark and xaringan")
struct RemarkTests {
  private let pages: [Page]

  init() throws {
    pages = try Fixture.read("remark").deck.pages
  }

  @Test func `two hyphens go on with a copy of the page, which counts as its tool counts`() {
    #expect(pages[1].html.contains("<p>Words</p>\n<p>More words</p>"))
    #expect(pages.map(\.number) == [1, 2, nil, 3, 4, 5, 6])
  }

  @Test func `a page that says so goes on from the one before it`() throws {
    let text = "class: center\n\n# A\n\none\n\n---\ncontinued: true\n\ntwo\n\n???\n\nnotes\n"
    let pages = try Fixture.deck(of: text).pages
    #expect(pages.map(\.title) == ["A", "A"])
    #expect(pages[1].html.contains("<p>one</p>\n<p>two</p>"))
  }

  @Test func `a layout gives its content and classes to the pages after it`() {
    #expect(pages[0].html.contains("<div class=\"bottom\">\n<p>Foot: First</p>\n</div>"))
    #expect(pages[2].html.contains("<p>Foot: {{title}}</p>"))
    #expect(!pages[3].html.contains("bottom"))
    #expect(pages[4].html.contains("Other: First"))
    #expect(
      pages[0].html.hasPrefix(
        "<article class=\"content center everywhere middle\" style=\"text-align: center\">"
      )
    )
    #expect(pages.map(\.explicitID) == ["first", nil, nil, nil, nil, nil, nil])
  }

  @Test func `brackets with classes are spans and divisions, and nothing in them ends a page`() {
    #expect(pages[2].html.contains("<div class=\"left-column\">\n<h2>Left</h2>\n<hr>"))
    #expect(pages[2].html.contains("<li><code>]</code> in code</li>"))
    #expect(
      pages[2].html.contains(
        "Right with <span class=\"red big\">words [in brackets]</span> and .no[class]</p>"
      )
    )
    #expect(pages[2].html.contains("style=\"width: 50%\""))
    #expect(pages[2].html.contains(".not[this]"))
    #expect(pages[3].html.contains("<div class=\"center\">\n<p><img"))
    #expect(pages[2].html.contains("background-color: #abc"))
    #expect(
      pages[2].html.contains("<div class=\"backdrop\"><img src=\"deck-file:0\" alt=\"\"></div>")
    )
  }

  @Test func `xaringan's steps are steps where they have no numbers, and its header is a page`()
    throws
  {
    let deck = try Fixture.read("xaringan").deck
    #expect(deck.pages[0].html.contains("<h1>Ninja</h1>\n<h2>with steps</h2>\n<p>Ada</p>"))
    #expect(!deck.pages.contains { $0.html.contains("secret") })
    #expect(deck.pages[1].html.contains("<p data-step=\"1\">two</p>"))
    #expect(deck.pages[2].html.contains("<code class=\"language-r\"><span class=\"line\""))
    #expect(deck.pages[2].html.hasPrefix("<article class=\"content inverse invert\""))
    #expect(deck.aspectRatio == 1.6)
  }
}
