import Deck
import DeckReading

/// Reads a deck and prints what came of it; an error of the deck is one of the command.
func check(_ path: String, _ options: ReadingOptions, json: Bool) async -> Int32 {
  do {
    let deck = try await options.unlock(path) { try $0.read(path).deck }
    let report = CheckReport(deck)
    print(json ? report.json : report.text(path))
    return deck.problems.contains { $0.severity == .error } ? ExitCode.failed.rawValue : 0
  } catch {
    return complain("\(error)", .failed)
  }
}
