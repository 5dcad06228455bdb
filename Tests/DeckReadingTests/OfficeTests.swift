import Deck
import Foundation
import Glibc
import Testing

@testable import DeckReading

@Suite("Slides of office programs", .timeLimit(.minutes(5)), .serialized)
struct OfficeTests {
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/soffice")

  /// Slides as LibreOffice writes them: two that are shown, the first with notes, and a hidden one between them.
  private static func slides(picture: String = "") -> String {
    let names = [
      "office", "style", "text", "drawing", "presentation", "svg-compatible", "xsl-fo-compatible",
    ]
    let prefixes = ["office", "style", "text", "draw", "presentation", "svg", "fo"]
    let spaces = zip(prefixes, names).map { prefix, name in
      "xmlns:\(prefix)=\"urn:oasis:names:tc:opendocument:xmlns:\(name):1.0\""
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <office:document \(spaces.joined(separator: " ")) xmlns:xlink="http://www.w3.org/1999/xlink" \
      office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation">\
      <office:automatic-styles><style:style style:name="pr1" style:family="presentation"/>\(style("dp1", "visible"))\(style("dp2", "hidden"))\
      </office:automatic-styles><office:body><office:presentation>\
      \(page("Leaving", "dp1", notes: "<text:p>Say<text:tab/>hello &amp; wave.</text:p><text:p>Twice</text:p>"))\
      \(page("Hidden", "dp2", notes: "<text:p>of nobody</text:p>"))\
      \(page("Arriving", "dp1", more: picture))</office:presentation></office:body></office:document>
      """
  }

  private static func style(_ name: String, _ visibility: String) -> String {
    """
    <style:style style:name="\(name)" style:family="drawing-page"><style:drawing-page-properties \
    presentation:visibility="\(visibility)"/></style:style>
    """
  }

  private static func page(
    _ title: String,
    _ style: String,
    notes: String = "",
    more: String = ""
  ) -> String {
    """
    <draw:page draw:style-name="\(style)"><draw:frame svg:x="2cm" svg:y="2cm" svg:width="20cm" \
    svg:height="4cm"><draw:text-box><text:p>\(title)</text:p></draw:text-box></draw:frame>\(more)\
    <presentation:notes><draw:frame presentation:style-name="pr1" presentation:class="notes" svg:x="2cm" svg:y="12cm" \
    svg:width="15cm" svg:height="10cm"><draw:text-box>\(notes)</draw:text-box></draw:frame>\
    </presentation:notes></draw:page>
    """
  }

  /// The slides in a file, as LibreOffice saves them under such a name.
  private func with<Value>(_ end: String, _ body: (String) throws -> Value) throws -> Value {
    try withFile("talk.fodp") { path in
      let source = URL(fileURLWithPath: path)
      try Data(Self.slides().utf8).write(to: source)
      guard end != "fodp" else { return try body(path) }
      let folder = source.deletingLastPathComponent().appending(
        path: "lectern-\(UUID().uuidString)"
      )
      defer { try? FileManager.default.removeItem(at: folder) }
      let saving = Process()
      saving.executableURL = URL(fileURLWithPath: "/usr/bin/soffice")
      saving.arguments = [
        "-env:UserInstallation=\(folder.absoluteString)profile", "--headless", "--norestore",
        "--convert-to", end, "--outdir", folder.path, path,
      ]
      saving.standardOutput = FileHandle.nullDevice
      saving.standardError = FileHandle.nullDevice
      try saving.run()
      saving.waitUntilExit()
      let name = source.deletingPathExtension().lastPathComponent
      return try body(folder.appending(path: "\(name).\(end)").path)
    }
  }

  @Test(
    .enabled(if: isInstalled, "LibreOffice is not installed"),
    arguments: ["fodp", "odp", "pptx", "ppt"]
  )
  func `slides are shown but for the hidden ones, with their notes`(end: String) throws {
    try with(end) { path in
      let reading = try DeckReader().read(path)
      #expect(reading.deck.dialect == end)
      #expect(reading.deck.pages.map(\.title) == ["Leaving", "Arriving"])
      #expect(reading.deck.pages.map(\.notes) == ["Say\thello & wave.\nTwice", ""])
      #expect(reading.deck.problems == [])
      #expect(try reading.drawings[1].curves(isPatient: false) != nil)
    }
  }

  @Test(.enabled(if: isInstalled, "LibreOffice is not installed"))
  func `notes are those of the slides that are shown, whatever is saved meanwhile`() throws {
    try with("fodp") { path in
      let reading = try DeckReader().readAtOnce(path)
      let saved = Self.slides().replacing("Twice", with: "Three times")
      try Data(saved.utf8).write(to: URL(fileURLWithPath: path))
      let rest = try #require(reading.rest)
      #expect(rest().deck.pages.map(\.notes) == ["Say\thello & wave.\nTwice", ""])
    }
  }

  /// What installing LibreOffice changes.
  @Test func `they are shown by LibreOffice, or what is missing is said`() throws {
    try withFile("talk.fodp") { path in
      try Data(Self.slides().utf8).write(to: URL(fileURLWithPath: path))
      guard Self.isInstalled else {
        let error = #expect(throws: DeckError.self) { try DeckReader().read(path) }
        #expect(error?.description.contains("install libreoffice-impress") == true)
        return
      }
      #expect(try DeckReader().readAtOnce(path).deck.pages.count == 2)
    }
  }

  @Test(.enabled(if: isInstalled, "LibreOffice is not installed"))
  func `what slides refer to elsewhere is not fetched, from the network or this machine`() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    #expect(listen(listener, 8) == 0)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      _ = unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(listener, pointer, &size)
      }
    }
    let web = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/picture.svg"
    try withFile("picture.svg") { picture in
      let drawn =
        "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'><text y='90'>KANARI</text></svg>"
      try Data(drawn.utf8).write(to: URL(fileURLWithPath: picture))
      let frames = [web, "file://\(picture)"].map { address in
        """
        <draw:frame svg:x="2cm" svg:y="8cm" svg:width="9cm" svg:height="4cm"><draw:image \
        xlink:href="\(address)" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>\
        </draw:frame>
        """
      }
      let words = try withFile("talk.fodp") { path in
        try Data(Self.slides(picture: frames.joined()).utf8).write(to: URL(fileURLWithPath: path))
        return "\(try DeckReader().read(path).deck.pages[1].content)"
      }
      #expect(words.contains("Arriving"))
      #expect(!words.contains("KANARI"))
    }
    // Whoever had asked would wait in the queue.
    var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    let asked = unsafe poll(&waiting, 1, 0)
    #expect(asked == 0)
  }

  @Test func `what is no such file is refused`() throws {
    let error = try withFile("talk.pptx") { path in
      try Data([0, 1, 2, 3]).write(to: URL(fileURLWithPath: path))
      return #expect(throws: DeckError.self) { try DeckReader().read(path) }
    }
    #expect(error?.path.hasSuffix("talk.pptx") == true)
  }

  @Test func `notes are told apart from all else in the XML`() {
    let xml = Self.slides().replacing(
      "<text:p>Twice",
      with: "<text:p>a<text:s text:c=\"-3\"/>b<text:line-break/>c"
    )
    #expect(OfficeNotes.of(Array(xml.utf8)) == ["Say\thello & wave.\nab\nc", ""])
    for odd in ["", "<", "<text:p>x", "<presentation:notes><text:p>x", "\u{0}"] {
      #expect(OfficeNotes.of(Array(odd.utf8)) == [])
    }
  }
}
