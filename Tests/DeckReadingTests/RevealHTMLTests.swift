import Deck
import DeckReading
import Foundation
import Testing

@Suite("HTML files made with reveal.js")
struct RevealHTMLTests {
  private func read(
    _ sections: String,
    head: String = "<title>Tea &amp; cups</title>"
  ) throws -> Deck {
    try read(
      whole: """
        <!doctype html>
        <html lang="de"><head>\(head)</head><body>
        <div class="reveal"><div class="slides">
        \(sections)
        </div></div>
        <section>after all</section>
        <script>Reveal.initialize({ plugins: [] }); "<section>";</script>
        </body></html>
        """
    )
  }

  private func read(whole: String) throws -> Deck {
    try withFile("talk.html") { path in
      try Data(whole.utf8).write(to: URL(fileURLWithPath: path))
      return try DeckReader().read(path).deck
    }
  }

  @Test func `sections are pages, and those in a section a stack`() throws {
    let deck = try read(
      """
      <section><h2>One</h2><div><p>a</p></div></section>
      <section data-background-color="#123456" id="stack">
        <section><h2>Two</h2></section>
        <section data-background-color="tan"><h2>Three</h2></section>
      </section>
      <section data-visibility="hidden"><h2>Nowhere</h2></section>
      <section id="last" class="lead" data-transition="fade" data-timing="90"><h2>Four</h2></section>
      """
    )
    #expect(deck.dialect == "reveal-html")
    #expect(deck.title == "Tea & cups")
    #expect(deck.language == "de")
    #expect(deck.pages.map(\.title) == ["One", "Two", "Three", "Four"])
    #expect(deck.pages.map(\.stack) == [nil, 1, 1, nil])
    #expect(deck.pages.map(\.line) == [4, 6, 7, 10])
    #expect(deck.pages[1].html.contains("background-color: #123456"))
    #expect(deck.pages[2].html.contains("background-color: tan"))
    #expect(deck.pages[3].explicitID == "last")
    #expect(deck.pages[3].html.contains("lead"))
    #expect(deck.pages[3].transition?.style == "fade")
    #expect(deck.pages[3].duration == 90)
  }

  @Test(arguments: [3, 9, 40])
  func `sections in a stack's sections are part of their page, however deep`(depth: Int) throws {
    let inside = (3...depth).map { "<section><p>level \($0)</p>" }.joined()
    let ends = String(repeating: "</section>", count: depth - 2)
    let deck = try read(
      """
      <section>
        <section><h2>One</h2>\(inside)\(ends)<p>behind</p></section>
        <section><h2>Two</h2></section>
      </section>
      <section><h2>Three</h2></section>
      """
    )
    #expect(deck.pages.map(\.title) == ["One", "Two", "Three"])
    #expect(deck.pages.map(\.stack) == [1, 1, nil])
    for level in 3...depth { #expect(deck.pages[0].html.contains("<p>level \(level)</p>")) }
    #expect(deck.pages[0].html.contains("<p>behind</p>"))
    #expect(!deck.problems.contains { $0.severity == .warning })
  }

  @Test func `what a section leaves open ends with it`() throws {
    let deck = try read(
      whole: """
        <div class="reveal"><div class="slides">
        <section><div><section>One<div></section><section>Two</section></section>
        </div><section>beside</section></div>
        """
    )
    #expect(deck.pages.map(\.stack) == [1, 1])
    #expect(!deck.pages.contains { $0.html.contains("beside") })
    let open = "<div class=reveal><div><div class=slides><section>A</div><section>beside</section>"
    #expect(try read(whole: open).pages.count == 1)
  }

  @Test(arguments: [
    ("<h2>Part</h2>\n<section>A</section>", [5]), ("<section>A</section>\n\n<img src=a.png>", [7]),
    ("<section>A</section>b<section>C</section>d", [5]),
    ("<!-- c --><aside class=notes>n</aside><section>A</section><script>1</script>\n", []),
  ])
  func `what stands in a stack beside its pages is told with its line`(
    stack: String,
    lines: [Int]
  ) throws {
    let deck = try read("<section>\n\(stack)\n</section>\n<section>Last</section>")
    #expect(deck.problems.map(\.line) == lines)
    #expect(deck.problems.allSatisfy { $0.text.contains("move it into one of them") })
  }

  @Test func `a section that nothing closes is a page all the same, and that is said`() throws {
    let deck = try read("<section><h2>One</h2></section>\n<section><h2>Two</h2>\n<p>more</p>")
    #expect(deck.pages.map(\.title) == ["One", "Two"])
    #expect(deck.pages[1].html.contains("more"))
    #expect(!deck.pages[1].html.contains("after all"))
    #expect(deck.problems.contains { $0.severity == .warning && $0.line == 5 })
    let cut = try read(whole: "<div class=reveal><div class=slides><section><h2>A</h2>")
    #expect(cut.pages.map(\.title) == ["A"])
    #expect(cut.problems.contains { $0.severity == .warning && $0.line == 1 })
  }

  @Test func `notes are for presenters alone, however their element is written`() throws {
    let deck = try read(
      """
      <section><h2>A</h2><aside class="notes">first words</aside></section>
      <section><h2>B</h2><p>b</p><aside
        class="more notes">second words</aside></section>
      """
    )
    #expect(deck.pages.map(\.title) == ["A", "B"])
    #expect(deck.pages.map(\.notes) == ["first words", "second words"])
    #expect(deck.pages.allSatisfy { !$0.html.contains("words") })
  }

  @Test func `HTML is taken as it stands, with its fragments, and nothing in it runs`() throws {
    let deck = try read(
      """
      <section>
        <h2>Steps</h2>

            <p class="fragment" data-fragment-index="1">*second*</p>
        <p class="fragment" data-fragment-index="0">$5 and $10</p>
        <pre><code class="language-js" data-line-numbers="1|2">let a;

      let b;</code></pre>
        <script>alert(1)</script><iframe src="https://example.org"></iframe>
        <aside class="notes">Say <b>it</b>.</aside>
        <p onclick="alert(2)">end</p>
      </section>
      """
    )
    let page = deck.pages[0]
    #expect(page.notes == "Say it.")
    #expect(page.html.contains(">*second*</p>"))
    #expect(page.html.contains("$5 and $10"))
    #expect(page.html.contains(/data-step="2"[^>]*>\*second/))
    #expect(page.html.contains("end</p>"))
    for gone in ["alert", "iframe", "onclick", "<b>it", "<code></code>"] {
      #expect(!page.html.contains(gone))
    }
    #expect(page.steps == 3)
  }

  @Test func `what stands between dollars is a formula where the deck has them`() throws {
    let head = "<script src=\"plugin/math/math.js\"></script>"
    #expect(try read("<section>$x^2$</section>", head: head).pages[0].html.contains("math inline"))
  }

  @Test func `Markdown in a section is read as Markdown`() throws {
    let deck = try read(
      """
      <section data-markdown data-separator="^---$" data-separator-vertical="^--$"
               data-separator-notes="^Note:">
        <textarea data-template>
          ## One &amp; only
          - a <!-- .element: class="fragment" -->
          --
          ## Two

              code
          ---
          ## Three
          Note: said
        </textarea>
      </section>
      <section data-markdown><script type="text/template">
        ## Four
        ---
        still *four*
      </script></section>
      <section data-markdown>## Five</section>
      <section data-markdown="more.md"></section>
      """
    )
    #expect(deck.pages.map(\.title) == ["One & only", "Two", "Three", "Four", "Five"])
    #expect(deck.pages.map(\.notes) == ["", "", "said", "", ""])
    #expect(deck.pages[0].steps == 1)
    #expect(deck.pages[1].html.contains("<pre><code>code"))
    #expect(deck.pages[3].html.contains("<em>four</em>"))
    #expect(deck.problems.map(\.line) == [24])
    #expect(deck.problems[0].text.contains("more.md"))
  }

  @Test func `a picture that is missing is told with its line`() throws {
    let deck = try read("<section>\n<p>a</p>\n<img src=\"no.png\" alt=\"A cup\">\n</section>")
    #expect(deck.problems.map(\.line) == [6])
    #expect(deck.pages[0].html.contains("A cup"))
  }

  @Test(arguments: [
    "", "<p>words</p>", "<section>One</section>",
    "<div class=\"slides\"><section>One</section></div>",
    "<div class=\"reveal\"><div class=\"slides\"></div></div>", "<div class=\"reveal\"", "\u{0}",
  ])
  func `other HTML is refused`(text: String) throws {
    let error = #expect(throws: DeckError.self) { try read(whole: text) }
    #expect(error?.description.contains("reveal.js") == true)
  }

  @Test(arguments: [
    String(repeating: "<section>", count: 10_000), "<section><section></section>", "<section><pre>",
    "</section></section><section>x", "<section data-markdown><textarea><section>x",
  ])
  func `odd sections neither stop nor hang it`(text: String) throws {
    _ = try? read(text)
  }
}
