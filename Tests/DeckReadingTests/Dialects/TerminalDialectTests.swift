import Deck
import DeckReading
import Testing

@Suite("Terminal tools")
struct TerminalDialectTests {
  @Test func `exactly three hyphens separate pages, under text too, and not in code`() throws {
    let pages = try Fixture.read("terminal-slides").deck.pages
    #expect(pages[0].html.contains("<p>text</p>"))
    #expect(pages[1].html.contains("<hr>\n<p>still two</p>"))
    #expect(pages[1].html.contains("shown") && !pages[1].html.contains("package main"))
    #expect(pages[1].html.contains("[ A ] -&gt; [ B ]"))
    #expect(pages[1].html.contains("page-footer\"><p>Gopher Today</p>"))
  }

  @Test func `a line stays a line, and one between arrows stands in the middle`() throws {
    let pages = try Fixture.read("mdp").deck.pages
    #expect(pages[0].html.contains("<div style=\"text-align: center\">\n<h1>Centred</h1>\n</div>"))
    #expect(pages[0].html.contains("<p>line one<br>\nline two</p>"))
    #expect(pages[2].html.contains("<h1>Title</h1>"))
    #expect(pages[2].html.contains("*not bold*"))
  }

  @Test func `a line that stops the output leaves lists as they are`() throws {
    let html = try Fixture.read("mdp").deck.pages[1].html
    #expect(html.matches(of: /<ul/).count == 2)
    #expect(html.contains("<li data-step=\"3\">two</li>"))
  }

  @Test func `macros and languages of landslide mean what they say`() throws {
    let pages = try Fixture.read("landslide").deck.pages
    #expect(pages[0].html.contains(" big title"))
    #expect(pages[1].html.contains("language-python"))
    #expect(pages[1].html.contains("def a():"))
    #expect(pages[1].html.contains("href=\"https://tea.example\""))
    #expect(!pages[0].html.contains(".fx") && !pages[1].html.contains("!python"))
  }
}
