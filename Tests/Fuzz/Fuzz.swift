import Deck
@testable import DeckReading

/// The folder of the decks' fixtures, in which pictures and other files are looked for.
private let folder = try? Folder("Tests/Fixtures/decks/slidev")

/// Reads any bytes as a deck, in the dialect that the first of them names, else in the one that they
/// look like; a trap or a hang is what the fuzzer is after.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let folder else { preconditionFailure("scripts/fuzz runs in the project's folder") }
  guard count > 1 else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var reader = DeckReader()
  let dialects = Dialects.all.map(\.name)
  let choice = Int(bytes[0])
  if dialects.indices.contains(choice) { reader.dialect = dialects[choice] }
  let deck = MarkdownDeck(Array(bytes.dropFirst()), name: "deck.md", in: folder, reader).deck
  precondition(!deck.pages.isEmpty && deck.pages.allSatisfy { !$0.title.isEmpty })
  return 0
}
