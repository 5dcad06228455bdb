import Deck
import DeckReading
import Foundation
import TestSupport
import Testing

@Suite("Labels and notes of a PDF")
struct PDFNotesTests {
  /// Five pages that the document calls i, 1, 1, 1 and 2.
  private static let labels = """
    /PageLabels << /Nums [0 << /S /r >> 1 << /P (1) >> 4 << /S /D /St 2 >>] >>
    """
  private static let sheets = ["One", "Two", "Three", "Four", "Five"].map { TestPDF.Sheet($0) }

  private func read(_ bytes: [UInt8], notes: String? = nil) throws -> Deck {
    try withFile("talk.pdf") { path in
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let beside = path.dropLast(4) + ".pdfpc"
      try notes?.write(toFile: String(beside), atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(atPath: String(beside)) }
      return try DeckReader().read(path).deck
    }
  }

  private func notes(_ file: String) throws -> [String] {
    try read(TestPDF.bytes(Self.sheets, catalogue: Self.labels), notes: file).pages.map(\.notes)
  }

  @Test func `pages keep the labels that the document gives them, and stay pages`() throws {
    let deck = try read(TestPDF.bytes(Self.sheets, catalogue: Self.labels))
    #expect(deck.pages.map(\.label) == ["i", "1", "1", "1", "2"])
    #expect(deck.pages.count == 5)
  }

  @Test(arguments: [
    ("/S /D /St 9", ["9", "10"]), ("/S /R /St 4", ["IV", "V"]), ("/S /a /St 26", ["z", "aa"]),
    ("/S /A", ["A", "B"]), ("/P (A-) /S /D", ["A-1", "A-2"]), ("", [nil, nil]),
    ("/S /D /St -5", ["1", "2"]), ("/S /r /St 99999", ["99999", "100000"]),
    ("/S /D /St 9223372036854774784", ["1000000000", "1000000001"]),
  ])
  func `labels count in each of a document's ways`(label: String, labels: [String?]) throws {
    let bytes = TestPDF.bytes(
      Array(Self.sheets.prefix(2)),
      catalogue: "/PageLabels << /Nums [0 << \(label) >>] >>"
    )
    #expect(try read(bytes).pages.map(\.label) == labels)
  }

  @Test func `notes of pdfpc's file are those of its pages`() throws {
    let notes = try notes(
      """
      {"pdfpcFormat": 2, "pages": [
        {"idx": 0, "label": "i", "overlay": 0, "note": "Welcome,\\n\\u00e4ll \\ud83d\\ude00"},
        {"idx": 2, "label": "1", "overlay": 1, "note": "second of three"},
        {"idx": 7, "label": "2", "overlay": 0, "note": "moved"},
        {"idx": 99, "note": "beyond"}
      ]}
      """
    )
    #expect(notes == ["Welcome,\näll 😀", "", "second of three", "", "moved"])
  }

  @Test func `notes of pdfpc's older file are those of its frames`() throws {
    let notes = try notes(
      """
      [file]
      talk.pdf
      [notes]
      ### 1
      Welcome
      all
      ### 2
      with \\# and \\[x\\]
      ### 3

      [last_minutes]
      5
      """
    )
    let frame = "with # and [x]"
    #expect(notes == ["Welcome\nall", frame, frame, frame, ""])
  }

  @Test func `pages that pdfpc hides are no part of the show, and links lead beyond them`() throws {
    var sheets = Self.sheets
    sheets[0].annotations = [3, 5].map { number in
      "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [\(number * 2 + 3) 0 R /Fit] >>"
    }
    let deck = try read(
      TestPDF.bytes(sheets, catalogue: Self.labels),
      notes: """
        {"pages": [
          {"idx": 4, "label": "1", "overlay": 1, "hidden": true, "note": "of nobody"},
          {"idx": 3, "note": "kept"}, {"idx": 4, "hidden": false}
        ]}
        """
    )
    #expect(deck.pages.map(\.title) == ["One", "Two", "Four", "Five"])
    #expect(deck.pages.map(\.line) == [1, 2, 4, 5])
    #expect(deck.pages.map(\.notes) == ["", "", "kept", ""])
    let places = deck.pages.map { page in
      if case .drawn(let index, _, _, _) = page.content { index } else { -1 }
    }
    #expect(places == [0, 1, 2, 3])
    let links = "\(deck.pages[0].content)".matches(of: /#deck-page:(\d+)/).map { String($0.1) }
    #expect(links == ["2", "3"])
    #expect(deck.problems.map(\.line) == [3])
  }

  @Test func `what is drawn are the pages of the show`() throws {
    try withFile("talk.pdf") { path in
      try Data(TestPDF.bytes(Self.sheets)).write(to: URL(fileURLWithPath: path))
      let beside = URL(fileURLWithPath: path.dropLast(4) + ".pdfpc")
      try Data("{\"pages\": [{\"idx\": 0, \"hidden\": true}]}".utf8).write(to: beside)
      defer { try? FileManager.default.removeItem(at: beside) }
      let draft = try DeckReader().readAtOnce(path)
      #expect(draft.drawings.map(\.number) == [2, 3, 4, 5])
      #expect(draft.deck.pages.map(\.title) == ["Page 2", "Page 3", "Page 4", "Page 5"])
      let rest = try #require(draft.rest)
      #expect(rest().drawings.map(\.number) == [2, 3, 4, 5])
    }
  }

  @Test func `a page that is hidden by its label is not shown before all is known either`() throws {
    try withFile("talk.pdf") { path in
      try Data(TestPDF.bytes(Self.sheets, catalogue: Self.labels))
        .write(to: URL(fileURLWithPath: path))
      let hidden = "{\"idx\": 0, \"label\": \"1\", \"overlay\": 1, \"hidden\": true}"
      try Data("{\"pages\": [\(hidden)]}".utf8)
        .write(to: URL(fileURLWithPath: path.dropLast(4) + ".pdfpc"))
      let draft = try DeckReader().readAtOnce(path)
      #expect(draft.drawings.map(\.number) == [1, 2, 4, 5])
      #expect(draft.deck.pages.map(\.title) == ["Page 1", "Page 2", "Page 4", "Page 5"])
      let rest = try #require(draft.rest)
      #expect(rest().drawings.map(\.number) == [1, 2, 4, 5])
    }
  }

  @Test func `where all pages are hidden, all are shown`() throws {
    let entries = (0..<5).map { "{\"idx\": \($0), \"hidden\": true}" }.joined(separator: ",")
    #expect(try notes("{\"pages\": [\(entries)]}").count == 5)
  }

  @Test func `pages go on with the frame before them where the presenter wants it`() throws {
    let joined = "{\"pages\": [{\"idx\": 1, \"forcedOverlay\": true}]}"
    let deck = try read(TestPDF.bytes(Self.sheets, catalogue: Self.labels), notes: joined)
    #expect(deck.pages.map(\.label) == ["i", "i", "1", "1", "2"])
    let older = "[skip]\n2,4,\n[notes]\n### 1\nfirst\n### 3\nthird"
    let skipped = try read(TestPDF.bytes(Self.sheets, catalogue: Self.labels), notes: older)
    #expect(skipped.pages.map(\.label) == ["1", "1", "3", "3", "5"])
    #expect(skipped.pages.map(\.notes) == ["first", "first", "", "", "third"])
  }

  @Test(arguments: [
    ("{\"duration\": 20}", 1_200), ("[duration]\n20\n[notes]", 1_200), ("{\"duration\": 0}", nil),
    ("{\"duration\": 1e300}", nil), ("{\"duration\": \"20\"}", nil), ("[duration]\n-1", nil),
  ])
  func `the talk takes as long as pdfpc's file says`(file: String, seconds: Double?) throws {
    #expect(try read(TestPDF.bytes(Self.sheets), notes: file).duration == seconds)
  }

  @Test func `pages come as the document says, else as pdfpc's file does`() throws {
    var sheets = Self.sheets
    sheets[1].entries = "/Trans << /S /Dissolve /D 2 >> /Dur 7.5"
    sheets[2].entries = "/Trans << /Type /Trans >> /Dur -1"
    let deck = try read(TestPDF.bytes(sheets), notes: "{\"defaultTransition\": \"wipe:1.5:90\"}")
    let styles = deck.pages.map { $0.transition?.style }
    #expect(styles == ["wipe", "dissolve", "replace", "wipe", "wipe"])
    #expect(deck.pages.map { $0.transition?.duration } == [1.5, 2, nil, 1.5, 1.5])
    #expect(deck.pages.map(\.autoAdvance) == [nil, 7.5, nil, nil, nil])
  }

  @Test(arguments: [
    "", "{", "[notes]\n### x\nlost", "[notes]\n### 99\nlost", "[1, 2]", "\u{0}",
    "[notes]\n### 0\nlost", "[notes]\n### -9223372036854775808\nlost",
    "{\"pages\": [{\"idx\": -1, \"label\": \"9\", \"overlay\": -9e18, \"note\": \"lost\"}]}",
    "[skip]\n-9223372036854775808,,0,99999,x",
  ])
  func `a file of notes that can't be read is none`(file: String) throws {
    #expect(try notes(file) == ["", "", "", "", ""])
  }

  @Test func `notes are not read from elsewhere`() throws {
    let notes = try withFile("talk.pdf") { path in
      let document = URL(fileURLWithPath: path)
      let outside = document.deletingLastPathComponent().path + "-outside"
      try Data("{\"pages\": [{\"idx\": 0, \"note\": \"secret\"}]}".utf8)
        .write(to: URL(fileURLWithPath: outside))
      defer { try? FileManager.default.removeItem(atPath: outside) }
      try Data(TestPDF.bytes(Self.sheets)).write(to: document)
      let link = String(path.dropLast(4)) + ".pdfpc"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
      return try DeckReader().read(path).deck.pages.map(\.notes)
    }
    #expect(notes == ["", "", "", "", ""])
  }

  @Test func `a comment on a page is a note`() throws {
    var sheet = TestPDF.Sheet("One")
    sheet.annotations = ["<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Breathe.) >>"]
    #expect(try read(TestPDF.bytes([sheet])).pages[0].notes == "Breathe.")
  }

  @Test func `beamer's second screen is notes, and only the rest is the page`() throws {
    var sheet = TestPDF.Sheet("Kettles", width: 800, height: 300)
    sheet.annotations = []
    var other = TestPDF.Sheet("Kettles\nSay it twice", width: 800, height: 300)
    other.left = 450
    let bytes = TestPDF.bytes([sheet, other], info: "/Creator (LaTeX with Beamer class)")
    let deck = try read(bytes)
    #expect(abs(deck.aspectRatio - 4.0 / 3) < 0.01)
    #expect(deck.pages.map(\.title) == ["Kettles", "Page 2"])
    #expect(deck.pages.map(\.notes) == ["", "Kettles\nSay it twice"])
    #expect(
      deck.problems.map(\.text) == [
        "the right half of each page is taken for notes, which viewers don't see"
      ]
    )
    #expect(!"\(deck.pages[1].content)".contains("twice"))
  }

  @Test func `wide pages of another program are pages`() throws {
    let deck = try read(TestPDF.bytes([TestPDF.Sheet("Kettles", width: 800, height: 300)]))
    #expect(abs(deck.aspectRatio - 8.0 / 3) < 0.01)
    #expect(deck.problems == [])
  }

  @Test func `pdfpc's file tells which half is notes`() throws {
    let sheet = TestPDF.Sheet("Kettles", width: 800, height: 300)
    let deck = try read(TestPDF.bytes([sheet]), notes: "{\"beamerNotePosition\": \"left\"}")
    #expect(deck.pages.map(\.notes) == ["Kettles"])
  }
}
