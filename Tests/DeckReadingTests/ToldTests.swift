import Deck
import DeckReading
import Testing

@Suite("What is told of a deck")
struct ToldTests {
  private func problems(_ text: String) throws -> [String] {
    try Fixture.deck(of: text).problems.map { "\($0.line): \($0.text)" }
  }

  @Test func `a picture that is missing on many pages is told once`() throws {
    #expect(
      try problems(
        "![a](a.png) ![b](b.png)\n\n---\n\n![b](b.png)\n\n![b](b.png)\n\n---\n\n![a](a.png)\n\n---\n\n![a](a.png)\n"
      ) == [
        "1: there is no file a.png in the deck's folder; the same in 2 other places",
        "1: there is no file b.png in the deck's folder; the same in 1 other place",
      ]
    )
  }

  @Test func `a picture whose name has blanks is told with its own line`() throws {
    let told = try problems("% Title\n\n# A\n\nwords\n\n![](a b.png)\n")
    #expect(told == ["7: there is no file a b.png in the deck's folder"])
  }

  @Test(arguments: [
    ("odd: 1", "2: the header's odd means nothing here"),
    ("odd: 1\neven: 2", "2: the header's odd, even mean nothing here"),
    (
      "output:\n  xaringan::moon_reader:\n    css: [gone.css]",
      "4: there is no file gone.css in the deck's folder"
    ),
    (
      "format:\n  revealjs:\n    css: gone.css",
      "4: there is no file gone.css in the deck's folder"
    ),
  ])
  func `what is odd in a header is told with its line`(header: String, told: String) throws {
    #expect(try problems("---\n\(header)\n---\n\n# A\n").first == told)
  }

  @Test func `what a dialect is recognised by stands on one line and is not long`() throws {
    let comment = "<!--\n_class:   lead\nfooter: \(String(repeating: "words ", count: 40))\n-->"
    let sign = try Fixture.deck(of: "# A\n\n\(comment)\n").dialectSign
    #expect(sign?.line == 3)
    #expect(
      sign?.text == "<!-- _class: lead footer: words words words words words words wo… -->"
    )
  }

  @Test(arguments: [
    ("Tea _and_ **cups**", "Tea and cups"), ("snake_case_names", "snake_case_names"),
  ])
  func `a title's marks of Markdown are none of its words`(written: String, title: String) throws {
    let deck = try Fixture.deck(
      of: "---\ntitle: \(written)\n---\n\n# A\n\n<!-- end_slide -->\n"
    )
    #expect(deck.title == title)
    #expect(deck.pages[0].title == title)
    #expect(try Fixture.deck(of: "---\ntitle: A _b_\n---\n\n# C\n").title == "A _b_")
  }

  @Test func `a line end in a heading keeps its words apart`() throws {
    #expect(try Fixture.deck(of: "# One<br>two\n").pages[0].title == "One two")
  }
}
