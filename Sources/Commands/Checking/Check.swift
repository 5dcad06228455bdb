import Deck
import DeckReading

/// Reads a deck and prints what came of it.
func check(_ path: String, json: Bool) async -> Int32 {
  complain("'\(path)' can't be read", .failed)
}
