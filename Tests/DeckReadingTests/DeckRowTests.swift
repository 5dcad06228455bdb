import Foundation
import Testing

/// A situation that decks came to grief over, by the table in `Tests/Fixtures/decks/rows.md`.
struct DeckRow: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let shownBy: String

  var testDescription: String { "\(name): \(text)" }

  /// The decks that show it, by their folders' names.
  var decks: [String] {
    proofs.filter { !$0.contains("`: ") }.flatMap { $0.split(separator: "`") }
      .filter { !$0.contains(",") }.map(String.init)
  }

  /// The tests that show it, each with its file.
  var tests: [(file: String, name: String)] {
    proofs.compactMap { proof in
      guard let end = proof.range(of: "`: ") else { return nil }
      return (String(proof[..<end.lowerBound].dropFirst()), String(proof[end.upperBound...]))
    }
  }

  private var proofs: [String] { shownBy.components(separatedBy: "; ") }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all: [DeckRow] = {
    let table = folder.appendingPathComponent("Fixtures/decks/rows.md")
    let lines = ((try? String(contentsOf: table, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].contains(where: \.isNumber) else { return nil }
      return DeckRow(name: cells[0], text: cells[1], shownBy: cells[2])
    }
  }()
}

@Suite("Situations that decks came to grief over")
struct DeckRowTests {
  @Test func `no row is left out`() {
    let reported = ["B08", "B09"] + (10...15).map { "B\($0)" } + (21...25).map { "B\($0)" }
    #expect(DeckRow.all.map(\.name) == (1...45).map { "\($0)" } + reported)
    #expect(Set(DeckRow.all.map(\.text)).count == DeckRow.all.count)
  }

  @Test(arguments: DeckRow.all)
  func `a row is shown by decks with their right values, or by tests`(_ row: DeckRow) throws {
    #expect(!row.decks.isEmpty || !row.tests.isEmpty)
    let tables = ["FixtureTests.swift", "Dialects/DialectFixtureTests.swift"].map {
      source("DeckReadingTests/\($0)").replacing("\n      ", with: "")
    }
    for deck in row.decks {
      let isThere = FileManager.default.fileExists(atPath: Fixture.path(deck))
      #expect(isThere && tables.contains { $0.contains("Expectation(\"\(deck)\"") }, "\(deck)")
    }
    for test in row.tests {
      let words = test.file.hasSuffix(".py") ? "def \(test.name)(" : "func `\(test.name)`("
      #expect(source(test.file).contains(words), "\(test.file): \(test.name)")
    }
  }

  private func source(_ file: String) -> String {
    let place = DeckRow.folder.appendingPathComponent(file)
    return (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }
}
