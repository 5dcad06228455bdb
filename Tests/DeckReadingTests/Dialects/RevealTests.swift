import Deck
import DeckReading
import Testing

@Suite("reveal.js and Obsidian")
struct RevealTests {
  @Test func `a comment says what its page looks like`() throws {
    let pages = try Fixture.read("reveal").deck.pages
    #expect(
      pages[0].html.hasPrefix(
        "<article class=\"content cover big on-light\" style=\"background-color: #fff\">"
      )
    )
    #expect(pages[0].transition == Page.Transition(style: "zoom"))
    #expect(pages[2].html.contains("style=\"object-fit: contain; opacity: 0.5\""))
    #expect(pages[2].autoAdvance == 2)
    #expect(pages[2].duration == 30)
    #expect(pages[1].html.contains("Footnotes: none, and\na Note: within."))
  }

  @Test func `pages beneath others are a stack, and each counts unless it says no`() throws {
    let pages = try Fixture.read("reveal").deck.pages
    #expect(pages.map(\.stack) == [nil, 1, 1, 1, nil])
    #expect(pages.map(\.number) == [1, 2, 3, nil, 4])
    #expect(try Fixture.read("reveal-md").deck.pages.map(\.stack) == [nil, 1, 1, 1, nil])
  }

  @Test func `a header can change what separates pages`() throws {
    let deck = try Fixture.read("reveal-md").deck
    #expect(deck.pages[0].html.contains("<hr>"))
    #expect(deck.pages.allSatisfy { $0.transition?.style == "fade" })
    #expect(deck.pages.allSatisfy { $0.html.contains("page-number") })
    #expect(deck.aspectRatio == 1024.0 / 768.0)
    #expect(deck.pages[2].file == "parts/more.md")
  }

  @Test func `Obsidian's links, embeds and comments are its own`() throws {
    let deck = try Fixture.read("obsidian").deck
    #expect(deck.duration == 120)
    #expect(deck.pages[0].html.contains("<p>link and Plain</p>"))
    #expect(!deck.pages[0].html.contains("not shown") && !deck.pages[0].html.contains("nor this"))
    #expect(deck.pages[1].html.contains("style=\"width: 300px; height: 200px\""))
    #expect(deck.pages[2].html.contains("<p>From a note.</p>"))
    #expect(deck.pages[0].html.contains("style=\"background-color: #eee\""))
    #expect(deck.pages[1].html.contains("<div class=\"backdrop\"><img"))
  }

  @Test func `Obsidian's grids have places`() throws {
    let html = try Fixture.read("obsidian").deck.pages[1].html
    #expect(
      html.contains(
        """
        <div class="placed" style="--x: 35.0%; --y: 10.0%; --w: 60.0%; --h: 50.0%; background: red">
        <h3>In a grid</h3>
        """
      )
    )
    #expect(html.contains("--x: 60.0%; --y: 80.0%; --w: 40.0%; --h: 20.0%"))
  }
}
