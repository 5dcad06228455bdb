import DeckReading
import Foundation
import Testing

@Suite("Drawing a PDF")
struct DrawingTests {
  /// One page of 200 by 100 points with a rectangle on it.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>> endobj
    4 0 obj <</Length 23>> stream
    1 0 0 rg 9 9 90 40 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  @Test func `a page is drawn at its own size`() async throws {
    let file = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString).pdf")
    try Self.pdf.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let reading = try DeckReader().read(file.path)
    let drawer = try #require(reading.drawer)
    let page = await drawer.draw(1)
    #expect(page.problem == nil)
    #expect(page.mediaType == "image/svg+xml")
    let picture = String(decoding: page.bytes, as: UTF8.self)
    #expect(picture.contains("viewBox=\"0 0 200 100\""))
    #expect(picture.contains("><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"))
  }
}
