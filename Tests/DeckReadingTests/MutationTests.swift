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

  /// What takes in other files, which are no less odd, and numbers at the ends of what numbers can be.
  private static let reaches = [
    "---\nsrc: a.md\n---\n", "src: b.md#2,1-3\n", "#9", "FILE: a.md\n", "![[b]]\n", "![](a.png)\n",
    "{{< include a.md >}}\n", "<!-- include: b.md -->\n", "---?include=a.md\n", "<<< @/b.md#a\n",
    "~~~FILE:a.md~~~\n", ".code b.md 2,$\n", "9223372036854775807", "-9223372036854775808",
    "4294967295", "1e308", "-1e-308", "nan", "0", "[0: 3--9]", "\\note{", "@note[a", "{=latex}\n",
  ]

  /// Decks of which other files are all, so that a little changes much.
  private static let short = [
    "---\nmdc: true\nsrc: a.md#2\n---\n", "---\nsrc: b.md#1-2\n---\n", "FILE: a.md\n",
    "{{< include b.md >}}\n", "# A\n\n![](a.png)\n", "```js [0: 1-2|3]\na\nb\n```\n",
  ].map { Array($0.utf8) }

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
      try Self.expectPages(of: Self.mutated(&random), in: folder, &random, seed)
    }
  }

  @Test(arguments: 0..<24)
  func `no files that take each other in trap, hang or leave their page`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try withFile("deck.md") { path in
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent()
      for _ in 0..<20 {
        for name in ["a.md", "b.md"] {
          try Data(Self.mutated(&random, Self.reaches)).write(to: beside.appending(path: name))
        }
        try Data(Self.picture(&random)).write(to: beside.appending(path: "a.png"))
        let folder = try Folder(beside.path)
        try Self.expectPages(of: Self.mutated(&random, Self.reaches), in: folder, &random, seed)
      }
    }
  }

  private static func expectPages(
    of bytes: [UInt8],
    in folder: Folder,
    _ random: inout SplitMix64,
    _ seed: UInt64
  ) throws {
    let asked = Dialects.all.randomElement(using: &random)?.name
    let reader = DeckReader(dialect: Bool.random(using: &random) ? asked : nil)
    let markdown = MarkdownDeck(bytes, name: "deck.md", in: folder, reader)
    #expect(!markdown.deck.pages.isEmpty, "seed \(seed): \(bytes)")
    for page in markdown.deck.pages {
      #expect(SafeHTML.objections(toPage: page.html) == [], "seed \(seed): \(bytes)")
    }
  }

  /// The first bytes of a picture of any size at all.
  private static func picture(_ random: inout SplitMix64) -> [UInt8] {
    let sizes: [UInt8] = [0, 0, 1, 0x7F, 0x80, 0xFF, 0xFF]
    return [0x89] + "PNG\r\n\u{1A}\n\0\0\0\rIHDR".utf8
      + (0..<8).map { _ in sizes.randomElement(using: &random) ?? 0 }
  }

  private static func mutated(
    _ random: inout SplitMix64,
    _ more: [String] = []
  ) -> [UInt8] {
    let pieces = pieces + more + more
    let isShort = !more.isEmpty && Bool.random(using: &random)
    var bytes = (isShort ? short : decks).randomElement(using: &random) ?? []
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
