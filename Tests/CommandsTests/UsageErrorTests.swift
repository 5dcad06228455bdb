import Testing

@testable import Commands

@Suite("Usage errors")
struct UsageErrorTests {
  struct Row: CustomTestStringConvertible {
    let words: [String]
    let code: UsageError.Code
    let word: String
    let message: String

    init(_ line: String, _ code: UsageError.Code, _ word: String, _ message: String) {
      words = line.split(separator: " ").map(String.init)
      (self.code, self.word, self.message) = (code, word, message)
    }

    var testDescription: String { "lectern \(words.joined(separator: " "))" }
  }

  static let rows: [Row] = [
    Row("", .nothingToDo, "", "a deck or a verb is missing: 'lectern talk.md'"),
    Row("nxet", .unknownVerb, "nxet", "no verb and no deck is called 'nxet'; did you mean 'next'?"),
    Row(
      "prev",
      .unknownVerb,
      "prev",
      "no verb and no deck is called 'prev'; did you mean 'previous'?"
    ),
    Row("frobnicate", .unknownVerb, "frobnicate", "no verb and no deck is called 'frobnicate'"),
    Row(
      "help nxt",
      .unknownVerb,
      "nxt",
      "no verb and no deck is called 'nxt'; did you mean 'next'?"
    ),
    Row(
      "next --prot 1",
      .unknownOption,
      "--prot",
      "'next' has no option '--prot'; did you mean '--port'?"
    ),
    Row("next --frobnicate", .unknownOption, "--frobnicate", "'next' has no option '--frobnicate'"),
    Row("next -x", .unknownOption, "-x", "'next' has no option '-x'"),
    Row("next --p 1", .unknownOption, "--p", "'next' has no option '--p'"),
    Row("goto", .missingOperand, "N", "'goto' needs N"),
    Row("serve --port 80", .missingOperand, "DECK", "'serve' needs DECK"),
    Row("next 3", .extraOperand, "3", "'next' has no use for '3'"),
    Row("serve a.md b.md", .extraOperand, "b.md", "'serve' has no use for 'b.md'"),
    Row("serve a.md --port", .missingValue, "--port", "'--port' needs N"),
    Row("serve a.md --host=", .missingValue, "--host=", "'--host' needs ADDRESS"),
    Row("status --json=yes", .needlessValue, "--json=yes", "'--json' takes no value"),
    Row("goto 0", .badValue, "0", "N is a number from 1, not '0'"),
    Row("goto -1", .unknownOption, "-1", "'goto' has no option '-1'"),
    Row(
      "goto 99999999999999999999",
      .badValue,
      "99999999999999999999",
      "N is a number from 1, not '99999999999999999999'"
    ),
    Row("serve a.md -p 65536", .badValue, "65536", "'--port' is a number, 1 to 65535, not '65536'"),
    Row(
      "swipe next --distance nan",
      .badValue,
      "nan",
      "'--distance' is a number, 0 to 4, not 'nan'"
    ),
    Row(
      "swipe next --velocity inf",
      .badValue,
      "inf",
      "'--velocity' is a number, -50 to 50, not 'inf'"
    ),
    Row("swipe nxt", .badValue, "nxt", "WAY is next or previous, not 'nxt'; did you mean 'next'?"),
    Row(
      "completions csh",
      .badValue,
      "csh",
      "SHELL is bash or zsh or fish, not 'csh'; did you mean 'zsh'?"
    ),
    Row("next -p 1 --port 2", .repeated, "--port", "'--port' is given twice"),
    Row(
      "next --port 1 --url http://a",
      .contradiction,
      "http://a",
      "a URL has its port already: leave '--port' out"
    ),
  ]

  @Test(arguments: rows) func `a word that means nothing is named`(_ row: Row) throws {
    let error = try #require(throws: UsageError.self) {
      try Invocation.parse(row.words) { _ in false }
    }
    #expect(error.code == row.code)
    #expect(error.word == row.word)
    #expect(error.message.split(separator: "\n").first == "lectern: \(row.message)")
  }

  @Test func `an error names the help that tells more`() throws {
    let error = try #require(throws: UsageError.self) {
      try Invocation.parse(["goto"]) { _ in false }
    }
    #expect(error.message.hasSuffix("\nTry 'lectern help goto'."))
  }

  @Test(arguments: [
    ("next", "next", 0), ("nxet", "next", 1), ("nex", "next", 1), ("nextt", "next", 1),
    ("mext", "next", 1), ("", "next", 4), ("tap", "", 3), ("abc", "xyz", 3),
  ])
  func `a swap of neighbours is one mistake`(_ a: String, _ b: String, _ distance: Int) {
    #expect(Spelling.distance(Array(a), Array(b)) == distance)
  }
}
