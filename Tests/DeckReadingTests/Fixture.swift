import Deck
import DeckReading
import Foundation

/// The decks of `Tests/Fixtures/decks`, by the situation that each shows.
enum Fixture {
  static let folder: String = {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(tests)/Fixtures/decks"
  }()

  static func path(_ name: String) -> String { "\(folder)/\(name)/deck.md" }

  /// What is read of a deck of these words alone.
  static func deck(of text: String) throws -> Deck {
    try withFile("deck.md") { path in
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return try DeckReader().read(path).deck
    }
  }

  static func read(_ name: String) throws -> Reading {
    try DeckReader().read(path(name))
  }
}

extension Page {
  var html: String {
    guard case .html(let html) = content else { return "" }
    return html
  }
}
