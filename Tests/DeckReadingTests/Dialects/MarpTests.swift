import Deck
import DeckReading
import Testing

@Suite("Marp")
struct MarpTests {
  private let deck: Deck
  private var pages: [Page] { deck.pages }

  init() throws {
    deck = try Fixture.read("marp").deck
  }

  @Test func `directives hold for the page that has them or from there on`() {
    let classes = pages.map { $0.html.split(separator: "\"")[1] }
    #expect(
      classes == [
        "content cover lead invert on-dark", "content tight on-light",
        "content tight side-left on-dark", "content tight on-dark",
      ]
    )
    #expect(
      pages.map { $0.html.contains("class=\"page-header\"><p>Kettles: <em>all") }
        == [true, true, true, true]
    )
    #expect(pages.map { $0.html.contains("class=\"page-number\"") } == [true, false, true, true])
    #expect(pages.map(\.number) == [1, 2, 3, nil])
    #expect(pages.map { $0.html.contains("<p>Foot</p>") } == [false, false, false, true])
    #expect(deck.aspectRatio == 4.0 / 3.0)
  }

  @Test func `one line end is one on the page`() {
    #expect(pages[0].html.contains("One line<br>\nand the next"))
  }

  @Test func `pictures can lie behind a page, at one of its sides`() {
    #expect(pages[2].html.contains("background-color: #123456; --side: 0.33\""))
    #expect(
      pages[2].html.contains(
        """
        <div class="backdrop vertical"><img src="deck-file:0" alt="" \
        style="inline-size: 200px; object-fit: contain; block-size: auto; filter: blur(3px)">\
        <img src="deck-file:0" alt=""></div>
        """
      )
    )
    #expect(
      pages[2].html.contains(
        "<img alt=\"a kettle\" src=\"deck-file:0\" style=\"width: 300px; filter: sepia(1)\""
      )
    )
  }

  @Test func `what stands in code is not for Marp`() {
    #expect(pages[3].html.contains("<code>![bg](one.png)</code>"))
    #expect(pages[3].html.contains("<h1 class=\"fit\"> Wide</h1>"))
    #expect(
      pages[3].html.contains("color: red; background-color: #123456; background: linear")
    )
  }
}
