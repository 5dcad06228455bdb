import Foundation
import TestSupport
import Testing

@testable import Deck
@testable import DeckReading

@Suite("Decks that nobody wrote")
struct MutationTests {
  private static let pieces = [
    "---\n", "```\n", "~~~\n", "<!--", "-->", "$", "$$", ":::\n", "::: columns\n", "<pre>\n", "`",
    "\\",
    "- ", "> ", "# ", "{#a}", "Note:\n", "\t", "    ", "|", "---|---\n", "[^1]: ", "[a]: b\n",
    "![](",
    "<!-- end_slide -->\n", "<!-- column_layout: [1, 2] -->\n<!-- column: 1 -->\n", "!SLIDE a\n",
    "~~~SECTION:notes~~~\n", "---?image=a&b\n", "+++\n", "@snap[west]\n", "@ul\n", "@[1-2]\n",
    "@fa[a](b)", "{.a b=\"c d\"}", "![a](b){.c}", "{{< include deck.md >}}\n", "% a\n", "-> a <-\n",
    "<br>\n", "{.column}\n", "$$$ math\n", ".code a.go /b/\n", ": a\n", "* a\n", "::section\n",
    "--- {\"a\": 1}\n", "<!-- {\"skip\": true} -->\n", "    !python\n", "    @@@ ruby\n",
    "```{r}\n",
    "#| echo: false\n", ".notes: a\n", "\\pause\n", "> - a\n", "## a {.b}\n", "a\n===\n",
    "<div", "</div>", "\u{10FFFC}0\u{10FFFD}", "é", "🫖", "\r", "\0", "&#0;", ". . .\n",
  ]

  /// The fixtures' bytes.
  private static let decks: [[UInt8]] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder)) ?? []
    return names.sorted().compactMap { name in
      try? FileContent(Fixture.path(name)).bytes(limit: 1 << 20)
    }
  }()

  @Test(arguments: 0..<24)
  func `no deck traps, hangs or leaves its page`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try Folder(Fixture.folder + "/pictures")
    for _ in 0..<40 {
      let bytes = Self.mutated(&random)
      let asked = Dialects.all.randomElement(using: &random)?.name
      let reader = DeckReader(dialect: Bool.random(using: &random) ? asked : nil)
      let markdown = MarkdownDeck(bytes, name: "deck.md", in: folder, reader)
      #expect(!markdown.deck.pages.isEmpty)
      for page in markdown.deck.pages {
        #expect(SafeHTML.objections(toPage: page.html) == [], "seed \(seed): \(bytes)")
      }
    }
  }

  private static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = decks.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: if place < end { bytes[place] = UInt8.random(in: .min ... .max, using: &random) }
      }
    }
    return bytes
  }
}
