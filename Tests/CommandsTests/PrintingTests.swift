import FoundationEssentials
import Testing

@testable import Commands

/// Help, manual and completions against the files of `Tests/Vectors/commands`.
///
/// `LECTERN_RECORD=1` writes them anew: read the difference before committing it.
@Suite("Printing")
struct PrintingTests {
  static let printed: [String: String] = [
    "help.txt": ([Help.text(of: nil)] + Verb.allCases.map(Help.text)).joined(separator: "\n\n\n"),
    "lectern.1": Manual.text,
    "completions.bash": Completions.text(for: .bash),
    "completions.zsh": Completions.text(for: .zsh),
    "completions.fish": Completions.text(for: .fish),
  ]

  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Vectors/commands"

  @Test(arguments: printed.keys.sorted()) func `what is printed is as it was`(_ name: String) throws
  {
    let path = "\(Self.folder)/\(name)"
    let text = try #require(Self.printed[name]) + "\n"
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    let recorded = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(text == recorded)
  }

  @Test func `help fits eighty columns`() {
    let lines = Self.printed["help.txt", default: ""].split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `a line breaks between words`() {
    #expect(Columns.wrap("one two  three", to: 7) == ["one two", "three"])
    #expect(Columns.wrap("uninterruptible a", to: 5) == ["uninterruptible", "a"])
    #expect(Columns.wrap("", to: 5) == [])
  }

  @Test func `the second column is wrapped beneath itself`() {
    let lines = Columns.table([("a", String(repeating: "word ", count: 20)), ("long", "x")])
    #expect(lines[0].hasPrefix("  a     word"))
    #expect(lines[1].hasPrefix("        word"))
    #expect(lines[2] == "  long  x")
  }
}
