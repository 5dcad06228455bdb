import Deck
import DeckReading
import Foundation
import TestSupport
import Testing

@Suite("Words and links of a PDF")
struct PDFLayerTests {
  private func layers(_ bytes: [UInt8]) throws -> [String] {
    try withFile("talk.pdf") { path in
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      return try DeckReader().read(path).deck.pages.map(\.layer)
    }
  }

  private func layer(_ sheet: TestPDF.Sheet, catalogue: String = "") throws -> String {
    let bytes = TestPDF.bytes([sheet, TestPDF.Sheet("Next")], catalogue: catalogue)
    return try #require(try layers(bytes).first)
  }

  private func link(_ rest: String) -> TestPDF.Sheet {
    var sheet = TestPDF.Sheet("Go")
    sheet.annotations = ["<< /Type /Annot /Subtype /Link /Rect [40 140 90 180] \(rest) >>"]
    return sheet
  }

  @Test func `words lie where they are drawn, in the page's own measures`() throws {
    let layer = try layer(TestPDF.Sheet("Two words"))
    #expect(layer.hasPrefix("<svg class=\"layer\" viewBox=\"0 0 400 300\"><text><tspan x=\"40\" "))
    #expect(layer.contains(">Two</tspan> <tspan x=\""))
    let height = try #require(
      layer.firstMatch(of: /font-size="([0-9.]+)"/).flatMap { Double($0.1) }
    )
    #expect(20...32 ~= height)
  }

  @Test func `words of a turned and cropped page lie where they are seen`() throws {
    var sheet = TestPDF.Sheet("Cut", width: 400, height: 300, turned: 180)
    sheet.crop = [20, 50, 380, 250]
    let layer = try layer(sheet)
    #expect(layer.contains("viewBox=\"0 0 360 200\""))
    // From the right edge of what is shown, 380, to where the word ends, 40 and its width.
    let left = try #require(layer.firstMatch(of: /x="([0-9.]+)"/).flatMap { Double($0.1) })
    #expect(280...310 ~= left)
  }

  @Test func `what a document says is text and never markup`() throws {
    let layer = try layer(TestPDF.Sheet("<script> &amp; it's"))
    #expect(layer.contains("&lt;script&gt;"))
    #expect(layer.contains("&amp;amp;"))
    #expect(!layer.contains("<script"))
  }

  @Test func `a link leads to the web, and nowhere that is not safe`() throws {
    let outside = try layer(link("/A << /S /URI /URI (https://example.org/a?b&c) >>"))
    #expect(outside.contains("href=\"https://example.org/a?b&amp;c\" target=\"_blank\""))
    #expect(outside.contains("<rect x=\"40\" y=\"120\" width=\"50\" height=\"40\"></rect>"))
    for address in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"] {
      #expect(try !layer(link("/A << /S /URI /URI (\(address)) >>")).contains("<a"))
    }
    #expect(try !layer(link("/A << /S /Launch /F (/bin/sh) >>")).contains("<a"))
  }

  @Test func `a link larger than its page is as large as the page`() throws {
    let beyond = "1" + String(repeating: "0", count: 60) + ".0"
    for (place, box) in [
      (
        "[-\(beyond) -\(beyond) \(beyond) \(beyond)]",
        "x=\"0\" y=\"0\" width=\"400\" height=\"300\""
      ),
      ("[300 100 460 200]", "x=\"300\" y=\"100\" width=\"100\" height=\"100\""),
    ] {
      var sheet = TestPDF.Sheet("Go")
      sheet.annotations = [
        "<< /Type /Annot /Subtype /Link /Rect \(place) /A << /S /URI /URI (https://example.org) >> >>"
      ]
      #expect(try layer(sheet).contains("<rect \(box)></rect>"))
    }
  }

  @Test(arguments: [
    "/Dest [7 0 R /Fit]", "/A << /S /GoTo /D [7 0 R /XYZ 0 0 null] >>",
    "/A << /S /GoTo /D (there) >>",
    "/Dest (there)", "/Dest /old", "/A << /S /Named /N /NextPage >>",
    "/A << /S /Named /N /LastPage >>",
  ])
  func `a link leads to a page of the deck`(rest: String) throws {
    let catalogue = """
      /Names << /Dests << /Kids [ << /Names [(a) [5 0 R /Fit] (there) << /D [7 0 R /Fit] >>] >> ] >> >> \
      /Dests << /old [7 0 R /Fit] >>
      """
    let layer = try layer(link(rest), catalogue: catalogue)
    #expect(layer.contains(/href="#deck-page:(1|9223372036854775807)"/))
  }

  @Test(arguments: ["/Dest (nowhere)", "/Dest [99 0 R /Fit]", "/Rect [0 0 0 0] /Dest [7 0 R]"])
  func `a link to nothing is none`(rest: String) throws {
    #expect(try !layer(link(rest)).contains("<a"))
  }

  @Test func `names that go round in a circle are given up`() throws {
    let catalogue = "/Names 8 0 R"
    let layer = try layer(link("/Dest (there)"), catalogue: catalogue)
    #expect(layer.contains("Go"))
  }
}

extension Page {
  fileprivate var layer: String {
    guard case .drawn(_, let layer, _, _) = content else { return "" }
    return layer
  }
}
