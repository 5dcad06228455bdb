import Deck
import DeckReading
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

  @Test func `a folder with one deck in it is that deck`() throws {
    let reading = try DeckReader().read(Fixture.folder + "/one-deck-in-a-folder")
    #expect(reading.deck.pages.map(\.title) == ["Alone"])
  }
}
