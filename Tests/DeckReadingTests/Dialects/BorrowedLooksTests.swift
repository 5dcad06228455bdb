import Deck
import Testing

@testable import DeckReading

@Suite("What decks say of looks in their tools' words")
struct BorrowedLooksTests {
  private func pages(_ text: String) throws -> [Page] { try Fixture.deck(of: text).pages }

  // MARK: - Slidev

  @Test func `parts of a switch take each other's place`() throws {
    let page = try pages(
      """
      ---
      mdc: true
      ---

      # A

      <v-switch>
      <template #1>

      one

      </template>
      <template #2-4>

      two

      </template>
      </v-switch>

      `<v-switch>`
      """
    )[0]
    #expect(page.steps == 3)
    #expect(
      page.html.contains(
        "<div class=\"stack\">\n<div class=\"fragment current-visible\" data-step=\"1-2\">"
      )
    )
    #expect(page.html.contains("data-step=\"2-4\">\n<p>two</p>"))
    #expect(page.html.contains("<code>&lt;v-switch&gt;</code>"))
  }

  @Test func `a table of contents has the titles of the pages that want to be in it`() throws {
    let deck = """
      ---
      mdc: true
      hideInToc: true
      ---

      # Cover

      ---

      # One

      <Toc minDepth="1" maxDepth="2" />

      ---
      title: Named
      ---

      # Two
      """
    #expect(try pages(deck)[1].html.contains("<ul>\n<li>One</li>\n<li>Named</li>\n</ul>"))
  }

  @Test func `what would be a frame of another site is the way to it`() throws {
    let html = try pages(
      "---\nmdc: true\n---\n\n# A\n\n<Youtube id=\"ab_-1\" />\n\n<Tweet id='\"><b>' />\n"
    )[0].html
    #expect(html.contains("href=\"https://www.youtube.com/watch?v=ab_-1\""))
    #expect(!html.contains("twitter.com"))
  }

  @Test(arguments: [
    ("mt-4", "margin-top: 20.8px"), ("-mt-4", "margin-top: -20.8px"),
    ("mx-auto", "margin-left: auto; margin-right: auto"), ("w-1/2", "width: 50%"),
    ("w-full", "width: 100%"), ("h-[3em]", "height: 3em"), ("top-10px", "top: 13px"),
    ("absolute", "position: absolute"),
    ("abs-br", "position: absolute; bottom: 0; right: 0"), ("text-red-500", "color: #ef4444"),
    ("bg-blue-100", "background-color: #dbeafe"), ("text-[#aBc]", "color: #abc"),
    ("grid-cols-[1fr_2fr]", "grid-template-columns: 1fr 2fr"),
    ("col-span-4", "grid-column: span 4"),
    ("rotate-12", "transform: rotate(12deg)"), ("max-w-80", "max-width: 416px"),
  ])
  func `a class can be a declaration`(name: String, style: String) throws {
    let html = try pages("---\nmdc: true\n---\n\n# A\n\n<div class=\"\(name)\">x</div>\n")[0].html
    #expect(html.contains("style=\"\(style)\">x</div>"), "\(html)")
  }

  @Test(arguments: [
    "mt-", "w-1/0", "text-red-5000", "bg-[url(x)]", "mt-9999999", "grid-cols-[url(x)]", "fixed",
  ])
  func `a class that is none declares nothing`(name: String) throws {
    let html = try pages("---\nmdc: true\n---\n\n# A\n\n<div class=\"\(name)\">x</div>\n")[0].html
    #expect(!html.contains("style="), "\(html)")
  }

  @Test func `a frame stands where its picture would`() throws {
    let html = try pages(
      "---\nmdc: true\n---\n\n# A\n\n<img class=\"w-10\" src=\"no.png\" alt=\"no\">\n"
    )[0].html
    #expect(html.contains("<span class=\"missing w-10\" style=\"width: 52px\">no</span>"))
  }

  @Test func `what begins with a slash may lie in the folder that tools keep for it`() throws {
    let deck = try Fixture.read("public-folder").deck
    #expect(deck.pages[0].html.contains("src=\"deck-file:0\""))
    #expect(deck.problems.map(\.line) == [5])
  }

  // MARK: - Grounds

  @Test(arguments: [
    ("---\nrevealOptions:\n  theme: night\n---\n\n# A\n\nb\n", "on-dark"),
    ("---\ntheme: css/theme/black.css\nrevealOptions: {}\n---\n\n# A\n\nb\n", "on-dark"),
    ("---\nrevealOptions:\n  theme: white\n---\n\n# A\n\nb\n", nil),
    ("---\ncolorSchema: dark\n---\n\n# A\n\nb\n", "on-dark"),
    ("---\ncolorSchema: auto\n---\n\n# A\n\nb\n", nil),
    ("---\nformat:\n  revealjs:\n    theme: [moon, own.scss]\n---\n\n## A\n\nb\n", "on-dark"),
    ("---\ntheme:\n  name: catppuccin-mocha\n---\n\nA\n===\n\n<!-- end_slide -->\n", "on-dark"),
    ("---\nmarp: true\ntheme: gaia\n---\n\n# A\n\n- b\n", "on-light"),
    ("---\nmarp: true\ntheme: gaia\nclass: invert\n---\n\n# A\n\n- b\n", "on-dark"),
    ("---\nmarp: true\ntheme: gaia\nstyle: \"section{background:#111}\"\n---\n\n# A\n", "on-dark"),
    ("---\nmarp: true\ntheme: default\n---\n\n# A\n\n- b\n", nil),
  ])
  func `a theme that is dark in its tool is dark`(text: String, ground: String?) throws {
    let html = try #require(try pages(text).first).html
    let found = ["on-dark", "on-light"].first { html.prefix(200).contains($0) }
    #expect(found == ground, "\(html)")
  }

  @Test func `a theme with all in the middle has it there`() throws {
    let html = try pages("---\nmarp: true\ntheme: uncover\n---\n\n# A\n\n- b\n")[0].html
    #expect(html.contains("style=\"text-align: center; justify-content: safe center\""))
  }

  // MARK: - presenterm

  @Test func `a theme's colours and footer are the deck's`() throws {
    let page = try pages(
      """
      ---
      theme:
        override:
          default:
            colors:
              background: "202030"
              foreground: "#eeeeee"
          slide_title:
            colors:
              foreground: ff8800
          palette:
            classes:
              noice:
                foreground: red
          footer:
            style: template
            left: Kettles
            right: "{current_slide} / {total_slides}"
      ---

      A
      ===

      <span class="noice">red</span>

      <!-- end_slide -->
      """
    )[0].html
    #expect(page.contains("style=\"color: #eeeeee; background-color: #202030\""))
    #expect(page.contains("<h1 style=\"color: #ff8800\">A</h1>"))
    #expect(page.contains("<span class=\"noice\" style=\"color: red\">"))
    #expect(page.contains("<div class=\"page-footer\"><p>Kettles</p>"))
    #expect(page.contains("<div class=\"page-number\">"))
  }

  @Test(arguments: [
    ("", "<!-- incremental_tables: true -->\n\n", 2), ("", "", 0),
    ("options:\n  incremental_tables: true\n", "", 2),
    ("options:\n  incremental_tables: true\n", "<!-- incremental_tables: false -->\n\n", 0),
    ("options:\n  incremental_lists: true\n", "", 0),
  ])
  func `rows of tables come one by one where that is said`(
    header: String,
    command: String,
    steps: Int
  ) throws {
    let text =
      "---\ntitle: T\n\(header)---\n\nA\n===\n\n\(command)| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n"
    let page = try pages(text + "<!-- end_slide -->\n")[1]
    #expect(page.steps == steps, "\(page.html)")
    #expect(page.html.contains("<table>"))
  }

  @Test func `items of a list can have room between them`() throws {
    let text = "---\ntitle: T\n---\n\n<!-- list_item_newlines: 2 -->\n\n- a\n\n<!-- end_slide -->\n"
    #expect(try pages(text)[1].html.contains("<li style=\"margin-bottom: 1.0em\">"))
  }

  // MARK: - Others

  @Test func `a separator of GitPitch's takes in pages and code`() throws {
    let deck = try Fixture.read("gitpitch-files").deck
    #expect(
      deck.pages.map(\.title) == ["One", "From a file", "Second from a file", "Code", "Last"]
    )
    #expect(deck.pages[1].file == "more.md")
    #expect(deck.pages[3].html.contains("<code class=\"language-go\">package part"))
    #expect(deck.problems.map(\.text) == ["more.md takes itself in, without end"])
  }

  @Test(arguments: [
    ("> [!bug] It leaks\n> badly\n", "callout-caution", "It leaks", "badly"),
    ("> [!info]-\n> more\n", "callout-note", "Info", "more"),
    ("> [!TIP]\n> more\n", "callout-tip", "Tip", "more"),
    ("> [!success] Done **well**\n", "callout-tip", "Success", "Done <strong>well</strong>"),
  ])
  func `a callout has a kind and a title`(
    text: String,
    kind: String,
    title: String,
    words: String
  ) throws {
    let html = try pages("# A\n\n\(text)")[0].html
    #expect(
      html.contains("<div class=\"\(kind)\">\n<p><strong>\(title)</strong></p><p>\(words)</p>"),
      "\(html)"
    )
  }

  @Test(arguments: [
    ("![a](one.png =300x200)", "width: 300px; height: 200px"),
    ("![a](one.png =50%x)", "width: 50%"),
    ("![a](one.png =x80)", "height: 80px"),
  ])
  func `a picture's size can stand behind its address`(text: String, style: String) throws {
    let html = try Fixture.deck(of: "# A\n\nwords \(text)\n").pages[0].html
    #expect(html.contains("<span class=\"missing\" style=\"\(style)\">a</span>"), "\(html)")
  }

  @Test func `parts can stand beside each other and in a place of their own`() throws {
    let html = try pages(
      """
      ---
      format: revealjs
      ---

      ## A

      ::: {layout-ncol=2}

      one

      two

      :::

      ::: {.absolute top=200 left=50% width=300}
      there
      :::
      """
    )[0].html
    #expect(
      html.contains("display: grid; gap: 1em; grid-template-columns: repeat(2, minmax(0, 1fr))")
    )
    #expect(html.contains("position: absolute; top: 200.0px; left: 50%; width: 300.0px"))
  }

  /// Text of one tool that would be rubbish to others.
  struct Rewriting: CustomTestStringConvertible, Sendable {
    let header: String
    let text: String
    let html: String

    init(_ header: String, _ text: String, _ html: String) {
      (self.header, self.text, self.html) = (header, text, html)
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Rewriting("mdc: true", "a <carbon:edit/> b <mdi:x-y class=\"z\"/> c", "<p>a  b  c</p>"),
    Rewriting("mdc: true", "a <https://a.example/> b", "href=\"https://a.example/\""),
    Rewriting("mdc: true", "a {{ $slidev.nav.total }} b {{ c }}", "<p>a  b {{ c }}</p>"),
    Rewriting(
      "mdc: true",
      "[a]{style=\"color:red\"} {b}",
      "<span style=\"color: red\">a</span> {b}"
    ),
    Rewriting("slide-level: 1", "a^[A [b] c.] d", "<sup class=\"footnote-ref\">1</sup> d"),
    Rewriting("slide-level: 1", "a^[A [b] c.] d", "A [b] c."),
    Rewriting("slide-level: 1", "| one\n| two", "<p>one<br>\ntwo</p>"),
    Rewriting("slide-level: 1", "| a | b |\n|---|---|\n| 1 | 2 |", "<td>1</td>"),
    Rewriting(
      "slide-level: 1",
      "Term\n:   one\n:   two\n\nOther\n\n: three\n\nend",
      "<dl><dt>\n<p>Term</p>\n</dt>\n<dd>\n<p>one</p>\n</dd>\n<dd>\n<p>two</p>\n</dd>\n<dt>"
    ),
    Rewriting(
      "enableLinks: true",
      "![a|100x20](none.png)",
      "style=\"width: 100px; height: 20px\">a</span>"
    ),
    Rewriting(
      "enableLinks: true",
      "<grid drag=\"40 30\" drop=\"10 10\" border=\"2px solid red\" pad=\"1em\" rotate=\"5\">\nb\n</grid>",
      "border: 2px solid red; padding: 1em; transform: rotate(5deg)"
    ),
    Rewriting(
      "options:\n  command_prefix: \"\"",
      "```latex +render\n\\[ a^2 \\]\n```\n",
      "<div class=\"math display\">a^2</div>"
    ),
    Rewriting(
      "dialect: gitpitch",
      "@box[red](Head#Words)",
      "<div class=\"red\">\n<p><strong>Head</strong></p>\n<p>Words</p>\n</div>"
    ),
    Rewriting(
      "dialect: gitpitch",
      "@math\n\\[ a^2 \\]\n@mathend",
      "<div class=\"math display\">a^2</div>"
    ),
    Rewriting("dialect: gitpitch", "@uml[x](a.puml)", "<span class=\"missing\">a.puml</span>"),
    Rewriting("dialect: landslide", ".code: none.py", "<span class=\"missing\">none.py</span>"),
    Rewriting(
      "output: xaringan::moon_reader",
      "```r\na\nb #<<\n```",
      "<span class=\"line\" data-lit=\"0-0\">a\n</span><span class=\"line\">b\n</span>"
    ),
  ])
  func `what only its own tool would understand is shown as meant`(row: Rewriting) throws {
    let pages = try pages("---\n\(row.header)\n---\n\n# A\n\n\(row.text)\n")
    #expect(pages.last?.html.contains(row.html) == true, "\(pages.last?.html ?? "")")
  }
}
