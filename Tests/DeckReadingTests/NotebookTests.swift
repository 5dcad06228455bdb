import Deck
import DeckReading
import Foundation
import Testing

@Suite("Notebooks")
struct NotebookTests {
  /// One cell, as Jupyter writes it.
  private struct Cell {
    var kind = "markdown"
    var place: String?
    var source: String
    var outputs: [[String: Any]] = []
    var more: [String: Any] = [:]

    var json: [String: Any] {
      var cell = more
      var metadata = more["metadata"] as? [String: Any] ?? [:]
      if let place { metadata["slideshow"] = ["slide_type": place] }
      cell["cell_type"] = kind
      cell["metadata"] = metadata
      cell["source"] = source
      if kind == "code" { cell["outputs"] = outputs }
      return cell
    }
  }

  private func read(_ cells: [Cell], metadata: [String: Any] = [:]) throws -> Deck {
    try reading(of: cells, metadata: metadata).deck
  }

  private func reading(of cells: [Cell], metadata: [String: Any] = [:]) throws -> Reading {
    let whole: [String: Any] = [
      "nbformat": 4, "nbformat_minor": 5, "metadata": metadata, "cells": cells.map(\.json),
    ]
    let bytes = try JSONSerialization.data(withJSONObject: whole)
    return try withFile("talk.ipynb") { path in
      try bytes.write(to: URL(fileURLWithPath: path))
      return try DeckReader().read(path)
    }
  }

  private func shown(_ data: [String: Any]) throws -> String {
    try reading(ofOutput: data).deck.pages[0].html
  }

  private func reading(ofOutput data: [String: Any]) throws -> Reading {
    let output: [String: Any] = ["output_type": "display_data", "data": data, "metadata": [:]]
    return try reading(of: [Cell(kind: "code", place: "slide", source: "x", outputs: [output])])
  }

  @Test func `pages begin where nbconvert begins them`() throws {
    let deck = try read([
      Cell(place: "notes", source: "before all"),
      Cell(source: "# Tea"),
      Cell(source: "goes on"),
      Cell(place: "skip", source: "# Nowhere"),
      Cell(place: "subslide", source: "# Green"),
      Cell(place: "notes", source: "Say *it*."),
      Cell(place: "slide", source: "# Milk"),
      Cell(place: "fragment", source: "first"),
      Cell(source: "with it"),
      Cell(place: "fragment", source: "second"),
    ])
    #expect(deck.dialect == "notebook")
    #expect(deck.pages.map(\.title) == ["Tea", "Green", "Milk"])
    #expect(deck.pages.map(\.stack) == [1, 1, nil])
    #expect(deck.pages.map(\.steps) == [0, 0, 2])
    #expect(deck.pages.map(\.notes) == ["before all", "Say *it*.", ""])
    #expect(deck.pages.map(\.line) == [2, 5, 7])
    #expect(deck.pages[0].html.contains("goes on"))
    let last = deck.pages[2].html
    #expect(
      last.contains(/class="fragment" data-step="1".*first.*with it.*<\/div>/.dotMatchesNewlines())
    )
    #expect(deck.problems == [])
  }

  @Test func `one whose cells have no slide types is one page, and that is said`() throws {
    let deck = try read([Cell(source: "# Tea"), Cell(source: "# Milk")])
    #expect(deck.pages.map(\.title) == ["Tea"])
    #expect(deck.problems.map(\.severity) == [.warning])
  }

  @Test func `code is shown in its language, with what it said`() throws {
    let deck = try read(
      [
        Cell(
          kind: "code",
          place: "slide",
          source: "print('```')\n\n1/0",
          outputs: [
            [
              "output_type": "stream", "name": "stdout", "text": ["10%\r100%\n", "\n", "<done>\n"],
            ],
            [
              "output_type": "error", "ename": "E", "evalue": "",
              "traceback": ["\u{1B}[0;31mOops\u{1B}[0m"],
            ],
          ]
        ),
        Cell(
          kind: "code",
          place: "slide",
          source: "secret",
          more: ["metadata": ["jupyter": ["source_hidden": true]]]
        ),
      ],
      metadata: ["language_info": ["name": "julia"], "title": "Numbers"]
    )
    #expect(deck.title == "Numbers")
    let html = deck.pages[0].html
    #expect(html.contains("language-julia\">print('```')\n\n1/0"))
    #expect(html.contains(">100%\n\n&lt;done&gt;"))
    #expect(html.contains(">Oops"))
    #expect(!html.contains("\u{1B}"))
    #expect(!deck.pages[1].html.contains("secret"))
  }

  @Test func `of an output's forms the one is shown that tells most`() throws {
    let table = "<table>\n<tr><td>1</td></tr>\n\n    <tr><td>2</td></tr></table>"
    let html = try shown(["text/html": table, "text/plain": "1 2"])
    #expect(html.contains("<td>2</td>"))
    #expect(!html.contains("1 2"))
    let photo = try reading(ofOutput: ["image/png": "iVBO\nRw==\n", "text/plain": "<Figure>"])
    #expect(photo.files.map(\.bytes) == [[0x89, 0x50, 0x4E, 0x47]])
    #expect(photo.deck.pages[0].html.contains("src=\"deck-file:0\""))
    #expect(!photo.deck.pages[0].html.contains("Figure"))
    let drawing = try reading(ofOutput: ["image/svg+xml": ["<svg xmlns=\"x\">", "</svg>"]])
    #expect(drawing.files.map(\.bytes) == [Array("<svg xmlns=\"x\"></svg>".utf8)])
    #expect(drawing.files.map(\.mediaType) == ["image/svg+xml"])
    #expect(try shown(["text/latex": "$$x^2$$", "text/plain": "x**2"]).contains("math display"))
    #expect(try shown(["text/markdown": "*soft*"]).contains("<em>soft</em>"))
    #expect(try shown(["text/plain": "plain"]).contains(">plain"))
  }

  @Test func `HTML that a script would fill gives way to a picture, or to words`() throws {
    let script = "<div id=\"plot\"></div><script>alert(1)</script>"
    #expect(try shown(["text/html": script, "text/plain": "Figure()"]).contains("Figure()"))
    let html = try shown(["text/html": script, "image/png": "iVBORw=="])
    #expect(html.contains("<img"))
    #expect(!html.contains("alert"))
  }

  @Test func `attached pictures are shown where the Markdown names them`() throws {
    let cell = Cell(
      source: "![A cup](attachment:cup.png)",
      more: ["attachments": ["cup.png": ["image/png": "iVBORw=="]]]
    )
    let reading = try reading(of: [cell])
    #expect(reading.deck.pages[0].html.contains("alt=\"A cup\" src=\"deck-file:0\""))
    #expect(reading.files.map(\.name) == ["picture-1.png"])
  }

  @Test(arguments: ["", "{}", "[]", "{\"nbformat\": 3, \"worksheets\": []}", "\u{0}", "# Tea"])
  func `what is no notebook is refused with what to do`(text: String) throws {
    let error = try withFile("talk.ipynb") { path in
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return #expect(throws: DeckError.self) { try DeckReader().read(path) }
    }
    #expect(error?.description.contains("save it anew") == true)
  }

  @Test(arguments: [
    "[null, 1, {}, {\"cell_type\": \"x\"}]",
    "[{\"cell_type\": \"code\", \"outputs\": [1, null, {}]}]",
    "[{\"cell_type\": \"markdown\", \"source\": [1, \"a\"], \"attachments\": {\"a\": 1}}]", "[]",
  ])
  func `odd cells are no reason not to show the rest`(cells: String) throws {
    try withFile("talk.ipynb") { path in
      try Data("{\"nbformat\": 4, \"cells\": \(cells)}".utf8).write(to: URL(fileURLWithPath: path))
      #expect(try DeckReader().read(path).deck.pages.count == 1)
    }
  }
}
