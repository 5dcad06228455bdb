import Deck
import DeckReading
import Testing

@Suite("Times of a talk")
struct TalkTimeTests {
  /// A deck that says something of times, and what comes of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let dialect: String
    let text: String
    /// Of the deck: how long it takes, and whether it begins anew.
    let deck: String
    /// Of each page: how long it takes, and when it turns by itself.
    let pages: String

    init(_ dialect: String, _ text: String, deck: String = "-", pages: String) {
      (self.dialect, self.text, self.deck, self.pages) = (dialect, text, deck, pages)
    }

    var testDescription: String { dialect }
  }

  @Test(arguments: [
    Row(
      "generic",
      "---\nduration: 25min\nautoAdvance: 10s\nloop: true\n---\n\n# A\n\n---\n\n# B\n",
      deck: "1500.0 loops",
      pages: "- 10.0 | - 10.0"
    ),
    Row(
      "reveal",
      """
      ---
      revealOptions:
        autoSlide: 5000
        loop: true
        defaultTiming: 120
        totalTime: 3600
      ---

      # A

      ---

      <!-- .slide: data-autoslide="0" data-timing="30" -->

      # B

      ---

      <!-- .slide: data-autoslide="2500" -->

      # C
      """,
      deck: "3600.0 loops",
      pages: "120.0 5.0 | 30.0 - | 120.0 2.5"
    ),
    Row(
      "reveal",
      "---\nslideOptions:\n  autoSlide: 4000\n  loop: true\n---\n\n# A\n",
      deck: "- loops",
      pages: "- 4.0"
    ),
    Row(
      "obsidian",
      """
      ---
      timeForPresentation: 120
      autoSlide: 1000
      loop: true
      defaultTiming: 20
      ---

      # A

      ---

      <!-- slide data-timing="7" -->

      # B
      """,
      deck: "120.0 loops",
      pages: "20.0 1.0 | 7.0 1.0"
    ),
    Row(
      "slidev",
      "---\nduration: 1h 5min\ntimer: countdown\nmdc: true\n---\n\n# A\n",
      deck: "3900.0",
      pages: "- -"
    ),
    Row(
      "remark",
      """
      ---
      title: T
      output:
        xaringan::moon_reader:
          seal: false
          nature:
            countdown: 60000
            autoplay:
              interval: 30000
              loop: true
      ---

      # A
      """,
      deck: "- loops",
      pages: "60.0 30.0"
    ),
    Row(
      "remark",
      "---\noutput:\n  xaringan::moon_reader:\n    seal: false\n    nature:\n      autoplay: 9000\n---\n\n# A\n",
      pages: "- 9.0"
    ),
    Row(
      "patat",
      "---\npatat:\n  autoAdvanceDelay: 5\n---\n\n# A\n\n---\n\n<!--config:\nautoAdvanceDelay: 9\n-->\n\n# B\n\n"
        + "---\n\n<!--config:\nautoAdvanceDelay: 0\n-->\n\n# C\n",
      pages: "- 5.0 | - 9.0 | - -"
    ),
    Row(
      "pandoc",
      "---\nslide-level: 1\nautoSlide: 3000\nloop: true\ntotalTime: 600\n---\n\n# A\n\nwords\n",
      deck: "600.0 loops",
      pages: "- 3.0"
    ),
    Row(
      "quarto",
      """
      ---
      format:
        revealjs:
          auto-slide: 5000
          loop: true
          default-timing: 90
          total-time: 1200
      ---

      ## A

      words

      ## B {autoslide=1500 data-timing=12}

      words
      """,
      deck: "1200.0 loops",
      pages: "90.0 5.0 | 12.0 1.5"
    ),
  ])
  func `times arrive from each dialect that has them`(row: Row) throws {
    let deck = try Fixture.deck(of: row.text)
    let text = { (seconds: Double?) in seconds.map { "\($0)" } ?? "-" }
    #expect(deck.dialect == row.dialect)
    #expect(text(deck.duration) + (deck.loops ? " loops" : "") == row.deck)
    let pages = deck.pages.map { "\(text($0.duration)) \(text($0.autoAdvance))" }
    #expect(pages.joined(separator: " | ") == row.pages)
    #expect(!deck.problems.contains { $0.text.contains("mean nothing") }, "\(deck.problems)")
  }

  @Test(arguments: ["nan", "-5", "inf", "1e300", "99999999999", "soon", ""])
  func `what is no time is none`(text: String) throws {
    let deck = try Fixture.deck(
      of: """
        ---
        revealOptions:
          autoSlide: \(text)
          totalTime: \(text)
        duration: "\(text)"
        ---

        <!-- .slide: data-timing="\(text)" data-autoslide="\(text)" -->

        # A
        """
    )
    #expect(deck.duration == nil)
    #expect(deck.pages.map(\.duration) == [nil] && deck.pages.map(\.autoAdvance) == [nil])
    #expect(deck.problems.contains { $0.text.hasPrefix("duration:") && $0.line == 5 })
  }

  @Test(arguments: [
    ("35min", 2_100.0), ("1h 10min", 4_200), ("90s", 90), ("10:30", 630), ("1:00:00", 3_600),
    ("45", 45), ("500ms", 0.5), ("2 minutes", 120), ("1.5h", 5_400),
  ])
  func `a time is written in any of the usual ways`(text: String, seconds: Double) throws {
    #expect(try Fixture.deck(of: "---\nduration: \(text)\n---\n\n# A\n").duration == seconds)
  }
}
