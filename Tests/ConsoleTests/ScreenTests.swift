import Console
import Messages
import Screen
import Session
import Testing

/// Whole screens, as blocks of text.
@Suite("Screens")
struct ScreenTests {
  @Test func `80 × 24 shows page, next page, notes, timer, audience and connection`() {
    #expect(
      Stand.entered().lines == [
        "  A walk at dusk                                  212 viewers   ● live   14:32",
        "  ────────────────────────────────────────────────────────────────────────────",
        "  ╭─ 2 ──────────────────────────╮   Notes",
        "  │                              │",
        "  │                              │   Breathe.",
        "  │                              │",
        "  │           Arriving           │   - Then the map, slowly, as if there were",
        "  │                              │     time.",
        "  │                              │   - Wait.",
        "  │             ▫ ▫              │",
        "  ╰──────────────────────────────╯",
        "         2 / 3   step 0 / 2",
        "               ○ ● ○",
        "",
        "  Next  step 1 of 2, then The map,",
        "        夕暮れの地図",
        "",
        "",
        "  █▀█ ▀▀█ ▄ █▀█ █▀▀",
        "  █ █  ▀█ ▄ █ █ ▀▀█",
        "  ▀▀▀ ▀▀▀   ▀▀▀ ▀▀▀",
        "  running",
        "",
        "  → next  ← back  b black  t timer  a address  r phone  ? keys  q quit",
      ]
    )
  }

  @Test func `40 × 12 keeps what a presenter can't do without`() {
    #expect(
      Stand.entered(columns: 40, rows: 12).lines == [
        " 2 / 3  Arriving, step 0 / 2      03:05",
        "                 ○ ● ○",
        " Next  step 1 of 2, then …  212 viewers",
        "",
        " Breathe.",
        "",
        " - Then the map, slowly, as if there",
        "   were time.",
        " - Wait.",
        "",
        "",
        " → next  ← back  ? keys  q quit",
      ]
    )
  }

  @Test func `200 × 60 shows the next page as a card too`() {
    let lines = Stand.entered(columns: 200, rows: 60).lines
    #expect(lines[2].hasPrefix("  ╭─ 2 ───"))
    #expect(lines.contains { $0.hasPrefix("  ╭─ 3 ───") })
    #expect(lines.contains { $0.hasPrefix("  │ ") && $0.contains("  The map, 夕暮れの地図  ") })
    #expect(lines[2].hasSuffix("╮   Notes"))
  }

  @Test func `where viewers look stands beside the keys where there is room`() {
    let address = "http://192.0.2.7:8080/"
    #expect(Stand.entered(columns: 104).lines.last?.hasSuffix("q quit          \(address)") == true)
    #expect(Stand.entered(columns: 80).lines.allSatisfy { !$0.contains(address) })
  }

  @Test(arguments: [
    (1, 1), (2, 3), (7, 2), (10, 4), (20, 5), (59, 15), (60, 16), (80, 16), (60, 50), (300, 12),
    (300, 100),
  ])
  func `a screen of any size is drawn, with whatever lies over it`(columns: Int, rows: Int) {
    var stand = Stand.entered(columns: columns, rows: rows)
    stand.tell(.opening(1, to: "map"), .settling(1, at: 800))
    for key in ["", "?", "J", "J", "?", "a", "a", "r"] {
      stand.type(key)
      #expect(stand.screen.size == Size(columns: columns, rows: rows))
    }
  }

  @Test func `a dragged page slides as far as it is dragged`() {
    var stand = Stand.entered()
    stand.tell(.opening(1, to: "map"))
    stand.say(.motion(Motion(revision: stand.revision, tid: 1, p: 0.4)))
    #expect(
      stand.lines(2..<12, columns: 2..<34) == [
        "─────────────────╮  ╭─ 3 ───────",
        "                 │  │           ",
        "                 │  │           ",
        "                 │  │           ",
        "riving           │  │    The map",
        "                 │  │           ",
        "                 │  │           ",
        "▫ ▫              │  │           ",
        "─────────────────╯  ╰───────────",
        "     2 → 3 / 3   step 0 / 2     ",
      ]
    )
  }

  @Test func `a settling page slides by the session's clock`() {
    var stand = Stand.entered()
    stand.tell(.opening(1, to: "map"), .settling(1, at: stand.now + Stand.ahead))
    #expect(stand.lines(2..<3, columns: 2..<34) == ["╭─ 2 ──────────────────────────╮"])
    stand.now += 0.2
    #expect(stand.lines(2..<3, columns: 2..<34) == ["──────────────╮  ╭─ 3 ──────────"])
    stand.now += 1
    #expect(stand.lines(2..<3, columns: 2..<34) == ["╭─ 3 ──────────────────────────╮"])
  }

  @Test func `in a right-to-left deck the next page comes from the left`() {
    var stand = Stand.entered(direction: .rightToLeft)
    stand.tell(.opening(1, to: "map"))
    stand.say(.motion(Motion(revision: stand.revision, tid: 1, p: 0.5)))
    #expect(stand.lines(2..<3, columns: 2..<34) == ["──────────────╮  ╭─ 2 ──────────"])
    #expect(stand.lines[23].hasPrefix("  ← next  → back"))
  }

  @Test func `a pull at the end of the deck moves the page a little`() {
    var stand = Stand.entered(page: "map")
    stand.tell(.dragStarted(gid: "p1:g1"))
    stand.say(.motion(Motion(revision: stand.revision, tid: nil, p: 0.12)))
    #expect(stand.lines(2..<3, columns: 2..<34) == [" ──────────────────────────╮    "])
    stand.tell(.bounce(Bounce(p0: 0.12, start: stand.now + Stand.ahead, duration: 0.25)))
    stand.now += 0.3
    #expect(stand.lines(2..<3, columns: 2..<34) == ["╭─ 3 ──────────────────────────╮"])
  }

  @Test func `a finger that comes down on a returning page holds it where it is`() {
    var stand = Stand.entered(page: "map")
    stand.tell(.bounce(Bounce(p0: 0.5, start: stand.now + Stand.ahead, duration: 1_000)))
    stand.tell(.dragStarted(gid: "p1:g1"))
    stand.now += 999
    #expect(stand.lines(2..<3, columns: 2..<34) == ["──────────────╮                 "])
  }

  @Test func `shown steps are filled, and the last one leads to the next page`() {
    let stand = Stand.entered(step: 2)
    #expect(stand.lines[9].contains("▪ ▪"))
    #expect(stand.lines[11].contains("step 2 / 2"))
    #expect(stand.lines[14] == "  Next  The map, 夕暮れの地図")
  }

  @Test func `the first of four pages is page 1, and after the last comes the end`() {
    let pages = (1...4).map {
      Manifest.Page(id: "\($0)", title: "Page", steps: 0, kind: .html, address: "")
    }
    #expect(Stand.entered(page: "1", pages: pages).lines[11].contains("1 / 4"))
    let last = Stand.entered(page: "4", pages: pages).lines
    #expect(last[11].contains("4 / 4"))
    #expect(last[14] == "  Next  the end of the deck")
  }

  @Test func `many pages are a bar`() {
    let pages = (0..<200).map {
      Manifest.Page(id: "\($0)", title: "Page", steps: 0, kind: .html, address: "")
    }
    let lines = Stand.entered(page: "50", pages: pages).lines
    #expect(lines[12] == "  ━━━━━━━●────────────────────────")
  }

  @Test func `a covered page shows as what viewers see`() {
    var stand = Stand.entered()
    stand.tell(.blackout(.black))
    #expect(stand.lines[5].contains("Arriving"))
    #expect(stand.lines[6].contains("covered in black"))
    #expect(stand.screen[10, 6].style == Style(foreground: .white, background: .black))
    stand.tell(.blackout(.white))
    #expect(stand.lines[6].contains("covered in white"))
    stand.tell(.blackout(.none))
    #expect(stand.lines[6].contains("Arriving"))
  }

  @Test func `a timer that stands says so`() {
    var stand = Stand.entered()
    stand.tell(.timer(Timer(running: false, since: 0, elapsed: 3_725)))
    #expect(stand.lines[21] == "  paused: t goes on")
    #expect(stand.lines[18].hasPrefix("  ▀█  ▄ █▀█ ▀▀█ ▄"))
    stand.tell(.timer(Timer(running: false, since: 0, elapsed: 0)))
    #expect(stand.lines[21] == "  t starts the timer")
  }

  @Test func `what is wrong with the deck stays on the screen, with its line`() {
    var stand = Stand.entered()
    stand.say(.report(Report(severity: "warning", line: 12, text: "`---` is a heading here.")))
    #expect(stand.lines[22] == "  Deck, line 12: `---` is a heading here.")
    stand.now += 100
    stand.tick()
    #expect(stand.lines[22] == "  Deck, line 12: `---` is a heading here.")
    stand.say(.report(Report(severity: "note", line: 0, text: "talk.md was read again.")))
    #expect(stand.lines[22] == "")
    #expect(stand.lines[23] == "  talk.md was read again.")
    stand.now += 8
    stand.tick()
    #expect(stand.lines[23].hasPrefix("  → next"))
  }

  @Test func `how far a long drawing has come is told until it is done`() {
    var stand = Stand.entered()
    stand.say(.drawing(Drawing(done: 4, total: 51)))
    #expect(stand.lines[0].contains("drawing 4 / 51   212 viewers"))
    stand.say(.drawing(Drawing(done: 51, total: 51)))
    #expect(!stand.lines[0].contains("drawing"))
    stand.say(.audience(viewers: 1))
    #expect(stand.lines[0].contains("  1 viewer "))
  }

  @Test func `a lock is told`() {
    var stand = Stand.entered()
    stand.tell(.locked(true))
    #expect(stand.lines[0].contains("locked"))
  }

  @Test func `a deck without pages is shown as one`() {
    var stand = Stand()
    stand.say(.welcome(stand.whole(page: nil, pages: [])))
    #expect(stand.lines[11].contains("no pages"))
  }

  @Test func `without a token the console looks on`() {
    var stand = Stand(token: nil)
    stand.say(.welcome(stand.whole()))
    #expect(stand.actions.isEmpty)
    #expect(stand.lines[0].contains("● looking on"))
    #expect(stand.lines[4].hasSuffix("Notes are shown to presenters only."))
  }

  @Test func `notes scroll, and say how much is hidden`() {
    let notes = (1...40).map { "Line \($0)." }.joined(separator: "\n")
    var stand = Stand.entered()
    var backstage = Stand.backstage()
    backstage.notes["arriving"] = notes
    stand.say(.backstage(backstage))
    #expect(stand.lines[2].hasSuffix("↓ 22 more lines"))
    stand.type("J")
    #expect(stand.lines[4].hasSuffix("Line 4."))
    #expect(stand.lines[2].hasSuffix("↑ 3  ↓ 19 more lines"))
    for _ in 0..<20 { stand.mouse(.wheelDown, column: 50, row: 10) }
    #expect(stand.lines[21].hasSuffix("Line 40."))
    #expect(stand.lines[2].hasSuffix("↑ 22"))
    stand.tell(.changed(to: "map"))
    stand.tell(.changed(to: "arriving"))
    #expect(stand.lines[4].hasSuffix("Line 1."))
  }

  @Test func `escape sequences and turned text from the deck never reach the screen`() {
    let evil = "\u{1B}]52;c;aGk=\u{7}\u{202E}x\nNew\u{9B}2J"
    let pages = [Manifest.Page(id: "arriving", title: evil, steps: 0, kind: .html, address: "")]
    var stand = Stand.entered(pages: pages)
    var backstage = Stand.backstage(report: Report(severity: "error", line: 1, text: evil))
    backstage.notes["arriving"] = evil
    backstage.addresses = [evil]
    stand.say(.backstage(backstage))
    stand.say(.refusal(Refusal(req: nil, reason: evil)))
    for key in ["", "a"] {
      stand.type(key)
      var bytes: [UInt8] = []
      for command in stand.screen.commands(from: nil) {
        if case .text = command { command.encode(into: &bytes, depth: .none) }
      }
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      #expect(
        scalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{202E}"
        }
      )
    }
  }
}
