import Deck
import Testing

@testable import DeckReading

@Suite("Pandoc, Quarto and patat")
struct PandocTests {
  @Test func `attributes behind a heading are the page's`() throws {
    let pages = try Fixture.read("pandoc").deck.pages
    #expect(pages[2].html.contains("class=\"content section light"))
    #expect(pages[2].html.contains("background-color: navy"))
    #expect(pages[3].explicitID == "first")
    #expect(pages[3].autoAdvance == 2)
    #expect(pages[3].html.contains("object-fit: contain"))
    #expect(pages[5].transition == Page.Transition(style: "zoom", duration: 0.4))
    #expect(!pages.contains { $0.html.contains("{") })
  }

  @Test func `braces and signs within a line are HTML`() throws {
    let html = try Fixture.read("pandoc").deck.pages[3].html
    #expect(html.contains("H<sub>2</sub>O and x<sup>2</sup> cost"))
    #expect(html.contains("<span class=\"math inline\">a^2</span>"))
    #expect(html.contains("<span class=\"alert\" style=\"color: red\">red</span>"))
    #expect(html.contains("alt=\"\" style=\"width: 40%\""))
  }

  @Test(arguments: [
    ("![a](b.png){width=50%}", "<img src=\"b.png\" alt=\"a\" style=\"width: 50%\"><!-- -->"),
    ("![a](<b c.png>){.x}", "<img src=\"b c.png\" alt=\"a\" class=\"x\"><!-- -->"),
    ("![](a b.png)", "![](<a b.png>)"),
    ("![a](b.png \"t\")", "![a](b.png \"t\")"),
    ("[a](b){.x} c", "[a](b) c"),
    ("[a [b]{.x}]{.y}", "<span class=\"y\">a <span class=\"x\">b</span></span>"),
    ("![a [b]{.x}](c){.y}", "<img src=\"c\" alt=\"a [b]{.x}\" class=\"y\"><!-- -->"),
    ("`a`{.r} `[b]{.x}`", "`a` `[b]{.x}`"),
    ("a{b} [c] {d}", "a{b} [c] {d}"),
    ("\\[a]{.x} a\\ b", "\\[a]{.x} a&nbsp;b"),
    ("~~a~~ a~b c~d", "~~a~~ a~b c~d"),
    ("[a]{style=\"x\" onclick=\"y\"}", "<span style=\"x\">a</span>"),
    ("[a]{.\"><b>}", "<span class=\"&quot;&gt;&lt;b&gt;\">a</span>"),
    ("[[[[", "[[[["), ("]]]{.x}", "]]]{.x}"), ("{{{{", "{{{{"), ("", ""),
  ])
  func `a line keeps all but its braces`(line: String, html: String) {
    #expect(Braces.html(in: line[...]) == html)
  }

  @Test func `code is shown as the author of a computed deck sees it`() throws {
    let html = try Fixture.read("quarto").deck.pages[2].html
    #expect(html.contains("x &lt;- 1"))
    #expect(!html.contains("label: sum") && !html.contains("secret"))
    #expect(!html.contains("include_graphics") && html.contains("<img"))
    #expect(html.contains("<span class=\"missing\">output of r code</span>"))
    #expect(html.contains("<b>raw</b>"))
  }

  @Test func `a callout's heading is its title and no page's`() throws {
    let pages = try Fixture.read("quarto").deck.pages
    #expect(pages[3].html.contains("<p><strong>Inside a callout</strong></p>\n<p>words</p>"))
  }

  @Test func `fragments, styles and footers are those of the divisions`() throws {
    let page = try Fixture.read("quarto").deck.pages[4]
    #expect(page.html.contains("fragment fade-up"))
    #expect(page.html.contains("style=\"margin-top: 1em; font-size: 80%\""))
    #expect(page.html.contains("another foot") && !page.html.contains("by me"))
    #expect(!page.html.contains("{{") && !page.html.contains("meta title"))
    #expect(page.steps == 2)
  }

  @Test func `a page from the header says what its author is called`() throws {
    let quarto = try Fixture.read("quarto").deck
    #expect(quarto.pages[0].html.contains("<h1>Chickens</h1>\n<p>and eggs</p>\n<p>Me</p>"))
    #expect(!quarto.pages[0].html.contains("Sys.time"))
    #expect(quarto.pages[0].html.contains("background-color: #123"))
    #expect(quarto.aspectRatio == 1.5)
    let beamer = try Fixture.read("beamer").deck
    #expect(
      beamer.pages[0].html.contains("<p>and what is in them</p>\n<p>One, Two</p>\n<p>Here</p>")
    )
    #expect(beamer.aspectRatio == 4.0 / 3.0)
    let pandoc = try Fixture.read("pandoc").deck
    #expect(pandoc.title == "Tea, and milk")
    #expect(pandoc.pages[0].html.contains("<p>A. Author, B. Author</p>\n<p>Today</p>"))
  }

  @Test func `patat's own settings hold for the deck and for a page`() throws {
    let pages = try Fixture.read("patat").deck.pages
    #expect(pages.map(\.autoAdvance) == [5, 9, 5])
    #expect(pages[1].html.contains("<li>together</li>"))
    #expect(pages[2].html.contains("<li data-step=\"1\">one</li>"))
    #expect(pages[2].html.contains("<li>all</li>"))
  }
}
