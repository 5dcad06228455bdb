import Testing

@testable import DeckReading

@Suite("Parts of files")
struct PresentCodeTests {
  private static let file = "one|// START OMIT|two(x)|  three // HLa|// END OMIT|four"

  @Test(arguments: [
    ("f.go", "one|two(x)|  three|four"),
    ("f.go /START/,/END/", "two(x)|  three"),
    ("f.go /^two/", "two(x)"),
    ("f.go /^t.*x\\)$/", "two(x)"),
    ("f.go /^hree/", ""),
    ("f.go /three/,$", "  three|four"),
    ("f.go 3,4 HLa", "two(x)|  three"),
    ("f.go 1", "one"),
    ("f.go 9,2", ""),
    ("f.go 99999999999999999999,1", ""),
    ("f.go /nothing/", ""),
    ("f.go /one/,/nothing/", "one|two(x)|  three|four"),
    ("-numbers -edit f.go 1,1", "one"),
    ("f.go /", ""), ("f.go ,", ""),
  ])
  func `an address names lines of a file`(words: String, shown: String) {
    let code = PresentCode(words.split(separator: " ").map(String.init)[...])
    let found = code.shown(Self.file.split(separator: "|"))
    #expect(code.file == "f.go")
    #expect(found.lines.joined(separator: "|") == shown)
    #expect(found.info.contains(".numberLines") == words.hasPrefix("-"))
    #expect(found.info.contains("{2}") == words.hasSuffix("HLa"))
  }

  @Test func `an empty file has no lines to name`() {
    for address in ["", "1", "$", "/a/", "1,$", "/a/,/b/"] {
      #expect(PresentCode(["f.go", address]).shown([]).lines.isEmpty)
    }
  }
}
