import Screen
import Testing

/// A text and the columns that it takes.
struct WidthRow: CustomTestStringConvertible {
  let text: String
  let width: Int

  init(_ text: String, _ width: Int) {
    self.text = text
    self.width = width
  }

  var testDescription: String { "\(text) takes \(width)" }
}

/// A text as it comes and as it may be shown.
struct PrintableRow: CustomTestStringConvertible {
  let text: String
  let shown: String

  init(_ text: String, _ shown: String) {
    self.text = text
    self.shown = shown
  }

  var testDescription: String { text.debugDescription }
}

@Suite("Text")
struct TextTests {
  @Test(arguments: [
    WidthRow("dusk", 4), WidthRow("", 0), WidthRow("Dämmerung", 9), WidthRow("a\u{308}", 1),
    WidthRow("漢字", 4), WidthRow("ｶﾅ", 2), WidthRow("カナ", 4), WidthRow("한국", 4),
    WidthRow("\u{1112}\u{1161}\u{11AB}", 2), WidthRow("ไทย", 3), WidthRow("กำ", 2),
    WidthRow("क्षि", 2), WidthRow("🙂", 2), WidthRow("👩‍👩‍👧‍👦", 2), WidthRow("👍🏽", 2),
    WidthRow("❤", 1), WidthRow("❤️", 2), WidthRow("1️⃣", 2), WidthRow("🇨🇭", 2), WidthRow("→", 1),
    WidthRow("─", 1), WidthRow("ﬁ", 1), WidthRow("，", 2), WidthRow("ש\u{5C1}", 1),
  ])
  func `a text takes the columns that a terminal gives it`(_ row: WidthRow) {
    #expect(row.text.displayWidth == row.width)
  }

  @Test(arguments: [
    PrintableRow("\u{1B}]52;c;aGk=\u{7}after", "]52;c;aGk=after"),
    PrintableRow("\u{9B}31mred", "31mred"),
    PrintableRow("a\u{8}\u{8}b\u{7F}\0", "ab"),
    PrintableRow("one\r\ntwo\rthree\u{2028}four\u{85}five", "one\ntwo\nthree\nfour\nfive"),
    PrintableRow("a\tb", "a    b"),
    PrintableRow("abc\u{202E}fed\u{2066}x\u{2069}", "abcfedx"),
    PrintableRow("zero\u{200B}width\u{200F}\u{FEFF}", "zerowidth"),
    PrintableRow("soft\u{AD}hyphen", "softhyphen"),
    PrintableRow("\u{E000}private\u{F0000}", "private"),
    PrintableRow("Z\u{300}\u{301}\u{302}\u{303}\u{304}algo", "Z\u{300}\u{301}algo"),
    PrintableRow("\u{301}x", "x"),
    PrintableRow("👩‍🚀 and 🏴\u{E0067}\u{E0062}\u{E007F}", "👩‍🚀 and 🏴"),
    PrintableRow("a\u{200D}", "a"),
  ])
  func `what a terminal could obey or a reader can't see is left out`(_ row: PrintableRow) {
    #expect(Array(row.text.printable.unicodeScalars) == Array(row.shown.unicodeScalars))
  }

  @Test func `a joined emoji of any length fits a cell's memory`() {
    let chain = Array(repeating: "👩", count: 500).joined(separator: "\u{200D}")
    #expect(chain.printable.unicodeScalars.count <= 12)
    #expect(chain.displayWidth == 2)
  }

  @Test func `a text that doesn't fit ends in an ellipsis`() {
    #expect("A walk at dusk".clipped(to: 14) == "A walk at dusk")
    #expect("A walk at dusk".clipped(to: 7) == "A walk…")
    #expect("漢字漢字".clipped(to: 6) == "漢字…")
    #expect("dusk".clipped(to: 1) == "…")
    #expect("dusk".clipped(to: 0) == "")
  }
}
