import Assets
import DeckReading
import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("Pages in other widths")
struct PageWidthTests {
  @Test(arguments: [90, 10_000_000])
  func `a page that can't be had in a width comes in the usual one`(width: Int) throws {
    let folder = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let deck = folder.appending(path: "talk.pdf")
    try Data(TestPDF.bytes([TestPDF.Sheet("Kettles")])).write(to: deck)
    let page = try #require(try DeckReader().readAtOnce(deck.path).drawings.first)
    let picture = Picture(page, width: width, isPatient: false)
    #expect(picture.asset.mediaType == "image/webp")
    let shown = try page.pixels(width: width == 90 ? 90 : Picture.width, isPatient: false)
    #expect(picture.asset.bytes == shown)
  }
}
