import Deck
import DeckReading
import Foundation
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

  /// The decks of a folder whose other files have one page, and one that names none of that.
  private func deck(_ header: String, _ files: [String: String]) throws -> Deck {
    try withFile("deck.md") { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      try Data("---\nmdc: true\n\(header)\n---\n".utf8).write(to: URL(fileURLWithPath: path))
      return try DeckReader().read(path).deck
    }
  }

  @Test(arguments: [
    "a.md#9", "a.md#none", "a.md#0", "a.md#2-1", "a.md#99999999999999999999", "b.md",
  ])
  func `pages that a file does not have are told, and none of them shown`(source: String) throws {
    let deck = try deck("src: \(source)", ["a.md": "# A", "b.md": "---\nsrc: a.md#3\n---\n"])
    #expect(deck.dialect == "slidev")
    let text =
      "\(source == "b.md" ? "a.md#3" : source) names no page of that file, which has one page"
    #expect(deck.problems.contains { $0.severity == .warning && $0.text == text })
    #expect(deck.pages.count == 1)
  }

  @Test func `pages that files name over and over come to an end`() throws {
    let often = "#" + String(repeating: "1-,", count: 200).replacing("-", with: "-99999")
    let deck = try deck(
      "src: a.md\(often)",
      [
        "a.md": "---\nsrc: b.md\(often)\n---\n", "b.md": "---\nsrc: c.md\(often)\n---\n",
        "c.md": "# A page\n\n" + String(repeating: "words ", count: 100),
      ]
    )
    #expect((1_000...5_000).contains(deck.pages.count))
    #expect(deck.pages.reduce(0) { $0 + $1.html.utf8.count } < 10 << 20)
    #expect(deck.problems.contains { $0.text.contains("too often") })
  }

  @Test func `code comes from files, as far as they are there`() {
    #expect(pages[8].html.contains("let kettle"))
    #expect(!pages[8].html.contains("before") && !pages[8].html.contains("after"))
    #expect(pages[8].html.contains("language-swift"))
    #expect(pages[9].html.hasPrefix("<article class=\"content quote all\">"))
  }
}
