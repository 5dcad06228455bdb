import Screen
import Testing

@Suite("Color")
struct ColorTests {
  private static let style = Style(
    foreground: .rgb(red: 0, green: 135, blue: 175),
    background: .rgb(red: 128, green: 128, blue: 128),
    attributes: [.bold, .reversed]
  )

  @Test(arguments: [
    (ColorDepth.trueColor, "\u{1B}[0;1;7;38;2;0;135;175;48;2;128;128;128m"),
    (ColorDepth.indexed, "\u{1B}[0;1;7;38;5;31;48;5;244m"),
    (ColorDepth.none, "\u{1B}[0;1;7m"),
  ])
  func `a style is said in the colours that the terminal has`(depth: ColorDepth, bytes: String) {
    #expect(Self.bytes(.style(Self.style), depth) == bytes)
  }

  @Test func `black and white are said even where colours are not wanted`() {
    let paper = Style(foreground: .black, background: .white)
    #expect(Self.bytes(.style(paper), .none) == "\u{1B}[0;30;107m")
  }

  @Test(arguments: [
    ([:], ColorDepth.indexed),
    (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["COLORTERM": "24bit", "NO_COLOR": ""], .trueColor),
    (["COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "vt100"], .none),
  ])
  func `the environment tells the colours`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `places count from 1 for the terminal`() {
    #expect(Self.bytes(.move(column: 0, row: 4), .none) == "\u{1B}[5;1H")
  }

  private static func bytes(_ command: TerminalCommand, _ depth: ColorDepth) -> String {
    var bytes: [UInt8] = []
    command.encode(into: &bytes, depth: depth)
    return String(decoding: bytes, as: UTF8.self)
  }
}
