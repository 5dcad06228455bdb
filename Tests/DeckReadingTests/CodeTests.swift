import Deck
import Testing

@testable import DeckReading

@Suite("Code")
struct CodeTests {
  /// What an info string says, in one line.
  struct Row: CustomTestStringConvertible, Sendable {
    let info: String
    let meaning: String

    init(_ info: String, _ meaning: String) {
      self.info = info
      self.meaning = meaning
    }

    var testDescription: String { info }
  }

  @Test(arguments: [
    Row("", "-"),
    Row("swift", "swift"),
    Row("js {1,3|5-7|all}", "js 1-1,3-3 | 5-7 | all"),
    Row("js{1,3}", "js 1-1,3-3"),
    Row("js [1-2|3|4]", "js numbered 1-2 | 3-3 | 4-4"),
    Row("js []", "js numbered"),
    Row("php [712: 1|2]", "php numbered from 712 712-712 | 713-713"),
    Row(
      "ts {2,3|5|all} {lines:true,startLine:5, maxHeight:'100px'}",
      "ts numbered from 5 2-2,3-3 | 5-5 | all"
    ),
    Row("ts {*}", "ts all"),
    Row("ts {hide|none|all}", "ts none | none | all"),
    Row("ts [main.ts] {1}", "ts “main.ts” 1-1"),
    Row("rust {1,3|5-7|all} +line_numbers +exec", "rust numbered 1-1,3-3 | 5-7 | all"),
    Row("{.python .numberLines startFrom=\"5\"}", "python numbered from 5"),
    Row("{.python code-line-numbers=\"|6|9\"}", "python numbered all | 6-6 | 9-9"),
    Row("{r, echo=FALSE}", "r"),
    Row("c++ title=\"a file.cpp\"", "c++ “a file.cpp”"),
    Row("js:app/main.js", "js “app/main.js”"),
    Row("js {not lines", "js"),
    Row("js {999999999999999999999|2}", "js"),
    Row("js {2-}", "js 2-1000000"),
    Row("js [99999999999: 1]", "js numbered from 1000000 1000000-1000000"),
    Row("js [0: 3--9223372036854775808]", "js “0: 3--9223372036854775808” from 0"),
    Row("text {{{", "text"),
  ])
  func `an info string says how code is shown`(row: Row) {
    #expect(Self.meaning(CodeInfo(row.info)) == row.meaning)
  }

  @Test func `code without numbers or steps stays in one piece`() {
    #expect(html("```js\na\nb\n```") == "<pre><code class=\"language-js\">a\nb\n</code></pre>")
  }

  @Test func `lines have numbers from where they begin`() {
    #expect(
      html("```js [7:]\na\n\nb\n```") == """
        <pre class="numbered" style="counter-reset: line 6"><code class="language-js">\
        <span class="line">a
        </span><span class="line">
        </span><span class="line">b
        </span></code></pre>
        """
    )
  }

  @Test func `each group of lines but the first has a step`() {
    let (nodes, steps) = revealed("```js {1|2-3|all}\na\nb\nc\n```")
    #expect(steps == 2)
    let lines = HTMLWriter.write(nodes).matches(of: /data-lit="([^"]*)"/).map(\.1)
    #expect(lines == ["0-1 2-", "1-2 2-", "1-2 2-"])
  }

  @Test func `steps of code go on from those before it, and the next go on from them`() {
    let (nodes, steps) = revealed("a\n\n. . .\n\nb\n\n```js {1|2}\na\nb\n```\n\n. . .\n\nc")
    let html = HTMLWriter.write(nodes)
    #expect(steps == 3)
    #expect(html.contains("<p data-step=\"1\">b</p>"))
    #expect(html.contains("<pre data-step=\"1\">"))
    #expect(html.contains("data-lit=\"0-2\""))
    #expect(html.contains("data-lit=\"2-\""))
    #expect(html.contains("<p data-step=\"3\">c</p>"))
  }

  @Test func `lines that no group names never stand out`() {
    let (nodes, steps) = revealed("```js {1}\na\nb\n```")
    #expect(steps == 0)
    #expect(HTMLWriter.write(nodes).contains("<span class=\"line\" data-lit=\"0-0\">b\n</span>"))
  }

  @Test func `code that is written as HTML has lines too`() {
    let (nodes, steps) = revealed(
      "<pre><code class=\"hljs js\" data-line-numbers=\"1|2\" data-ln-start-from=\"5\">a\nb</code></pre>"
    )
    let html = HTMLWriter.write(nodes)
    #expect(steps == 1)
    #expect(html.contains("<pre class=\"numbered\" style=\"counter-reset: line 4\">"))
    #expect(html.contains("data-lit=\"0-1\">a"))
    #expect(!html.contains("data-line-numbers"))
  }

  @Test(arguments: [
    "<code data-meta=\"{1}\">a</code>",
    "<pre data-meta=\"x\">a <b><code data-meta=\"y\">b</code></b></pre>",
    "<pre><code><code data-meta=\"{1|2}\">a</code></code></pre>",
  ])
  func `what an info string said is not left in a page`(html: String) {
    let nodes = HTMLSanitiser.sanitise(html) { _ in nil }.nodes
    #expect(!HTMLWriter.write(CodeBlock.prepare(nodes)).contains("data-meta"))
  }

  @Test func `code in a footer is read as all other, but has no steps`() throws {
    let words = "```js a=b {1|2}\ntea\n```\n<b class=\"fragment\">milk</b>"
    let text = "---\nformat: revealjs\n---\n\n## A\n\n::: footer\n\(words)\n:::\n"
    let page = try Fixture.deck(of: text).pages[0]
    #expect(page.steps == 0)
    #expect(page.html.contains("<div class=\"page-footer\"><pre><code class=\"language-js\">"))
    #expect(page.html.contains(">milk</b>"))
    #expect(!page.html.contains("data-lit") && !page.html.contains("data-step"))
  }

  @Test func `a title stands above its code`() {
    #expect(
      html("```js title=\"<a>\"\nb\n```")
        == "<figure class=\"listing\"><figcaption>&lt;a&gt;</figcaption>"
        + "<pre><code class=\"language-js\">b\n</code></pre></figure>"
    )
  }

  private func html(_ markdown: String) -> String {
    HTMLWriter.write(revealed(markdown).nodes).trimmedOfLines
  }

  private func revealed(_ markdown: String) -> (nodes: [HTMLNode], steps: Int) {
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown)) { SafeHTML.media($0) }.nodes
    return Reveals.number(CodeBlock.prepare(nodes))
  }

  private static func meaning(_ info: CodeInfo) -> String {
    var words = [info.language ?? "-"]
    if let title = info.title { words.append("“\(title)”") }
    if info.isNumbered { words.append("numbered") }
    if info.firstLine != 1 { words.append("from \(info.firstLine)") }
    let groups = info.groups.map { group in
      switch group {
      case .all: "all"
      case .none: "none"
      case .lines(let ranges):
        ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
      }
    }
    if !groups.isEmpty { words.append(groups.joined(separator: " | ")) }
    return words.joined(separator: " ")
  }
}
