import Deck
import DeckReading
import Foundation
import Testing

@Suite("Slides of office programs", .timeLimit(.minutes(2)))
struct OfficeTests {
  private static let slides = """
    <?xml version="1.0" encoding="UTF-8"?>
    <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
    xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" \
    xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" \
    xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" \
    office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body>\
    <office:presentation>\(page("Leaving"))\(page("Arriving"))</office:presentation>\
    </office:body></office:document>
    """

  private static func page(_ title: String) -> String {
    """
    <draw:page><draw:frame svg:x="2cm" svg:y="2cm" svg:width="20cm" svg:height="4cm">\
    <draw:text-box><text:p>\(title)</text:p></draw:text-box></draw:frame></draw:page>
    """
  }

  /// What installing LibreOffice changes.
  @Test func `they are shown by LibreOffice, or what is missing is said`() throws {
    try withFile("talk.fodp") { path in
      try Data(Self.slides.utf8).write(to: URL(fileURLWithPath: path))
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/soffice") else {
        let error = #expect(throws: DeckError.self) { try DeckReader().read(path) }
        #expect(error?.description.contains("install libreoffice-impress") == true)
        return
      }
      let reading = try DeckReader().read(path)
      #expect(reading.deck.dialect == "fodp")
      #expect(reading.deck.pages.map(\.title) == ["Leaving", "Arriving"])
      #expect(try reading.drawings[1].curves(isPatient: false) != nil)
    }
  }

  @Test func `what is no such file is refused`() throws {
    let error = try withFile("talk.pptx") { path in
      try Data([0, 1, 2, 3]).write(to: URL(fileURLWithPath: path))
      return #expect(throws: DeckError.self) { try DeckReader().read(path) }
    }
    #expect(error?.path.hasSuffix("talk.pptx") == true)
  }
}
