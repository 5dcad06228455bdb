import Deck
import DeckReading
import Testing

@Suite("Dialects' decks")
struct DialectFixtureTests {
  /// What a fixture's deck comes to in its dialect.
  struct Expectation: CustomTestStringConvertible, Sendable {
    let name: String
    let dialect: String
    /// What it is recognised by, and the line of that.
    let sign: String
    /// Of the pages, between bars, each with its steps.
    let titles: String
    /// The lines of warnings; those of notes in brackets.
    let problems: String

    init(
      _ name: String,
      _ dialect: String,
      _ sign: String,
      _ titles: String,
      _ problems: String = ""
    ) {
      (self.name, self.dialect, self.sign) = (name, dialect, sign)
      (self.titles, self.problems) = (titles, problems)
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Expectation(
      "marp",
      "marp",
      "marp: true 2",
      "Kettles | Lists +5 | Pictures | Wide",
      "5 (64)"
    ),
    Expectation(
      "marp-headings",
      "marp",
      "<!-- headingDivider: 2 --> 1",
      "One | Two | Three | Page 4 | Four"
    ),
    Expectation(
      "reveal",
      "reveal",
      "<!-- .slide: id=\"start\" data-background-color=\"#fff\" data-transi… --> 1",
      "One | Two | Below | Further below | Four",
      "(44)"
    ),
    Expectation(
      "reveal-md",
      "reveal",
      "the header's verticalSeparator 4",
      "One | Two | From a file | Second from a file | FILE: none.md",
      "28 more.md:7"
    ),
    Expectation(
      "obsidian",
      "obsidian",
      "the header's enableLinks 2",
      "One +3 | Two | left right"
    ),
    Expectation(
      "slidev",
      "slidev",
      "the header's colorSchema 4",
      """
      Cover | Left | Beside a picture | After four hyphens | Across | More two | More four \
      | Page 8 | Given +3 | Words
      """,
      "(82) 96 more.md:22"
    ),
    Expectation(
      "slidev-trap",
      "slidev",
      "the header's themeConfig 3",
      "One | Prose: that looks like YAML, a bit and goes on | Heading: this | Last",
      "(10) (14)"
    ),
    Expectation(
      "remark",
      "remark",
      "??? 22",
      "First | First | Left | Text right above | First | odd backticks`` | Last"
    ),
    Expectation(
      "xaringan",
      "remark",
      "output: xaringan::moon_reader 5",
      "Ninja | Steps +1 | plain lit"
    ),
    Expectation(
      "deckset",
      "deckset",
      "[.footer: Own] 18",
      "Kettles | a b | c +1 | Page 4 | a b c +2 | Last"
    ),
    Expectation(
      "deckset-dividers",
      "deckset",
      "slide-dividers: on the first lines 1",
      "One | Two | Three"
    ),
    Expectation(
      "presenterm",
      "presenterm",
      "<!-- speaker_note: First note. --> 12",
      "Tea and milk | Kettles +1 | Columns | Middle | Lists +2 | Code +1 | Second of the part",
      "(41) (86) 88 90 (more.md:3) more.md:5"
    ),
    Expectation("presenterm-files", "presenterm", "<!-- end_slide --> 13", "Files"),
    Expectation(
      "presenterm-options",
      "presenterm",
      "the header's end_slide_shorthand 4",
      "First +2 | Second +1 | Third",
      "28"
    ),
    Expectation("patat", "patat", "the header's patat 3", "Part | First +3 | Second +2"),
    Expectation("patat-rules", "patat", "the header's patat 2", "One | Two | Three", "20"),
    Expectation(
      "pandoc",
      "pandoc",
      "% before the title 1",
      "Tea, and milk | before all headings | Part | First +5 | no title here | Third | Last",
      "(36)"
    ),
    Expectation(
      "beamer",
      "beamer",
      "the header's colortheme 9",
      "Frames | One Two | A | B"
    ),
    Expectation(
      "quarto",
      "quarto",
      "format: revealjs 6",
      "Chickens | Part | Code +1 | Inside a callout words | Fragments +2 | From a part | Last",
      "74"
    ),
    Expectation(
      "gitpitch",
      "gitpitch",
      "---?image=sea.png&size=contain&opacity=60 2",
      "Chickens | Hen +2 | Chick | Egg | Code +2 | placed",
      "54"
    ),
    Expectation("terminal-slides", "slides", "the header's paging 4", "One | Two", "(23)"),
    Expectation(
      "lookatme",
      "lookatme",
      "the header's styles 3",
      "The deck's title | One | Two +1"
    ),
    Expectation("mdp", "mdp", "%title: Terminals 1", "Centred | List +3 | Title"),
    Expectation("landslide", "landslide", ".fx: big title 3", "One | Two | Three"),
    Expectation("showoff", "showoff", "!SLIDE 1", "One | Two +2 | Code", "(28)"),
    Expectation("showoff-headings", "showoff", "", "One | Two"),
    Expectation("k1low-deck", "deck", "the header's presentationID 2", "One | Four", "(18)"),
    Expectation(
      "spectacle",
      "spectacle",
      "--- { \"layout\" : \"columns\" } 8",
      "One | left right | middle | --- | Not a page",
      "27"
    ),
    Expectation(
      "md2gslides",
      "md2gslides",
      "# 100% {.big} 3",
      "100% | Columns | Part | Others"
    ),
    Expectation("present", "present", ".image sea.png 100 _ 15", "Gophers | First | Second", "37"),
    Expectation(
      "present-legacy",
      "present",
      ".link https://go.dev 19",
      "Gophers | First | Second"
    ),
    Expectation(
      "headings",
      "headings",
      "headings, and no rules between its pages 0",
      "Plain | One | Two"
    ),
  ])
  func `a deck has the pages that its own tool makes of it`(expected: Expectation) throws {
    let deck = try Fixture.read(expected.name).deck
    let titles = deck.pages.map { $0.steps == 0 ? $0.title : "\($0.title) +\($0.steps)" }
    #expect(titles.joined(separator: " | ") == expected.titles)
    #expect(deck.dialect == expected.dialect)
    #expect(deck.dialectSign.map { "\($0.text) \($0.line)" } ?? "" == expected.sign)
    let problems = deck.problems.map { problem in
      let file = problem.file.map { "\($0.split(separator: "/").last ?? ""):" } ?? ""
      return problem.severity == .note ? "(\(file)\(problem.line))" : "\(file)\(problem.line)"
    }
    #expect(problems.joined(separator: " ") == expected.problems)
  }

  @Test(arguments: [
    ("marp", 1, "Say this.\n\nAnd\nthis."),
    ("reveal", 1, "Spoken.\n- more\n\nNote: still spoken"),
    ("reveal", 2, "Aside, **too**."),
    ("reveal", 3, "By attribute."),
    ("reveal-md", 0, "Say it."),
    ("obsidian", 2, "Said."),
    ("slidev", 0, "The notes."),
    ("remark", 1, "Spoken."),
    ("deckset", 0, "First note.\ngoes on\n\nSecond note."),
    ("deckset", 4, "Quiet"),
    ("presenterm", 1, "First note.\n\nSecond note,\nof two lines."),
    ("patat", 0, "a note of the part"),
    ("patat", 1, "First note."),
    ("pandoc", 3, "Say this."),
    ("pandoc", 5, "A note in LaTeX."),
    ("quarto", 6, "Quiet."),
    ("gitpitch", 1, "Say this."),
    ("gitpitch", 4, "1: the first\n\nQuiet."),
    ("landslide", 0, "first note\ngoes on"),
    ("landslide", 1, "Say **this**.\n\n- and that"),
    ("showoff", 0, "first note\ngoes on"),
    ("showoff", 1, "# Not on the page\n\nSecond note."),
    ("k1low-deck", 0, "A note.\n\n{\"no\": \"key of ours\"}"),
    ("spectacle", 0, "Say this."),
    ("md2gslides", 0, "Say **this**."),
    ("present", 0, "Before all."),
    ("present", 1, "Say this.\nAnd that."),
    ("present-legacy", 2, "Say this."),
    ("headings", 2, "a note"),
  ])
  func `notes are what the tool takes for notes`(name: String, page: Int, notes: String) throws {
    let pages = try Fixture.read(name).deck.pages
    #expect(pages[page].notes == notes)
    let words = notes.split(separator: "\n").last.map(String.init) ?? ""
    #expect(!pages.contains { $0.html.contains(words) })
  }

  @Test func `a deck that names its dialect is read in it`() throws {
    let reading = try DeckReader(dialect: "generic").read(Fixture.path("presenterm"))
    #expect(reading.deck.dialect == "generic")
    #expect(reading.deck.pages.count != 7)
  }
}
