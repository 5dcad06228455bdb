import Deck
import DeckReading
import Foundation
import Testing

/// Decks of many authors and tools, which are not part of the project.
enum Corpus {
  struct Entry: CustomTestStringConvertible, Sendable {
    let path: String
    /// Its path in the corpus.
    let name: String
    /// Pages that the deck's own tool makes of it; nil where that is not known.
    let pages: Int?

    var testDescription: String { path }
  }

  /// Beside the repository, or where `LECTERN_CORPUS` says; nil where there is none.
  static let folder: String? = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let given = ProcessInfo.processInfo.environment["LECTERN_CORPUS"]
    let folder = given ?? "/\(root)/../shared/decks/corpus"
    return FileManager.default.fileExists(atPath: folder + "/SOURCES.tsv") ? folder : nil
  }()

  static let entries: [Entry] = {
    guard let folder,
      let table = try? String(contentsOfFile: folder + "/SOURCES.tsv", encoding: .utf8)
    else { return [] }
    return table.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      // A question mark follows what is not known for sure.
      let given = cells.count > 6 ? cells[6].trimmingCharacters(in: .whitespaces) : ""
      let count = given.hasSuffix("?") ? String(given.dropLast()) : given
      return Entry(path: "\(folder)/\(cells[0])", name: String(cells[0]), pages: Int(count))
    }
  }()
}

extension Corpus {
  struct Exception {
    let expected: Int?
    let got: Int?
    let why: String
  }

  /// Decks of which we make another number of pages than their tools do, by their names.
  static let exceptions: [String: Exception] = {
    let path = Fixture.folder + "/../corpus-exceptions.tsv"
    let table = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    let exceptions = rows.filter { $0.count == 4 }.map { cells in
      (
        String(cells[0]),
        Exception(expected: Int(cells[1]), got: Int(cells[2]), why: String(cells[3]))
      )
    }
    return Dictionary(uniqueKeysWithValues: exceptions)
  }()
}

@Suite("Corpus", .enabled(if: Corpus.folder != nil))
struct CorpusTests {
  @Test(.timeLimit(.minutes(1)), arguments: Corpus.entries)
  func `any deck is read whole`(entry: Corpus.Entry) throws {
    guard !entry.path.contains("encrypted") else {
      let error = #expect(throws: DeckError.self) { try DeckReader().read(entry.path) }
      #expect(error?.code == .locked)
      return
    }
    let reading = try DeckReader().read(entry.path)
    #expect(!reading.deck.pages.isEmpty)
    #expect(Set(reading.deck.pages.map(\.id)).count == reading.deck.pages.count)
    for page in reading.deck.pages where !page.html.isEmpty {
      #expect(!page.title.isEmpty)
      #expect(objections(to: page.html, files: reading.files.count) == [])
    }
  }

  /// But for those of which `Tests/Fixtures/corpus-exceptions.tsv` tells another count, and why.
  @Test(arguments: Corpus.entries.filter { $0.pages != nil })
  func `a deck has as many pages as its own tool makes of it`(entry: Corpus.Entry) throws {
    let expected = Corpus.exceptions[entry.name]?.got ?? entry.pages
    #expect(try DeckReader().read(entry.path).deck.pages.count == expected)
  }

  @Test
  func `each exception is of a deck that is there, and differs from what its tool makes of it`() {
    for (name, exception) in Corpus.exceptions {
      let entry = Corpus.entries.first { $0.name == name }
      #expect(entry?.pages == exception.expected, "\(name)")
      #expect(exception.got != exception.expected, "\(name)")
      #expect(exception.why.count > 40, "\(name)")
    }
  }

  @Test(arguments: Corpus.entries.filter { $0.path.hasSuffix(".pdf") && $0.pages != nil })
  func `a page is drawn whole, at the size that is told of it`(entry: Corpus.Entry) throws {
    let reading = try DeckReader().read(entry.path)
    for page in [reading.deck.pages.first, reading.deck.pages.last] {
      guard case .drawn(let index, _, let width, let height)? = page?.content else { continue }
      let drawn = try #require(try reading.drawings[index].curves(isPatient: false))
      let svg = String(decoding: drawn.prefix(1_000), as: UTF8.self)
      let box = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
      let ratio = try #require(Double(box.1)) / #require(Double(box.2))
      #expect(abs(ratio / (width / height) - 1) < 0.01)
    }
  }

  private func objections(to html: String, files: Int) -> [String] {
    let addresses = html.matches(of: /src="deck-file:([0-9]+)"/).compactMap { Int($0.1) }
    return SafeHTML.objections(toPage: html)
      + addresses.filter { $0 >= files }.map { "deck-file:\($0)" }
  }
}
