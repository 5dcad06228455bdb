import Deck
import DeckReading
import Testing

@Suite("GitPitch, Showoff and others")
struct WebDialectTests {
  @Test func `a separator's settings are the next page's`() throws {
    let pages = try Fixture.read("gitpitch").deck.pages
    #expect(pages[1].html.contains("class=\"backdrop\""))
    #expect(pages[1].html.contains("opacity: 0.6"))
    #expect(pages[2].html.contains("linear-gradient(to right, red, blue)"))
    #expect(pages.map(\.stack) == [nil, 1, 1, 1, nil, nil])
  }

  @Test func `words with an at sign do what they say`() throws {
    let pages = try Fixture.read("gitpitch").deck.pages
    #expect(pages[1].html.contains("<span style=\"color: red\">loud</span> <code>@fa[kept]</code>"))
    #expect(pages[1].html.contains("<li data-step=\"2\">two</li>"))
    #expect(pages[1].html.contains("<li>at once</li>"))
    #expect(pages[2].html.contains("width: 50%; text-align: left\">\n<p>left</p>"))
    #expect(pages[4].html.contains("package part"))
    #expect(!pages.contains { $0.html.contains("@title") || $0.html.contains("@[") })
  }

  @Test func `parts that are snapped to the sides stand in their places`() throws {
    let html = try Fixture.read("gitpitch").deck.pages[3].html
    let places = ["top", "left side", "right side"].compactMap {
      html.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 3 && places == places.sorted())
    #expect(html.contains("<div class=\"column\" style=\"width: 40%\">\n<p>left side</p>"))
  }

  @Test func `what has a place on the grid is put there`() throws {
    let html = try Fixture.read("gitpitch").deck.pages[5].html
    #expect(
      html.contains("class=\"placed big\" style=\"--x: 1.0%; --y: 40.0%; --w: 40.0%; --h: 50.0%")
    )
    #expect(html.contains("background: #ffe") && html.contains("transform: rotate(5deg)"))
    #expect(html.contains("--x: 80.0%; --y: 0.0%; --w: 20.0%") && html.contains("text-align: left"))
  }

  @Test func `the words behind !SLIDE say how its page looks`() throws {
    let pages = try Fixture.read("showoff").deck.pages
    #expect(pages[0].html.contains("content cover"))
    #expect(pages[1].html.contains("class=\"backdrop\"") && pages[1].html.contains("bullets"))
    #expect(pages[1].explicitID == "two")
    #expect(pages[1].transition?.style == "fade")
    #expect(pages[1].html.contains("<p>after</p>") && !pages[1].html.contains("on paper"))
    #expect(
      pages[2].html.contains("<div class=\"callout info\">\n<p>framed words\nof two lines</p>")
    )
    #expect(pages[2].html.contains("puts 1") && !pages[2].html.contains("@@@"))
  }

  @Test func `JSON in a comment sets up a page of k1LoW's deck`() throws {
    let page = try Fixture.read("k1low-deck").deck.pages[0]
    #expect(page.explicitID == "first")
    #expect(page.html.contains("content section"))
    #expect(page.html.contains("of two<br>\nlines"))
  }

  @Test func `sections of Spectacle's stand side by side`() throws {
    let pages = try Fixture.read("spectacle").deck.pages
    #expect(pages[1].html.contains("<div class=\"columns\">\n<div class=\"column\">\n<p>left</p>"))
    #expect(pages[2].html.contains("content center"))
    #expect(pages[3].html.contains("---"))
  }

  @Test func `braces of md2googleslides set up a page`() throws {
    let reading = try Fixture.read("md2gslides")
    let pages = reading.deck.pages
    #expect(pages[0].html.contains("content fact"))
    #expect(
      pages[1].html.contains("<h1>Columns</h1>\n<div class=\"columns\">\n<div class=\"column\">")
    )
    #expect(pages[2].html.contains("class=\"backdrop\""))
    #expect(pages[3].html.contains("<div class=\"math display\">x_1 * y_1</div>"))
    let drawing = try #require(reading.files.last)
    #expect(pages[3].html.contains("src=\"deck-file:\(reading.files.count - 1)\""))
    #expect(String(decoding: drawing.bytes, as: UTF8.self).hasPrefix("<svg xmlns="))
    #expect(pages[3].html.contains("href=\"https://youtu.be/QBcHT0XJRP8\""))
  }

  @Test func `commands of Go's present take in files and parts of them`() throws {
    let pages = try Fixture.read("present").deck.pages
    #expect(pages[0].html.contains("<h1>Gophers</h1>\n<p>In their holes</p>\n<p>9 Mar 2020</p>"))
    #expect(pages[0].html.contains("<p>A. Author</p>") && !pages[0].html.contains("example.com"))
    #expect(pages[1].explicitID == "first")
    #expect(pages[1].html.contains("height=\"100\"") && pages[1].html.contains("The sea"))
    #expect(pages[1].html.contains(". not a command") && pages[1].html.contains("// kept"))
    #expect(!pages[1].html.contains("not shown"))
    #expect(pages[2].html.contains("class=\"backdrop\""))
    #expect(pages[2].html.contains("b()") && !pages[2].html.contains("OMIT"))
    #expect(!pages[2].html.contains("func c"))
    #expect(pages[2].html.contains(">Go</a>"))
  }

  @Test func `present's older markup is read as well`() throws {
    let html = try Fixture.read("present-legacy").deck.pages[1].html
    #expect(html.contains("<strong>bold</strong>") && html.contains(">link</a>"))
    #expect(html.contains("code here") && html.contains("<h3>Inside</h3>"))
    #expect(!html.contains("a comment"))
  }
}
