import Deck
import DeckReading
import Testing

@Suite("Decks")
struct FixtureTests {
  /// What a fixture's deck comes to.
  struct Expectation: CustomTestStringConvertible, Sendable {
    let name: String
    /// Of the pages, between bars.
    let titles: String
    /// The lines of warnings; those of notes in brackets.
    let problems: String

    init(_ name: String, _ titles: String, problems: String = "") {
      self.name = name
      self.titles = titles
      self.problems = problems
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Expectation("fence-with-rule", "Tea | Milk", problems: "(1)"),
    Expectation("unclosed-fence", "One | Two | Three", problems: "3 18"),
    Expectation("leading-rule", "Page 1 | First | Second", problems: "1"),
    Expectation("leading-rule-at-once", "Page 1 | First | Second", problems: "1"),
    Expectation("front-matter-then-rule", "One | Two", problems: "(4)"),
    Expectation("front-matter-dots", "One"),
    Expectation("broken-front-matter", "One", problems: "3"),
    Expectation("prose-between-rules", "Page 1 | Just a sentence.", problems: "1 3"),
    Expectation("rule-under-text", "One | Two | Three | Four | Five | Six", problems: "4"),
    Expectation("tables", "Prices | a b"),
    Expectation("comment-with-rule", "A | B | C"),
    Expectation("unclosed-comment", "A | B | C", problems: "3"),
    Expectation("odd-backticks", "Odd ` backtick | Next"),
    Expectation("separators", "A | B | C | D"),
    Expectation("underlined-titles", "Title | Sub | Last", problems: "7 11"),
    Expectation("raw-html", "Raw | Next", problems: "(9)"),
    Expectation("empty", "This deck is empty", problems: "1"),
    Expectation("blank", "This deck is empty", problems: "1"),
    Expectation("header-only", "This deck is empty", problems: "1"),
    Expectation("empty-pages", "A | Page 2 | Page 3 | B | Page 5"),
    Expectation("crlf", "Eins | Zwei: äöü | Drei"),
    Expectation("blanks-behind", "Eins | Zwei: äöü | Drei"),
    Expectation("cr", "Eins | Zwei: äöü | Drei"),
    Expectation("bom", "Eins | Zwei: äöü | Drei"),
    Expectation("bom-crlf", "Eins | Zwei: äöü | Drei"),
    Expectation("utf-16-le", "Eins | Zwei: äöü | Drei"),
    Expectation("utf-16-be", "Eins | Zwei: äöü | Drei"),
    Expectation("latin-1", "Eins | Zwei: äöü “quoted” | Drei", problems: "9"),
    Expectation("bad-byte", "Eins | Zwei: äöü | Drei \u{FFFD}", problems: "13"),
    Expectation("nul", "Eins | Zwei: äöü | Dr\u{FFFD}ei", problems: "13"),
    Expectation("right-to-left", "שלום | Hello שלום"),
    Expectation("columns", "Fenced | HTML | Unclosed | Next", problems: "33"),
    Expectation("diagrams", "Drawn | As text | As text too", problems: "(22) (27) (35)"),
    Expectation("names", "Start | Middle | Middle again | Under"),
    Expectation("definitions", "One | Two"),
  ])
  func `a deck has the pages that its author sees in it`(expected: Expectation) throws {
    let deck = try Fixture.read(expected.name).deck
    #expect(deck.pages.map(\.title).joined(separator: " | ") == expected.titles)
    let lines = deck.problems.map { $0.severity == .note ? "(\($0.line))" : "\($0.line)" }
    #expect(lines.joined(separator: " ") == expected.problems)
    #expect(deck.dialect == "generic")
  }

  @Test func `a page's line is that of its first words`() throws {
    #expect(try Fixture.read("rule-under-text").deck.pages.map(\.line) == [1, 11, 16, 23, 30, 32])
    #expect(try Fixture.read("crlf").deck.pages.map(\.line) == [5, 9, 13])
    #expect(try Fixture.read("empty-pages").deck.pages.map(\.line) == [1, 4, 6, 9, 12])
  }

  @Test func `code is shown as it stands, separators included`() throws {
    let html = try Fixture.read("fence-with-rule").deck.pages[0].html
    #expect(html.contains("<code class=\"language-yaml\">---\nname: tea\n---\n</code>"))
    #expect(html.contains("<code class=\"language-markdown\">```yaml\n---\n```\n---\n</code>"))
    #expect(html.contains("<p>Hardly indented:</p>\n<pre><code class=\"language-yaml\">---\nname"))
  }

  @Test func `code that is never closed ends with its page`() throws {
    let pages = try Fixture.read("unclosed-fence").deck.pages
    #expect(pages[0].html.hasSuffix("boil water\n</code></pre>\n</article>"))
    #expect(pages[2].html.hasSuffix("never closed\n</code></pre>\n</article>"))
  }

  @Test(arguments: ["comment-with-rule", "unclosed-comment"])
  func `nothing of a comment is shown`(name: String) throws {
    for page in try Fixture.read(name).deck.pages {
      #expect(!page.html.contains("hidden") && !page.html.contains("middle"))
      #expect(!page.html.contains("never closed"))
    }
  }

  @Test func `a header is read and not shown`() throws {
    let deck = try Fixture.read("front-matter-then-rule").deck
    #expect(deck.title == "Kettles")
    #expect(deck.aspectRatio == 4.0 / 3.0)
    #expect(deck.language == "en-GB")
    #expect(deck.problems.map(\.text) == ["the header's theme means nothing here"])
    #expect(try Fixture.read("front-matter-dots").deck.title == "A title of two lines")
  }

  @Test(arguments: ["right-to-left", "right-to-left-by-language"])
  func `a deck can be written from right to left`(name: String) throws {
    #expect(try Fixture.read(name).deck.direction == .rightToLeft)
  }

  @Test func `a deck with nothing on it says so`() throws {
    for name in ["empty", "blank", "header-only"] {
      let reading = try Fixture.read(name)
      #expect(reading.isEmpty)
      #expect(reading.deck.pages[0].html.contains("This deck is empty"))
    }
    #expect(try !Fixture.read("empty-pages").isEmpty)
  }

  @Test func `a deck without a title is called by its first heading or its file`() throws {
    #expect(try Fixture.read("leading-rule").deck.title == "First")
    #expect(try Fixture.read("empty").deck.title == "deck.md")
    #expect(try Fixture.read("header-only").deck.title == "Nothing yet")
  }
}
