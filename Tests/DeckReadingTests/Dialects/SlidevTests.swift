import Deck
import DeckReading
import Testing

@Suite("Slidev")
struct SlidevTests {
  private let deck: Deck
  private var pages: [Page] { deck.pages }

  init() throws {
    deck = try Fixture.read("slidev").deck
  }

  @Test func `the header is the deck's, and the first page's`() {
    #expect(deck.duration == 3_900)
    #expect(deck.direction == .rightToLeft)
    #expect(pages[0].html.hasPrefix("<article class=\"content cover all\""))
    #expect(pages[0].html.contains("text-align: center"))
    #expect(pages[0].html.contains("<div class=\"backdrop\"><img"))
    #expect(!pages[1].html.contains("text-align: center"))
    #expect(pages.prefix(2).map { $0.transition?.style } == ["slide-left", "fade"])
    #expect(pages.allSatisfy { $0.html.contains(" all") })
  }

  @Test func `a leading slash may mean the folder that Slidev serves`() throws {
    let pages = try DeckReader().read(Fixture.folder + "/../look/slidev.md").deck.pages
    #expect(pages[6].html.contains("<div class=\"backdrop\"><img src=\"deck-file:"))
  }

  @Test func `a picture behind a page that is missing leaves its frame there`() throws {
    let pages = try DeckReader().read(Fixture.folder + "/../look/slidev.md").deck.pages
    let frame = "<div class=\"backdrop\"><span class=\"missing\">pictures/gone.png</span></div>"
    #expect(pages[7].html.contains("side-right") && pages[7].html.contains(frame))
    #expect(pages[8].html == "<article class=\"content\">\(frame)</article>")
  }

  @Test func `slots at the left and the right are columns`() {
    #expect(
      pages[1].html.contains(
        "<div class=\"columns\">\n<div class=\"column slot-default\">\n<h1>Left"
      )
    )
    #expect(pages[1].html.contains("</div>\n<div class=\"column slot-right\">\n<h1>Right"))
    #expect(pages[1].html.contains("layout: none"))
    #expect(
      pages[4].html.contains(
        """
        <h1>Across</h1>
        <div class="columns">
        <div class="column slot-left">
        <p>L</p>
        </div>
        <div class="column slot-right">
        <p>R</p>
        </div>
        </div>
        """
      )
    )
    #expect(pages[4].explicitID == "both")
  }

  @Test func `YAML may stand in a fence`() {
    #expect(
      pages[2].html.hasPrefix(
        "<article class=\"content plain all side-right\" style=\"--side: 0.5\">"
      )
    )
    #expect(pages[2].html.contains("object-fit: contain"))
    #expect(!pages[2].html.contains("layout:"))
  }

  @Test func `pages of other files come in, with what the deck says about them`() {
    #expect(pages.map(\.file)[5...7] == ["pages/more.md", "pages/more.md", "pages/more.md"])
    #expect(pages.map(\.line)[5...7] == [11, 19, 22])
    #expect(pages[5].html.hasPrefix("<article class=\"content fact all mine\">"))
  }

  @Test func `code comes from files, as far as they are there`() {
    #expect(pages[8].html.contains("let kettle"))
    #expect(!pages[8].html.contains("before") && !pages[8].html.contains("after"))
    #expect(pages[8].html.contains("language-swift"))
    #expect(pages[9].html.hasPrefix("<article class=\"content quote all\">"))
  }
}
