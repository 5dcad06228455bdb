import Deck
import DeckReading
import Foundation
import Testing

@Suite("Pictures")
struct PictureTests {
  private let bytes = Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })

  @Test func `pictures are found in the deck's folder, each once`() throws {
    let reading = try Fixture.read("pictures")
    #expect(reading.files.map(\.name) == ["pics/leaf.png", "pics/a leaf.png", "clip.mp4"])
    #expect(reading.files.map(\.mediaType) == ["image/png", "image/png", "video/mp4"])
    #expect(reading.files[0].bytes == bytes + Array("leaf".utf8))
    let html = reading.deck.pages[0].html
    #expect(html.matches(of: /src="deck-file:0"/).count == 5)
    #expect(html.matches(of: /src="deck-file:1"/).count == 2)
    #expect(reading.deck.pages[2].html.contains("<video controls=\"\" src=\"deck-file:2\">"))
  }

  @Test func `what can't be shown is named, with its line and its words`() throws {
    let deck = try Fixture.read("pictures").deck
    #expect(deck.problems.map(\.line) == Array(15...24))
    #expect(
      deck.problems.map(\.text) == [
        "../secret.png lies outside the deck's folder; put a copy beside the deck",
        "there is no file /etc/passwd in the deck's folder",
        "pics/outside.png lies outside the deck's folder; put a copy beside the deck",
        "there is no file pics/gone.png in the deck's folder",
        "pics: is no picture, film or sound",
        "deck.md: is no picture, film or sound",
        "https://pictures.example/cat.png is on the web, where viewers are not sent; put a copy beside the deck",
        "//pictures.example/cat.png is on the web, where viewers are not sent; put a copy beside the deck",
        "a picture can't be shown from an address that begins with file:",
        "a picture can't be shown from an address that begins with deck-file:",
      ]
    )
    let html = deck.pages[1].html
    #expect(!html.contains("<img"))
    for words in ["above", "link outside", "missing", "web too", "ours"] {
      #expect(html.contains("<span class=\"missing\">\(words)</span>"))
    }
  }

  @Test func `nothing of a file outside the folder is read`() throws {
    let reading = try Fixture.read("pictures")
    #expect(!reading.files.contains { $0.bytes.suffix(6) == Array("secret".utf8) })
  }

  @Test func `what is wrong with a folder's pictures is told by their names`() throws {
    let deck = try withFile("1 st.png") { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      // 20,000 pixels on each side.
      let header: [UInt8] =
        [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20]
      try Data(bytes + header).write(to: URL(fileURLWithPath: path))
      let round = folder + "/2.png"
      try FileManager.default.createSymbolicLink(atPath: round, withDestinationPath: "2.png")
      return try DeckReader().read(folder).deck
    }
    #expect(deck.pages.count == 2)
    #expect(
      deck.problems.map(\.text) == [
        "1 st.png: is 20000 × 20000 pixels large; at most 200 million pixels, and 32767 on a side, can be shown",
        "2.png: leads round in a circle of links",
      ]
    )
  }

  @Test func `pictures from the web are shown where that is allowed`() throws {
    let reading = try DeckReader(allowsRemote: true).read(Fixture.path("pictures"))
    let html = reading.deck.pages[1].html
    #expect(html.contains("src=\"https://pictures.example/cat.png\""))
    #expect(html.contains("src=\"//pictures.example/cat.png\""))
    #expect(!html.contains("src=\"file:"))
  }

  @Test func `a folder's pictures are pages in the order in which people count`() throws {
    let reading = try DeckReader().read(Fixture.folder + "/picture-folder")
    #expect(reading.deck.dialect == "pictures")
    #expect(reading.deck.title == "picture-folder")
    #expect(reading.deck.pages.map(\.title) == ["1", "2", "10", "page 3"])
    #expect(reading.deck.pages.map(\.line) == [1, 2, 3, 4])
    #expect(
      reading.deck.pages[2].html
        == "<article class=\"content full\"><img alt=\"10\" src=\"deck-file:2\"></article>"
    )
    #expect(reading.files.map(\.mediaType).prefix(2) == ["image/svg+xml", "image/png"])
    #expect(
      reading.deck.problems.map(\.text) == [
        "readme.md is not shown; to present it, give its own path"
      ]
    )
  }

  @Test func `notes beside the pictures are told by their names`() throws {
    let deck = try withFile("talk") { path in
      let folder = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["1.png", "2.png", "The end.png"] {
        try Data().write(to: folder.appending(path: name))
      }
      let notes = "# Of the talk\n\n## 1.png\nFirst,\n\nthis.\n\n## the END\nGo home.\n"
      try Data(notes.utf8).write(to: folder.appending(path: "notes.md"))
      return try DeckReader().read(path).deck
    }
    #expect(deck.pages.map(\.notes) == ["First,\n\nthis.", "", "Go home."])
    #expect(deck.problems.map(\.text) == ["no picture is called “Of the talk”"])
    #expect(deck.problems.map(\.file) == ["notes.md"])
    #expect(deck.problems.map(\.line) == [1])
  }

  private static let png: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR".utf8) + [0, 0, 0x9C, 0x40, 0, 0, 0x75, 0x30]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x9C, 0x30, 0x75]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0x75, 0x30, 0x9C, 0x40,
  ]
  private static let webp: [UInt8] =
    Array("RIFFxxxxWEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0x9C, 0, 0x2F, 0x75, 0]
  private static let endless: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR".utf8) + Array(repeating: 0xFF, count: 8)

  @Test func `sides whose product is no number are too long`() throws {
    let deck = try read("![Field](field.png)", beside: "field.png", Self.endless).deck
    #expect(
      deck.problems.map(\.text) == [
        "field.png: is 4294967295 × 4294967295 pixels large; at most 200 million pixels, and 32767 on a side, can be shown"
      ]
    )
  }

  @Test func `a picture's size is its own, whatever its name says of it`() throws {
    for bytes in [Self.png, Self.gif, Self.jpeg, Self.webp, Self.avif] {
      let deck = try read("![Field](field.png)", beside: "field.png", bytes).deck
      #expect(deck.problems.count == 1)
    }
  }

  private static let avif: [UInt8] =
    Array("xxxxftypavifxxxxispe".utf8) + [0, 0, 0, 0, 0, 0, 0x9C, 0x40, 0, 0, 0x75, 0x30]

  /// The first bytes of pictures that claim to be of 40,000 by 30,000 pixels.
  @Test(arguments: [("png", png), ("gif", gif), ("jpg", jpeg), ("webp", webp), ("avif", avif)])
  func `a picture of too many pixels is not shown, and said to be too large`(
    end: String,
    bytes: [UInt8]
  ) throws {
    let deck = try read("![Field](field.\(end))", beside: "field.\(end)", bytes).deck
    #expect(
      deck.problems.map(\.text) == [
        "field.\(end): is 40000 × 30000 pixels large; at most 200 million pixels, and 32767 on a side, can be shown"
      ]
    )
    #expect(deck.pages[0].html.contains("<span class=\"missing\">Field</span>"))
  }

  @Test(arguments: [
    ("one.png", "1920x1080", false), ("one.png", "5000x300", true), ("one.jpg", "4000x3000", true),
    ("one.avif", "300x200", false), ("one.webp", "3841x10", true),
  ])
  func `only a huge picture is sent in another size`(
    name: String,
    size: String,
    isHuge: Bool
  ) throws {
    let reading = try withFile(name) { path in
      try makePicture(path, size)
      return try read(
        "![A](\(name))",
        beside: name,
        Array(Data(contentsOf: URL(fileURLWithPath: path)))
      )
    }
    #expect(reading.files.map(\.isHuge) == [isHuge])
    if isHuge {
      let smaller = try reading.files[0].smaller(isPatient: false)
      #expect(smaller.starts(with: "RIFF".utf8))
    }
  }

  @Test func `a picture that is made smaller is turned as it is to be seen`() throws {
    let file = try withFile("one.jpg") { path in
      try makePicture(path, "6000x3000")
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let upright: [UInt8] = [0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0]
      let orientation = try #require(bytes.firstRange(of: upright))
      bytes[orientation.upperBound - 2] = 6
      return try read("![A](one.jpg)", beside: "one.jpg", bytes).files[0]
    }
    let smaller = try file.smaller(isPatient: true)
    let size = try withFile("one.webp") { path in
      try Data(smaller).write(to: URL(fileURLWithPath: path))
      return try (vips("vipsheader", "-f", "width", path), vips("vipsheader", "-f", "height", path))
    }
    #expect(size == ("1080", "2160"))
  }

  private func read(_ markdown: String, beside name: String, _ bytes: [UInt8]) throws -> Reading {
    try withFile("talk.md") { path in
      let deck = URL(fileURLWithPath: path)
      try Data(bytes).write(to: deck.deletingLastPathComponent().appending(path: name))
      try Data(markdown.utf8).write(to: deck)
      return try DeckReader().read(path)
    }
  }

  private func makePicture(_ path: String, _ size: String) throws {
    let sides = size.split(separator: "x").map(String.init)
    _ = try vips("vips", "black", path + ".v", sides[0], sides[1], "--bands", "3")
    _ = try vips("vips", "copy", path + ".v", path + ".t.v", "--interpretation", "srgb")
    _ = try vips("vips", "copy", path + ".t.v", path)
  }

  /// What one of libvips' programs says.
  private func vips(_ words: String...) throws -> String {
    let (program, output) = (Process(), Foundation.Pipe())
    program.executableURL = URL(filePath: "/usr/bin/\(words[0])")
    program.arguments = Array(words.dropFirst())
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `a folder with one deck in it is that deck`() throws {
    let reading = try DeckReader().read(Fixture.folder + "/one-deck-in-a-folder")
    #expect(reading.deck.pages.map(\.title) == ["Alone"])
  }
}
