import Testing

@testable import DeckReading

@Suite("Ways of writing")
struct WritingTests {
  @Test(arguments: [
    ("a ==marked== b", "<p>a <mark>marked</mark> b</p>"),
    ("==a b== ==c==", "<p><mark>a b</mark> <mark>c</mark></p>"),
    ("a == b == c", "<p>a == b == c</p>"),
    ("`==a==` a==b ===", "<p><code>==a==</code> a==b ===</p>"),
  ])
  func `equals signs mark words`(text: String, html: String) {
    #expect(write(Highlights.show(nodes(text))) == html)
  }

  @Test func `an alert is a callout`() {
    #expect(
      write(Alerts.show(nodes("> [!NOTE]\n> Mind *this*.\n>\n> And that.")))
        == "<div class=\"callout-note\"><p><strong>Note</strong></p><p>Mind <em>this</em>.</p><p>And that.</p></div>"
    )
    #expect(write(Alerts.show(nodes("> [!NOTHING]\n> x"))).hasPrefix("<blockquote><p>[!NOTHING]"))
    #expect(
      write(Alerts.show(nodes("> [!TIP]")))
        == "<div class=\"callout-tip\"><p><strong>Tip</strong></p></div>"
    )
  }

  @Test func `code in code that moves has a step for each of its versions`() {
    let markdown =
      "````md magic-move\n```js\na\n```\nwords\n```js {1}\nb\n```\n````\n\n. . .\n\nafter"
    let (numbered, steps) = Reveals.number(CodeBlock.prepare(MagicMove.prepare(nodes(markdown))))
    let html = write(numbered)
    #expect(steps == 2)
    #expect(html.contains("<div class=\"stack\"><pre data-lit=\"0-1\">"))
    #expect(html.contains("<pre data-lit=\"1-\">"))
    #expect(!html.contains("words") && html.contains("<p data-step=\"2\">after</p>"))
  }

  @Test func `steps of a formula's lines are no part of the formula`() {
    var scanner = FormulaScanner()
    _ = scanner.withhold(from: "$$ {1|3|all}\na\nb\n$$ and $$ {a} $$ and $${x}\ny$$")
    #expect(scanner.formulas.map(\.tex) == ["a\nb", "{a}", "{x}\ny"])
  }

  @Test func `where Markdown reads formulas too, its escapes are taken out of them`() {
    var scanner = FormulaScanner(areEscaped: true)
    _ = scanner.withhold(from: #"$w\_i \in \\\{0, \,1\\\}$ and $$a \\\\ \frac{b}{c}$$"#)
    #expect(scanner.formulas.map(\.tex) == [#"w_i \in \{0, \,1\}"#, #"a \\ \frac{b}{c}"#])
  }

  private func nodes(_ markdown: String) -> [HTMLNode] {
    HTMLSanitiser.sanitise(CommonMark.html(markdown)) { _ in nil }.nodes
  }

  private func write(_ nodes: [HTMLNode]) -> String {
    HTMLWriter.write(nodes).filter { !$0.isNewline }
  }
}
