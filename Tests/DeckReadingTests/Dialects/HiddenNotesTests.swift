import Deck
import Foundation
import Testing

@testable import DeckReading

/// In each text the words for presenters are “canary”, and “shown” is what all may see.
@Suite("Notes stay with presenters")
struct HiddenNotesTests {
  private func pages(of text: String, in dialect: String?) throws -> [Page] {
    let folder = try Folder(Fixture.folder + "/pictures")
    let reader = DeckReader(dialect: dialect)
    return MarkdownDeck(Array(text.utf8), name: "deck.md", in: folder, reader).deck.pages
  }

  /// All canaries are in the notes of pages that show all else.
  private func expectHidden(_ text: String, in pages: [Page]) {
    let count = { (text: String) in text[...].count(ofBytes: "canary") }
    #expect(pages.reduce(0) { $0 + count($1.notes) } == count(text), "\(pages.map(\.notes))")
    for page in pages {
      #expect(count(page.html) == 0, "\(page.html)")
      #expect(count(page.title) == 0)
    }
    let shown = pages.reduce(0) { $0 + $1.html[...].count(ofBytes: "shown") }
    #expect(shown == text[...].count(ofBytes: "shown"), "\(pages.map(\.html))")
  }

  @Test(arguments: [
    "generic", "headings", "reveal", "gitpitch", "obsidian", "spectacle",
  ])
  func `a line of notes may stand behind blanks, in letters of any case`(dialect: String) throws {
    for line in [
      "Note: canary", "  Note: canary", "\tNotes: canary", "NOTES:\ncanary\n\n- canary",
      "notes :canary",
    ] {
      let text = "# shown\n\n- shown\n- shown\n\n\(line)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
      let list = "# shown\n\n- shown\n\(line)\n"
      expectHidden(list, in: try pages(of: list, in: dialect))
    }
  }

  @Test(arguments: ["generic", "headings", "pandoc", "beamer", "quarto", "patat"])
  func `a division of notes may have attributes, colons and divisions around it`(
    dialect: String
  ) throws {
    for (opening, end) in [
      ("::: notes", ":::"), ("::: {.notes}", ":::"), (":::{.notes}", ":::"),
      ("::: {.notes lang=de}", ":::"), ("::: {#a .notes}", ":::"), ("::: notes :::", ":::"),
      ("::::: notes :::::", ":::::"), ("::: {.aside .notes}", ":::"), ("::: Notes", ":::"),
      ("::: {.NOTES}", ":::"), ("::: {class=\"notes\"}", ":::"), ("  ::: notes", "  :::"),
      ("::: notes", ""), ("::: notes\n::: columns", ":::\ncanary\n:::"),
      ("<div class=\"notes\">", "</div>"), ("<DIV id='a' CLASS='b notes'>", "</DIV>"),
    ] {
      let text = "# shown\n\nshown\n\n\(opening)\n\ncanary\n\n- canary\n\n\(end)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
    }
    let within = "# shown\n\n- shown\n\n  ::: notes\n  canary\n  :::\n\n- shown\n"
    expectHidden(within, in: try pages(of: within, in: dialect))
    let inQuote = "# shown\n\n> shown\n>\n> ::: notes\n> canary\n> :::\n>\n> shown\n"
    expectHidden(inQuote, in: try pages(of: inQuote, in: dialect))
  }

  @Test(arguments: ["generic", "headings", "reveal", "obsidian", "slidev", "marp"])
  func `an aside of notes may be written in any way that HTML has`(dialect: String) throws {
    for aside in [
      "<aside class=\"notes\">canary</aside>", "<ASIDE CLASS=\"notes\">canary</ASIDE>",
      "<aside id=a class='b notes'>\n\ncanary\n\n- canary\n\n</aside>",
      "<aside\n  class=notes\n>\ncanary\n</aside>", "<aside class=\"notes\">canary",
      "<aside class=\"notes\">canary <aside>canary</aside> canary</aside>",
      "<div>\n<aside class=\"notes\">\ncanary\n</aside>\n</div>",
      "> <aside class=\"notes\">canary</aside>", "- <aside class=\"notes\">canary</aside>",
    ] {
      let text = "# shown\n\nshown\n\n\(aside)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
    }
  }

  @Test(arguments: [50, 100, 200, 400])
  func `an aside of notes deep within other elements is on no page`(depth: Int) {
    let html = String(repeating: "<b>", count: depth) + "shown<aside class=\"notes\">canary</aside>"
    var nodes = HTMLSanitiser.sanitise(html + "shown") { _ in nil }.nodes
    _ = AsideNotes.take(from: &nodes)
    #expect(HTMLWriter.write(nodes)[...].count(ofBytes: "canary") == 0)
    #expect(HTMLWriter.write(nodes)[...].count(ofBytes: "shown") == 2)
  }

  @Test(arguments: ["pandoc", "beamer", "quarto", "patat"])
  func `a note in LaTeX ends where its braces do`(dialect: String) throws {
    for note in [
      "\\note{canary}", "\\note{canary\nand canary.}", "\\note{canary\n\n\\emph{canary}\n}",
      "\\note[item]{canary}", "\\note<2->{canary}", "\\note<1>[item]{canary \\{ canary}",
      "\\note {canary}", "\\note\n{canary}", "\\pnote{canary}", "  \\note{canary}",
      "\\note{\ncanary\n\n- canary\n\n```\ncanary\n```\n}", "\\note{canary",
      "```{=latex}\n\\note{canary\n  \\alert{canary}}\n```",
      "```{=beamer}\n\\note{canary}\n```",
    ] {
      let text = "# shown\n\nshown\n\n\(note)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
    }
    let within =
      "# shown\n\nshown \\note{canary} shown\n\n- shown \\note{canary\n  canary}\n- shown\n"
    expectHidden(within, in: try pages(of: within, in: dialect))
  }

  @Test(arguments: [
    ("present", "# shown\n\n## shown\n\n: canary --> canary\n: canary <!-- canary -->\n"),
    ("present", "# shown\n\n: canary\n\n## shown\n\nshown\n:\n:\tcanary\n: canary\nshown\n"),
    ("present", "# shown\n\n## shown\n\n```\nshown\n\n: canary\n\n## shown\n\n: canary\n"),
    ("present", "shown\n\n* shown\n\nshown\n: canary --> canary\n"),
    ("remark", "# shown\n\n- shown\n???\ncanary\n\n- canary\n---\n# shown\n???\ncanary\n"),
    ("remark", "# shown\n\n- shown\n\n  ???\ncanary\n---\nshown\n\n??? canary\n\ncanary\n"),
    ("remark", ".left[\nshown\n]\n???\ncanary\n---\nshown\n???  \ncanary\n"),
    ("marp", "# shown\n\n<!-- canary\n\n- canary -->\n\n<!--canary--> shown\n\n---\n\nshown\n"),
    ("marp", "# shown\n\n<!--\ncanary is here\nfooter: canary\nclass: canary\n-->\n"),
    ("marp", "# shown\n\n<!-- element 79 is canary -->\n\n<!-- lint canary -->\n"),
    ("slidev", "# shown\n\n- shown\n\n<!--\ncanary\n\n[click] canary\n-->\n\n---\n\nshown\n"),
    ("deckset", "# shown\n^ canary\n- canary\n\n  ^ canary\n\n^\ncanary\n\nshown\n"),
    ("deckset", "# shown\n\n- shown\n^ canary\n\n^canary\n> canary\n\n---\n\nshown\n"),
    ("presenterm", "shown\n===\n\n<!-- speaker_note: canary -->\n<!-- end_slide -->\nshown\n"),
    ("presenterm", "shown\n\n<!--\nspeaker_note: |\n  canary\n\n  canary\n-->\n\nshown\n"),
    ("landslide", "# shown\n\nshown\n\n# Presenter Notes\n\ncanary\n\n---\n\n# shown\n"),
    ("landslide", "# shown\n\nPRESENTER NOTES\n===============\n\ncanary\n\n---\n\n# shown\n"),
    ("landslide", "# shown\n\n### Presenter notes: ###\n\ncanary\n\n---\n\n# shown\n"),
    ("landslide", "# shown\n\n- shown\n\n  .notes: canary\n  canary\n\n.Notes: canary\n"),
    ("showoff", "!SLIDE\n# shown\n\n~~~SECTION:notes~~~\ncanary\n~~~ENDSECTION~~~\n\nshown\n"),
    ("showoff", "!SLIDE\n# shown\n\n  ~~~SECTION:Notes~~~  \ncanary\n\n  canary\n"),
    (
      "showoff",
      """
      !SLIDE
      # shown <!-- a --><!-- b --><!-- c --><!-- d -->
      ~~~SECTION: notes ~~~
      canary
      ~~~ENDSECTION~~~
      shown

        .notes canary
      canary

      shown
      .notes.big canary
      """
    ),
    ("gitpitch", "# shown\n\n@note[canary]\n\nshown @note[canary, [canary]] shown\n"),
    ("gitpitch", "# shown\n\n@note[canary\ncanary\n\ncanary]\n\nshown\n  @note[canary\n"),
    ("md2gslides", "# shown\n\n<!--\ncanary\n\n- canary\n-->\n\nshown <!-- canary -->\n"),
    ("deck", "# shown\n\n<!--\ncanary\n-->\n\nshown\n\n<!-- canary: canary -->\n"),
    ("patat", "# shown\n\n<!-- canary -->\n\n::: notes\ncanary\n:::\n\n\\note{canary}\n\nshown\n"),
    ("patat", "# shown\n\n---\n\nshown\n\n::: notes\ncanary\n\n---\n\ncanary\n:::\n\nshown\n"),
    ("reveal", "# shown\n\n<!-- .slide: data-notes=\"canary\" -->\n\nshown\n"),
  ])
  func `a tool's own notes are on no page`(dialect: String, text: String) throws {
    expectHidden(text, in: try pages(of: text, in: dialect))
  }

  @Test(arguments: [
    ("Speaker:", "speaker: canary\n\ncanary"), ("^Speaker:", "Speaker: canary"),
    ("^\\\\?\\\\?\\\\?$", "???\ncanary"), ("???", "??? canary\ncanary"), ("^>>>", "  >>> canary"),
    ("[nN]ote:", "note: canary"), ("^\\\\s*notes?:", "Notes: canary"), ("+++", "+++\ncanary"),
  ])
  func `a header's own mark of notes begins them`(mark: String, notes: String) throws {
    for dialect in ["reveal", "obsidian"] {
      let text = "---\nnotesSeparator: \"\(mark)\"\n---\n\n# shown\n\nshown\n\n\(notes)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
    }
  }

  @Test(arguments: [
    ("generic", "Note: canary"), ("generic", "<!-- canary -->"), ("marp", "<!-- canary -->"),
    ("slidev", "<!--\ncanary\n-->"), ("remark", "???\ncanary"),
    ("pandoc", "::: notes\ncanary\n:::"),
    ("beamer", "\\note{canary}"), ("deckset", "^ canary"), ("reveal", "Notes:\ncanary"),
    ("reveal", "<aside class=\"notes\">\ncanary\n</aside>"), ("landslide", ".notes: canary"),
    ("landslide", "# Presenter Notes\n\ncanary"), ("gitpitch", "@note[canary]"),
    ("present", ": canary"), ("presenterm", "<!-- speaker_note: canary -->"),
    ("showoff", "~~~SECTION:notes~~~\ncanary\n~~~ENDSECTION~~~"), ("showoff", ".notes canary"),
    ("patat", "<!-- canary -->"), ("spectacle", "Notes: canary"),
  ])
  func `code that nothing closes shows no notes`(dialect: String, notes: String) throws {
    for opening in ["```js", "~~~~", "<pre>"] {
      let text = "# shown\n\n\(opening)\nshown\n\n\(notes)\n"
      expectHidden(text, in: try pages(of: text, in: dialect))
    }
  }

  @Test func `notes of a note that Obsidian embeds are on no page`() throws {
    let text = "---\nenableLinks: true\n---\n\n# shown\n\n![[part]]\n"
    let part = "shown\n\nnote: canary\n"
    let pages = try withFile("deck.md") { path in
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "part.md")
      try part.write(to: beside, atomically: false, encoding: .utf8)
      return try DeckReader().read(path).deck.pages
    }
    expectHidden(text + part, in: pages)
  }
}
