import Deck
import DeckReading
import Testing

@Suite("Page content")
struct PageContentTests {
  @Test func `notes are the last comment, a note line, or both`() throws {
    let pages = try Fixture.read("notes").deck.pages
    #expect(
      pages.map(\.notes) == [
        "Say hello.\n\nTwice.", "Say this.\n- and that", "One.\n\nNote: two.", "",
        "First.\n\nSecond.",
        "", "Only for me.",
      ]
    )
  }

  @Test func `no page shows its notes`() throws {
    let pages = try Fixture.read("notes").deck.pages
    for hidden in ["Say", "One.", "two.", "First.", "Second.", "Only for me", "not this one"] {
      #expect(!pages.contains { $0.html.contains(hidden) })
    }
    #expect(pages[3].html.matches(of: /Note: (this is )?shown/).count == 4)
    #expect(pages[6].html.contains("<p>shown</p>"))
  }

  @Test func `what is held back shows at its step`() throws {
    let pages = try Fixture.read("steps").deck.pages
    #expect(pages.map(\.steps) == [3, 0, 1, 1])
    #expect(pages[0].html.contains("<p data-step=\"1\">first</p>"))
    #expect(pages[0].html.contains("<ul data-step=\"2\">\n<li>second</li>"))
    #expect(pages[0].html.contains("<ul data-step=\"3\">\n<li>third</li>"))
    #expect(!pages[0].html.contains(". . ."))
    #expect(pages[3].html.contains("words <span data-step=\"1\"> more </span>"))
    #expect(pages[3].html.contains("<code data-step=\"1\">&lt;!-- pause --&gt;</code>"))
  }

  @Test func `a comment speaks of the element beside it`() throws {
    let pages = try Fixture.read("element-marks").deck.pages
    #expect(pages[0].html.contains("<li class=\"fragment\" data-step=\"2\">one </li>"))
    #expect(pages[0].html.contains("<li class=\"fragment\" data-step=\"1\">two </li>"))
    #expect(pages[0].html.contains("<ol class=\"big\" style=\"color: red\">"))
    #expect(!pages[0].html.contains("onclick"))
    #expect(pages[1].html.contains("<h1 class=\"fit\"> As large"))
  }

  @Test func `formulas are taken from between dollars, and prices are not`() throws {
    let pages = try Fixture.read("formulas").deck.pages
    #expect(pages[0].html.hasPrefix("<article class=\"content\" data-needs=\"math\">"))
    #expect(pages[0].html.contains("<h1>Energy <span class=\"math inline\">E = mc^2</span></h1>"))
    #expect(pages[0].html.contains("<span class=\"math inline\">a_1 * b_1</span> and <span"))
    #expect(pages[0].html.contains("cost $5 and $10, $x$, <code>$code$</code>, $ x $ and $x$5."))
    #expect(pages[0].html.contains("<div class=\"math display\">\\int_0^1 x_i \\, dx</div>"))
    #expect(pages[0].html.contains("<p>Inline <span class=\"math display\">y = x</span> display"))
    #expect(pages[0].html.contains("<div class=\"math display\">a &lt; b</div>"))
    #expect(pages[1].html.contains("<td><span class=\"math inline\">|x|</span></td>"))
    #expect(pages[1].html.contains("alt=\"the $x$ axis\""))
    #expect(pages[1].html.contains("href=\"https://a.example/$x$y\""))
  }

  @Test func `columns are divisions of a page`() throws {
    let pages = try Fixture.read("columns").deck.pages
    #expect(
      pages[0].html.contains(
        """
        <div class="columns">
        <div class="column" style="width: 40%">
        <p>left</p>
        </div>
        <div class="column">
        <p>right</p>
        </div>
        </div>
        """
      )
    )
    #expect(
      pages[1].html.contains("<div>\n<ul>\n<li>left</li>\n</ul>\n</div>\n<div>\n<p>right</p>")
    )
    #expect(pages[2].html.hasSuffix("<p>words</p>\n</div>\n</article>"))
  }

  @Test func `pages have the names that their author gives them`() throws {
    let pages = try Fixture.read("names").deck.pages
    #expect(pages.map(\.explicitID) == ["start", "middle", "again", "under"])
    #expect(pages.map(\.id.rawValue) == ["start", "middle", "again", "under"])
    #expect(pages[3].html.contains("<h1>Under</h1>"))
    #expect(pages[3].html.contains("<a href=\"#middle\">"))
  }

  @Test func `pages without names are called by their titles`() throws {
    let ids = try Fixture.read("empty-pages").deck.pages.map(\.id.rawValue)
    #expect(ids == ["a", "page-2", "page-3", "b", "page-5"])
  }

  @Test func `links and footnotes are defined for the whole deck`() throws {
    let pages = try Fixture.read("definitions").deck.pages
    #expect(pages[0].html.contains("<a title=\"Tea\" href=\"https://tea.example\""))
    #expect(pages[0].html.contains("<sup class=\"footnote-ref\">1</sup> and [none]"))
    #expect(pages[0].html.contains("Boiled."))
    #expect(pages[1].html.contains("href=\"https://tea.example\""))
    #expect(!pages[1].html.contains("Boiled."))
  }

  @Test func `a page's layout is told by what is on it`() throws {
    let pages = try Fixture.read("layouts").deck.pages
    let classes = pages.map { $0.html.split(separator: "\"")[1] }
    #expect(
      classes == ["content cover", "content section", "content full", "content quote", "content"]
    )
  }

  @Test func `code and formulas tell what a viewer needs`() throws {
    #expect(try Fixture.read("fence-with-rule").deck.pages[0].html.contains("data-needs=\"code\""))
    #expect(try !Fixture.read("fence-with-rule").deck.pages[1].html.contains("data-needs"))
  }
}
