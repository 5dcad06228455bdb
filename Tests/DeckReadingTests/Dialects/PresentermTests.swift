import Deck
import DeckReading
import Testing

@Suite("presenterm")
struct PresentermTests {
  @Test func `columns stand in their order, however they are filled`() throws {
    let html = try Fixture.read("presenterm").deck.pages[2].html
    #expect(
      html.contains(
        """
        <div class="columns">
        <div class="column" style="width: 75%">
        <p>left</p>
        </div>
        <div class="column" style="width: 25%">
        <p>right</p>
        </div>
        </div>
        <p>below</p>
        """
      )
    )
  }

  @Test func `a title stands above the page's other headings`() throws {
    let pages = try Fixture.read("presenterm").deck.pages
    #expect(pages[0].html.contains("<h1>Tea and <em>milk</em></h1>\n<p>In which order</p>"))
    #expect(pages[1].html.contains("<h1>Kettles</h1>"))
    #expect(pages[1].html.contains("<h2>Below the title</h2>"))
    #expect(pages[3].html.contains("content center"))
  }

  @Test func `lists and lines change from a command on`() throws {
    let html = try Fixture.read("presenterm").deck.pages[4].html
    #expect(html.contains("<li data-step=\"1\">one</li>\n<li data-step=\"2\">two</li>"))
    #expect(html.contains("<li>three</li>"))
    #expect(html.contains("text-align: center\">\n<p>centred words</p>"))
  }

  @Test func `code that is run keeps its hidden lines to itself`() throws {
    let html = try Fixture.read("presenterm").deck.pages[5].html
    #expect(html.contains("shown") && !html.contains("hidden()"))
    #expect(html.matches(of: /&lt;!-- end_slide --&gt;/).count == 2)
    #expect(html.contains("<p>taken in</p>"))
  }

  @Test func `what is taken in goes on with the deck behind it`() throws {
    let pages = try Fixture.read("presenterm").deck.pages
    #expect(pages[6].file == "part.md")
    #expect(pages[6].line == 5)
    #expect(pages[6].html.contains("<p>deeper words</p>"))
    #expect(pages[6].html.contains("<p>after</p>"))
  }

  @Test func `the header changes what ends a page and what is a command`() throws {
    let pages = try Fixture.read("presenterm-options").deck.pages
    #expect(pages[0].html.contains("<li data-step=\"2\">two</li>"))
    #expect(pages[1].html.contains("<p data-step=\"1\">shown</p>"))
    #expect(pages[2].html.contains("class=\"missing\""))
  }

  @Test func `pictures are as wide as their words say, and files are code`() throws {
    let html = try Fixture.read("presenterm-files").deck.pages[0].html
    #expect(html.contains("alt=\"\" style=\"width: 50%\""))
    #expect(html.contains("alt=\"image:other\""))
    #expect(html.contains("second") && html.contains("third"))
    #expect(!html.contains("first") && !html.contains("fourth"))
  }
}
