import Screen
import TestSupport
import Testing

@Suite("Changes")
struct ChangesTests {
  private static let accent = Style.plain.bold.colored(.rgb(red: 0, green: 135, blue: 175))

  @Test func `nothing is written where nothing changed`() {
    let screen = Self.screen(["dusk"])
    #expect(screen.commands(from: screen).isEmpty)
  }

  @Test func `only changed cells are written`() {
    let old = Self.screen(["Time 12:31    viewers 210", "notes"])
    let new = Self.screen(["Time 12:32    viewers 212", "notes"])
    #expect(
      new.commands(from: old) == [
        .move(column: 9, row: 0), .style(.plain), .text("2"),
        .move(column: 24, row: 0), .text("2"),
      ]
    )
  }

  @Test func `short gaps are written rather than jumped over`() {
    let commands = Self.screen(["aXbYc"]).commands(from: Self.screen(["a1b2c"]))
    #expect(commands == [.move(column: 1, row: 0), .style(.plain), .text("XbY")])
  }

  @Test func `a screen of another size is drawn anew`() {
    let old = Screen(size: Size(columns: 4, rows: 1))
    let new = Self.screen(["dusk"])
    #expect(
      new.commands(from: old) == [
        .style(.plain), .clear, .move(column: 0, row: 0), .text("dusk"),
      ]
    )
  }

  @Test func `a style is said once for all cells that have it`() {
    var new = Screen(size: Size(columns: 30, rows: 1))
    new.put("2 / 3", in: new.area, style: Self.accent)
    let commands = new.commands(from: Screen(size: new.size))
    #expect(commands == [.move(column: 0, row: 0), .style(Self.accent), .text("2 / 3")])
  }

  @Test func `after a cluster the cursor is placed anew and the row's rest is written`() {
    let old = Self.screen(["abcdef"])
    let new = Self.screen(["👍🏽cdef"])
    #expect(
      new.commands(from: old) == [
        .move(column: 0, row: 0), .style(.plain), .text("👍🏽"),
        .move(column: 2, row: 0), .text("cdef" + String(repeating: " ", count: 24)),
      ]
    )
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the commands turn any screen into any other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(columns: 23, rows: 5)
    var terminal = VirtualTerminal(size: size)
    var old: Screen?
    for _ in 0..<20 {
      let new = Self.scribbled(old ?? Screen(size: size), &random)
      terminal.execute(new.commands(from: old))
      #expect(terminal.lines == new.lines)
      #expect(terminal.styles == (0..<5).flatMap { row in (0..<23).map { new[$0, row].style } })
      old = new
    }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `no control character reaches the terminal but those of our own sequences`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var screen = Screen(size: Size(columns: 40, rows: 3))
    for row in 0..<3 {
      let scalars = (0..<60).map { _ in Self.hostileScalar(&random) }
      let text = String(String.UnicodeScalarView(scalars))
      screen.put(text, in: screen.area.line(row))
      screen.put(lines: text.wrapped(to: 20), in: screen.area.inset(left: 20, top: row))
    }
    var bytes: [UInt8] = []
    for command in screen.commands(from: nil) { command.encode(into: &bytes, depth: .trueColor) }
    var text = String(decoding: bytes, as: UTF8.self)
    text.replace(/\u{1B}\[[0-9;]*[HJm]/, with: "")
    let forbidden = text.unicodeScalars.filter {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value) || (0xE0000...0xE007F).contains($0.value)
    }
    #expect(forbidden.isEmpty)
  }

  private static func screen(_ lines: [String]) -> Screen {
    var screen = Screen(size: Size(columns: 30, rows: 2))
    screen.put(lines: lines, in: screen.area)
    return screen
  }

  private static func scribbled(_ screen: Screen, _ random: inout SplitMix64) -> Screen {
    var screen = screen
    let pieces = ["dusk", "漢字", "👩‍🚀", "a\u{308}", " ", "────", "❤️", "🇨🇭x"]
    let styles = [Style.plain, accent, .plain.reversed]
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let area = Area(
        column: Int.random(in: -2...24, using: &random),
        row: Int.random(in: 0...4, using: &random),
        columns: Int.random(in: 0...8, using: &random),
        rows: 1
      )
      screen.put(
        pieces.randomElement(using: &random) ?? "",
        in: area,
        style: styles.randomElement(using: &random) ?? .plain
      )
    }
    return screen
  }

  private static func hostileScalar(_ random: inout SplitMix64) -> Unicode.Scalar {
    let likely: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7E, 0x7F...0x9F, 0x200B...0x206F, 0x300...0x36F, 0xE0000...0xE007F,
      0x1F1E6...0x1F1FF, 0x4E00...0x4F00, 0...0x10FFFF,
    ]
    let range = likely.randomElement(using: &random) ?? 0...0
    return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "?"
  }
}
