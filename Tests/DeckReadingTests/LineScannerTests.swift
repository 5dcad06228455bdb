import Deck
import Testing

@testable import DeckReading

@Suite("Line scanner")
struct LineScannerTests {
  /// Lines between bars, and a letter for what each of them is.
  @Test(arguments: [
    ("a||---||b", "t_s_t"),
    ("a|---|b", "tut"),
    ("a|b|----  |c", "ttut"),
    ("a|===|---", "tus"),
    ("# a|---", "hs"),
    ("- a|---", "ts"),
    ("- a|lazy|---", "tts"),
    ("- a|lazy|   ---", "ttt"),
    ("> a|---", "ts"),
    ("> a|lazy|---", "tts"),
    (">|a|---", "ttu"),
    ("1. a|   ---", "tt"),
    ("a|2. b|---", "ttu"),
    ("a|1. b|---", "tts"),
    ("***|- - -|___|---", "---s"),
    ("    ---|---", "cs"),
    ("a|    ---|---", "ttu"),
    ("- a||      ---|---", "t_cs"),
    ("```|---|```|---", "cccs"),
    ("````|```|---|```|````", "ccccc"),
    ("~~~ a|```|---|~~~", "cccc"),
    ("- ```|  ---|  ```|---", "cccs"),
    ("- ```|---|  ```|---", "cccs"),
    ("- ```|  a|---", "ccs"),
    ("```|a||---||```b|---|```", "cc_s_ccc"),
    ("```a`|---", "tu"),
    ("<pre>|---|</pre>|---", "rrrs"),
    ("<pre>|a|---|b", "rrst"),
    ("<PRE>---</PRE>|---", "rs"),
    ("<div>|---", "ts"),
    ("<b>a</b>|---", "tu"),
    ("[a]: /b|---", "ds"),
    ("a|[a]: /b|---", "ttu"),
    ("<!-- a|---|--> b|---", "__tu"),
    ("<!-- a -->|---", "_s"),
    ("<!-- pause -->|---", "ts"),
    ("`<!--`|---|`-->`", "tut"),
    ("::: a|b|:::|---", ":t:s"),
    ("---", "s"), ("", ""), ("-", "t"), ("a|-", "tu"), ("\t---", "c"), (" \t-", "c"),
  ])
  func `lines are told for what they are`(text: String, kinds: String) {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false)
    let scanned = LineScanner.scan(text.isEmpty ? [] : lines, offset: 0)
    #expect(scanned.lines.map(\.kind.letter).joined() == kinds)
    #expect(scanned.lines.map(\.number) == scanned.lines.indices.map { $0 + 1 })
  }

  @Test func `rows of a table are nothing to underline`() {
    let lines: [Substring] = ["| a | b |", "|---|---|", "| 1 | 2 |", "---"]
    let scanned = LineScanner.scan(lines, offset: 4)
    #expect(scanned.lines.map(\.kind.letter).joined() == "ttts")
    #expect(scanned.lines.last?.number == 8)
  }

  @Test(arguments: [
    ("```|a||---", 1, "code that begins here is never closed; it ends with the page"),
    ("a||<!-- b||---", 3, "a comment that begins here is never closed; it ends with the page"),
    ("<script>|a|---", 1, "</script> is missing; what begins here ends with the page"),
  ])
  func `what never ends is named with its line`(text: String, line: Int, problem: String) {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false)
    #expect(LineScanner.scan(lines, offset: 0).problems == [Problem(.warning, line: line, problem)])
  }
}

extension MarkdownLine.Kind {
  fileprivate var letter: String {
    switch self {
    case .blank: "_"
    case .separator: "s"
    case .rule: "-"
    case .division: ":"
    case .code: "c"
    case .rawHTML: "r"
    case .heading: "h"
    case .underline: "u"
    case .definition: "d"
    case .text: "t"
    }
  }
}
