import Deck
import DeckReading
import Testing

@Suite("Deckset")
struct DecksetTests {
  private let pages: [Page]

  init() throws {
    pages = try Fixture.read("deckset").deck.pages
  }

  @Test func `what stands on the first lines holds for all pages that say nothing else`() {
    #expect(
      pages.map { $0.html.contains("<p>Foot</p>") } == [true, false, false, true, true, true]
    )
    #expect(pages.map { $0.html.contains("page-number") } == [true, true, true, false, true, true])
    #expect(pages.allSatisfy { $0.transition == Page.Transition(style: "fade", duration: 0.3) })
    #expect(pages[1].html.contains("<p>Own</p>"))
    #expect(pages[1].html.contains("<ul style=\"text-align: center; color: #abcdef\">"))
    #expect(pages[1].html.contains("color: #abcdef; background-color: #123456; --side"))
    #expect(pages[1].steps == 0)
  }

  @Test func `pictures lie behind their pages or at a side, but for those in line`() {
    #expect(pages[0].html.contains("filtered"))
    #expect(pages[0].html.contains("<div class=\"backdrop\"><img"))
    #expect(pages[1].html.contains("side-right"))
    #expect(pages[1].html.contains("object-fit: contain"))
    #expect(pages[3].html.matches(of: /<img/).count == 2)
    #expect(!pages[3].html.contains("filtered"))
    #expect(
      pages[2].html.contains("<p><img alt=\"\" src=\"deck-file:0\" style=\"width: 50%\"></p>")
    )
    #expect(!pages[2].html.contains("backdrop"))
  }

  @Test func `columns, headings that fit, and lines of code that stand out`() {
    #expect(pages[0].html.contains("<h1 class=\"fit\"> Kettles</h1>"))
    #expect(
      pages[2].html.contains("<div class=\"columns\">\n<div class=\"column\">\n<p>Left</p>\n</div>")
    )
    #expect(pages[4].html.contains("data-lit"))
    #expect(pages[4].html.contains("A footnote."))
  }
}
