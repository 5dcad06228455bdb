import Deck
import Testing

@testable import Commands

@Suite("Report of a check")
struct CheckReportTests {
  private let deck = Deck(
    title: "A walk\u{1B}[2J",
    dialect: "generic",
    pages: [
      Page(id: PageID("leaving"), title: "Leaving", line: 1, content: .html("")),
      Page(
        id: PageID("b"),
        title: "Arriving",
        steps: 2,
        notes: "Breathe.",
        line: 9,
        content: .html("")
      ),
      Page(id: PageID("c"), title: "Map", steps: 1, line: 20, content: .html("")),
    ],
    problems: [
      Problem(.warning, line: 12, "an empty line is missing"), Problem(.note, line: 0, "all well"),
    ]
  )

  @Test func `text names pages, and problems as a compiler does`() {
    #expect(
      CheckReport(deck).text("talk.md") == """
        A walk[2J: 3 pages, read as generic
          1  Leaving
          2  Arriving  (2 steps, notes)
          3  Map  (1 step)
        talk.md:12: warning: an empty line is missing
        talk.md: note: all well
        """
    )
  }

  @Test func `text tells what is planned, and which pages turn by themselves`() {
    var planned = deck
    planned.problems = []
    planned.duration = 3_900
    planned.pages[0].duration = 60
    planned.pages[1].duration = 90.4
    planned.pages[1].stack = 1
    planned.pages[2].autoAdvance = 4.5
    #expect(
      CheckReport(planned).text("talk.md") == """
        A walk[2J: 3 pages, read as generic
          planned: 1:05:00, 2:30 on 2 of its pages
          1  Leaving  (1:00)
          2  Arriving  (2 steps, notes, stack 1, 1:30)
          3  Map  (1 step, turns after 5 s)
        """
    )
  }

  @Test func `JSON holds the same for programs`() {
    let report = CheckReport(
      Deck(title: "T", dialect: "generic", pages: [deck.pages[1]], problems: [deck.problems[0]])
    )
    #expect(
      report.json == """
        {
          "dialect" : "generic",
          "pages" : [
            {
              "id" : "b",
              "line" : 9,
              "notes" : "Breathe.",
              "steps" : 2,
              "title" : "Arriving"
            }
          ],
          "problems" : [
            {
              "line" : 12,
              "severity" : "warning",
              "text" : "an empty line is missing"
            }
          ],
          "title" : "T"
        }
        """
    )
  }
}
