import DeckReading
import Foundation
import Testing

@Suite("What can't be presented")
struct DeckErrorTests {
  @Test func `a folder with several decks asks which`() {
    let error = #expect(throws: DeckError.self) {
      try DeckReader().read(Fixture.folder + "/two-decks-in-a-folder")
    }
    #expect(error?.code == .unknownKind)
    #expect(error?.description.contains("holds several decks; give Markdown (.md,") == true)
  }

  @Test(arguments: ["", "no/such.md", "/no/such.pdf", "/no/such/folder", "nul\0.md"])
  func `what is not there is named`(path: String) {
    let error = #expect(throws: DeckError.self) { try DeckReader().read(path) }
    #expect(error?.code == .missing)
    #expect(error?.description == "\(path): there is no such file")
  }

  @Test func `what is of no known kind says what would be`() {
    let path = Fixture.folder + "/.gitattributes"
    let error = #expect(throws: DeckError.self) { try DeckReader().read(path) }
    #expect(error?.code == .unknownKind)
    #expect(error?.description.hasPrefix("\(path): is of no kind that can be presented") == true)
  }

  @Test func `slides of Keynote say how they can be shown`() throws {
    let error = try withFile("talk.key") { path in
      try Data([1]).write(to: URL(fileURLWithPath: path))
      return #expect(throws: DeckError.self) { try DeckReader().read(path) }
    }
    #expect(error?.description.contains("export it there as a PDF") == true)
    let gone = #expect(throws: DeckError.self) { try DeckReader().read("/no/such.key") }
    #expect(gone?.code == .missing)
  }

  @Test func `a device is not read`() {
    let error = #expect(throws: DeckError.self) { try DeckReader().read("/dev/zero") }
    #expect(error?.code == .unreadable)
  }

  @Test func `a deck over the limit is refused before it is read`() throws {
    try withFile("large.md") { path in
      try Data(count: (16 << 20) + 1).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: DeckError.self) { try DeckReader().read(path) }
      #expect(error?.code == .tooLarge)
      #expect(error?.description == "\(path): is over the limit of 16 MiB for its kind")
    }
  }
}

/// Hands over the path of a file in a new folder that goes afterwards.
func withFile<Result>(_ name: String, _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.appending(path: name).path)
}
