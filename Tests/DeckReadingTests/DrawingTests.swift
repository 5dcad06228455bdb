import Deck
import DeckReading
import Foundation
import TestSupport
import Testing

@Suite("Drawing a PDF")
struct DrawingTests {
  private func drawings(_ sheets: [TestPDF.Sheet], info: String = "") throws -> [PageDrawing] {
    try withFile("talk.pdf") { path in
      try Data(TestPDF.bytes(sheets, info: info)).write(to: URL(fileURLWithPath: path))
      return try DeckReader().readAtOnce(path).drawings
    }
  }

  @Test func `a page is drawn as curves at its own size, on white paper`() throws {
    let drawings = try drawings([TestPDF.Sheet("Wide"), TestPDF.Sheet("Tall", height: 600)])
    let picture = String(
      decoding: try #require(try drawings[1].curves(isPatient: false)),
      as: UTF8.self
    )
    #expect(picture.contains("viewBox=\"0 0 400 600\""))
    #expect(picture.contains("><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"))
  }

  @Test(arguments: [90, 960, 1_920])
  func `a page is drawn as pixels of the width that is asked for`(width: Int) throws {
    let drawing = try #require(try drawings([TestPDF.Sheet("Wide")]).first)
    let size = try #require(WebPSize(try drawing.pixels(width: width, isPatient: true)))
    #expect(size.width == width)
    #expect(abs(size.height - width * 3 / 4) <= 1)
  }

  @Test func `a turned and cropped page is drawn as it is seen`() throws {
    var sheet = TestPDF.Sheet("Cut", width: 400, height: 300, turned: 90)
    sheet.crop = [20, 50, 380, 250]
    let drawing = try #require(try drawings([sheet]).first)
    let picture = String(
      decoding: try #require(try drawing.curves(isPatient: false)),
      as: UTF8.self
    )
    #expect(picture.contains("viewBox=\"0 0 200 360\""))
    #expect(WebPSize(try drawing.pixels(width: 400, isPatient: false))?.height == 720)
  }

  @Test func `notes beside a page are not in its picture`() throws {
    let sheets = [TestPDF.Sheet("Shown", width: 800, height: 300)]
    let drawing = try #require(
      try drawings(sheets, info: "/Creator (LaTeX with Beamer class)").first
    )
    #expect(drawing.width == 400)
    #expect(try drawing.curves(isPatient: false) == nil)
    let size = try #require(WebPSize(try drawing.pixels(width: 800, isPatient: false)))
    #expect(size.width == 800 && size.height == 600)
  }

  @Test func `a document is drawn as it was read, whatever becomes of its file`() throws {
    // The file is gone by now.
    let drawing = try #require(try drawings([TestPDF.Sheet("Gone")]).first)
    #expect(try drawing.curves(isPatient: false) != nil)
  }

  @Test func `a page that is not there says so`() throws {
    let drawing = try #require(try drawings([TestPDF.Sheet("One")]).first)
    #expect(throws: DrawingError.self) { try drawing.pixels(width: 1_000_000, isPatient: false) }
  }

  @Test func `the same page of the same document is known again`() throws {
    let sheets = [TestPDF.Sheet("One"), TestPDF.Sheet("Two")]
    let (first, second) = (try drawings(sheets), try drawings(sheets))
    #expect(first[0].name == second[0].name)
    #expect(first[0].name != second[1].name)
    #expect(first[0].name != (try drawings([TestPDF.Sheet("Other")])[0].name))
  }
}

/// The measures that a picture of WebP tells of itself.
private struct WebPSize {
  var width: Int
  var height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "RIFF".utf8), bytes.count > 30 else { return nil }
    let number = { (at: Int, count: Int) in
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": (width, height) = (number(24, 3) + 1, number(27, 3) + 1)
    case "VP8 ": (width, height) = (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    case "VP8L":
      (width, height) = (number(21, 4) & 0x3FFF + 1, number(21, 4) >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }
}
