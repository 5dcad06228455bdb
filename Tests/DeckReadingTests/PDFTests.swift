import Deck
import DeckReading
import Foundation
import TestSupport
import Testing

@Suite("PDF")
struct PDFTests {
  private static let sheets = [
    TestPDF.Sheet("Kettles"), TestPDF.Sheet("Tall", width: 300, height: 400),
    TestPDF.Sheet("Turned", width: 200, height: 500, turned: 90), TestPDF.Sheet("Kettles"),
  ]

  private func read(_ bytes: [UInt8], name: String = "talk.pdf") throws -> Reading {
    try withFile(name) { path in
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return try DeckReader().read(path)
    }
  }

  @Test func `each page has its own size, as it is seen`() throws {
    let deck = try read(TestPDF.bytes(Self.sheets)).deck
    #expect(deck.dialect == "pdf")
    #expect(deck.pages.map(\.size) == ["400 x 300", "300 x 400", "500 x 200", "400 x 300"])
    #expect(deck.aspectRatio == 4.0 / 3.0)
  }

  @Test func `a page is called by its first words, and known by them`() throws {
    let deck = try read(TestPDF.bytes(Self.sheets)).deck
    #expect(deck.pages.map(\.title) == ["Kettles", "Tall", "Turned", "Kettles"])
    #expect(deck.pages.map(\.id.rawValue) == ["kettles", "tall", "turned", "kettles-2"])
  }

  @Test func `a page without words is called by its number`() throws {
    let deck = try read(TestPDF.bytes([TestPDF.Sheet("12"), TestPDF.Sheet("")])).deck
    #expect(deck.pages.map(\.title) == ["Page 1", "Page 2"])
  }

  @Test func `the deck is called by the document's title, or else by its file`() throws {
    #expect(try read(TestPDF.bytes(Self.sheets, title: "On kettles")).deck.title == "On kettles")
    #expect(try read(TestPDF.bytes(Self.sheets)).deck.title == "talk.pdf")
  }

  @Test(arguments: [
    "Page -9223372036854775808 rot: 90", "Page 1 size: 9 x 9 pts", "Page 1 rot: 90", "Pages: 9",
  ])
  func `what a title says on further lines is nothing that its pages are`(line: String) throws {
    let deck = try read(TestPDF.bytes(Self.sheets, title: "On kettles\n\(line)")).deck
    #expect(deck.title == "On kettles")
    #expect(deck.pages.map(\.size) == ["400 x 300", "300 x 400", "500 x 200", "400 x 300"])
  }

  @Test func `a file's name is never an option of the programs that read it`() throws {
    #expect(try read(TestPDF.bytes(Self.sheets), name: "-v.pdf").deck.pages.count == 4)
  }

  @Test(arguments: [[], Array("no PDF at all".utf8), Array("%PDF-1.4\n%%EOF".utf8)])
  func `what is damaged is said to be`(bytes: [UInt8]) {
    let error = #expect(throws: DeckError.self) { try read(bytes) }
    #expect(error?.code == .broken)
    #expect(error?.description.contains("is no PDF that can be read") == true)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a document with wrong bytes is read and drawn, or said to be damaged`() {
    let right = TestPDF.bytes(Self.sheets, catalogue: "/PageLabels << /Nums [0 << /S /r >>] >>")
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      var bytes = right
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      do {
        let reading = try read(bytes)
        #expect(!reading.deck.pages.isEmpty)
        for drawing in reading.drawings.prefix(1) { _ = try? drawing.curves(isPatient: false) }
      } catch {
        #expect((error as? DeckError)?.code == .broken)
      }
    }
  }

  @Test func `half of a PDF is read or said to be damaged`() {
    let bytes = TestPDF.bytes(Self.sheets)
    do {
      #expect(try !read(Array(bytes.prefix(bytes.count / 2))).deck.pages.isEmpty)
    } catch {
      #expect((error as? DeckError)?.code == .broken)
    }
  }
}

extension Page {
  /// Of a page that is drawn.
  fileprivate var size: String? {
    guard case .drawn(_, _, let width, let height) = content else { return nil }
    return "\(Int(width)) x \(Int(height))"
  }
}
