import Deck
import Testing

@testable import DeckReading

@Suite("Authors' styles")
struct StyleTests {
  private func page(
    _ body: String,
    _ css: String,
    _ lengths: StyleLengths = .init()
  ) -> String {
    var styles = PageStyles()
    var sheet = StyleSheet(lengths)
    sheet.take(css)
    styles.add(sheet)
    var article = HTMLElement(name: "article", children: HTMLSanitiser.sanitise(body) { $0 }.nodes)
    article["class"] = "content lead"
    styles.apply(to: &article, PageSettings())
    let html = HTMLWriter.write([.element(article)])
    return html.replacing("<article class=\"content lead\"", with: "<article")
  }

  @Test(arguments: [
    ("h1 { color: RED; }", "<h1 style=\"color: red\">A</h1>"),
    ("h2, h1 { color: red }", "<h1 style=\"color: red\">A</h1>"),
    ("section h1 { color: red }", "<h1 style=\"color: red\">A</h1>"),
    (".reveal .slides section > h1 { color: red }", "<h1 style=\"color: red\">A</h1>"),
    ("section.lead h1 { color: red }", "<h1 style=\"color: red\">A</h1>"),
    ("section.other h1 { color: red }", "<h1>A</h1>"),
    ("div > h1 { color: red }", "<h1>A</h1>"),
    ("h1:first-child { color: red }", "<h1 style=\"color: red\">A</h1>"),
    ("h1:last-child { color: red }", "<h1>A</h1>"),
    ("* h1 { color: red }", "<h1 style=\"color: red\">A</h1>"),
    ("h1 { color: red } h1 { color: blue }", "<h1 style=\"color: blue\">A</h1>"),
    (".lead h1 { color: red } h1 { color: blue }", "<h1 style=\"color: red\">A</h1>"),
    ("h1 { font-size: 40px }", "<h1 style=\"font-size: calc(40px * var(--fit, 1))\">A</h1>"),
    ("h1 { font-size: 2em }", "<h1 style=\"font-size: 2em\">A</h1>"),
    ("h1 { margin: -10px 1.5rem }", "<h1 style=\"margin: -10px 24px\">A</h1>"),
    (":root { --main: #abc } h1 { color: var(--main) }", "<h1 style=\"color: #abc\">A</h1>"),
    ("h1 { color: var(--none, green) }", "<h1 style=\"color: green\">A</h1>"),
    ("h1 { color: var(--none) }", "<h1>A</h1>"),
    ("/* h1 { color: red } */ h1 { color: blue !important }", "<h1 style=\"color: blue\">A</h1>"),
    ("@media print { h1 { color: red } }", "<h1>A</h1>"),
    ("h1 { background: url(https://a.example/b.png) }", "<h1>A</h1>"),
    ("h1 { position: fixed; behavior: url(x) }", "<h1>A</h1>"),
    ("h1::before { color: red }", "<h1>A</h1>"),
    ("h1 { color: red", "<h1 style=\"color: red\">A</h1>"),
    ("h1 { -webkit-text-fill-color: transparent }", "<h1>A</h1>"),
  ])
  func `a rule says how elements look`(css: String, html: String) {
    #expect(
      page("<h1>A</h1><p>B</p>", css).contains("\(html)<p>B</p>"),
      "\(page("<h1>A</h1><p>B</p>", css))"
    )
  }

  @Test(arguments: ["h1:first-of-type", "h1:last-of-type", ".a[b]", "h1.a[b=c]"])
  func `a rule that asks for more than names, classes and places is left aside`(selector: String) {
    var sheet = StyleSheet()
    sheet.take("\(selector) { color: red }")
    #expect(sheet.rules.isEmpty)
    #expect(sheet.leftAside == [selector])
  }

  @Test func `the page itself keeps its size and place`() {
    let html = page(
      "<p>A</p>",
      "section { width: 400px; height: 300px; display: block; position: absolute; padding: 40px }"
    )
    #expect(html == "<article style=\"padding: 40px\"><p>A</p></article>")
  }

  @Test func `letters of the page are as large as the author wants them, and still give way`() {
    #expect(
      page("", "section { font-size: 24px }") == "<article style=\"--size: 24px\"></article>"
    )
    #expect(page("", "section { font-size: 3px }") == "<article></article>")
    let slidev = StyleLengths(pixel: 1.3, root: 20.8)
    #expect(
      page("", "section { font-size: 20px }", slidev)
        == "<article style=\"--size: 26px\"></article>"
    )
  }

  @Test(arguments: [
    ("section { background: #111 }", "on-dark"), ("section { background: #eee }", "on-light"),
    ("section { background: #111; color: white }", "on-dark"), ("h1 { color: #123 }", "on-light"),
    ("h1 { color: #ffe }", "on-dark"),
    ("section { background: #111; background-color: #eee }", "on-light"),
    ("section { background-color: #eee; background: #111 }", "on-dark"),
  ])
  func `ink and ground go together`(css: String, name: String) {
    #expect(page("<h1>A</h1>", css).hasPrefix("<article class=\"content lead \(name)\""))
  }

  @Test(arguments: [
    "h1 { color: red }", "h1 { color: #123 } p { color: #ffe }",
  ])
  func `where that can't be told, viewers' own ground stays`(css: String) {
    #expect(page("<h1>A</h1><p>B</p>", css).hasPrefix("<article"))
    #expect(!page("<h1>A</h1><p>B</p>", css).contains(" on-"))
  }

  @Test func `what an element says of itself comes last`() {
    let html = page("<p style=\"color: blue\">A</p>", "p { color: red }")
    #expect(html.contains("<p style=\"color: red; color: blue\">"))
  }

  @Test func `no style grows without bound`() {
    let rules = (1...2_000).map { "*  { color: red; padding: \($0)px }" }.joined()
    let html = page(String(repeating: "<b></b>", count: 5_000), rules)
    #expect(html.utf8.count < 1 << 20)
    let deep = String(repeating: "<div>", count: 90) + "<p>A</p>"
    #expect(page(deep, "div div div div div div p b { color: red }").contains("<p>A</p>"))
  }

  @Test(arguments: [
    "-z--9223372036854775808", "-rotate--9223372036854775808", "z-99999", "w-inf/1",
  ])
  func `a class that says too much says nothing`(name: String) {
    #expect(UtilityClass.declarations(name[...]).isEmpty)
  }

  // MARK: - Decks

  private func pages(_ text: String) throws -> [Page] { try Fixture.deck(of: text).pages }

  @Test func `style in Marp is for the deck, and where it is scoped for its page`() throws {
    let pages = try pages(
      """
      ---
      marp: true
      style: |
        h2 { color: #a00; }
      ---

      ## A

      <style scoped>
      p { font-size: 1.5rem }
      </style>

      words

      ---

      <style>

      section.wide { padding: 10px }

      </style>

      <!-- _class: wide -->

      ## B

      words
      """
    )
    #expect(pages[0].html.contains("<h2 style=\"color: #a00\">A</h2>"))
    #expect(
      pages[0].html.contains("<p style=\"font-size: calc(43.5px * var(--fit, 1))\">words</p>")
    )
    #expect(pages[1].html.contains("<h2 style=\"color: #a00\">B</h2>\n<p>words</p>"))
    #expect(
      pages[1].html.hasPrefix("<article class=\"content wide on-light\" style=\"padding: 10px\">")
    )
  }

  @Test func `a style's tag may be in capitals, and a longer name is none`() throws {
    let pages = try pages(
      "---\nmarp: true\n---\n\n# A\n\n<STYLE>\nh1 { color: #a00 }\n</STYLE>\n\n<styled-x>\nwords\n</styled-x>\n"
    )
    #expect(pages[0].html.contains("style=\"color: #a00\""))
    #expect(pages[0].html.contains("words"))
    #expect(!pages[0].html.contains("color: #a00 }"))
  }

  @Test func `style in Slidev is for its page`() throws {
    let pages = try pages(
      "---\nmdc: true\n---\n\n# A\n\n<style>\nh1 { color: #a00 }\n</style>\n\n---\n\n# B\n\nwords\n"
    )
    #expect(pages[0].html.contains("<h1 style=\"color: #a00\">"))
    #expect(pages[1].html.contains("<h1>B</h1>"))
  }

  @Test func `a page's own style is that of its section`() throws {
    let pages = try pages(
      "<!-- .slide: style=\"text-align: left; width: 4px\" -->\n\n# A\n\nwords\n"
    )
    #expect(pages[0].html.contains("style=\"text-align: left\""))
    let slidev = try self.pages("---\nmdc: true\nzoom: 0.8\n---\n\n# A\n\n- words\n")
    #expect(slidev[0].html.contains("style=\"--size: 27.2px\""))
  }

  @Test func `a file of style comes in from the deck's folder, and what is missing is told`() throws
  {
    let deck = try Fixture.read("styles").deck
    #expect(deck.pages[0].html.contains("<span class=\"loud\" style=\"color: #a00\">loud</span>"))
    #expect(deck.pages[1].html.contains("<span class=\"loud\" style=\"color: #a00\">loud</span>"))
    #expect(
      deck.problems.map(\.text) == [
        "of this style these have no place here: @import url(\"other.css\"), .loud:hover",
        "https://styles.example/a.css is on the web, where nothing is fetched from",
        "there is no file gone.css in the deck's folder",
      ]
    )
  }

  @Test func `Deckset's colours are those of its parts`() throws {
    let pages = try pages(
      """
      slidenumbers: true
      header: #FF8800, Some Font
      text-strong: #00AA00

      # A

      words **strong**

      ---

      [.header: #0088FF]
      [.text: #333333, text-scale(1.5)]

      # B

      words
      """
    )
    #expect(pages[0].html.contains("<h1 style=\"color: #ff8800\">A</h1>"))
    #expect(pages[0].html.contains("<strong style=\"color: #00aa00\">"))
    #expect(pages[1].html.contains("<h1 style=\"color: #0088ff\">B</h1>"))
    #expect(pages[1].html.contains("<p style=\"color: #333333; font-size: 1.5em\">words</p>"))
  }
}
