import Glibc

/// What is fed, by the name that `scripts/fuzz` gives it.
private let feeds: [String: @Sendable ([UInt8]) -> Void] = [
  "decks": DeckFeed.feed, "diagrams": DiagramFeed.feed, "header": HeaderFeed.feed,
  "html": HTMLFeed.feed, "messages": MessageFeed.feed, "notebooks": NotebookFeed.feed,
  "notes": NotesFeed.feed, "office": OfficeFeed.feed, "reveal": RevealFeed.feed,
  "styles": StyleFeed.feed, "terminal": TerminalFeed.feed,
]

private let feed: @Sendable ([UInt8]) -> Void = {
  let name = unsafe getenv("LECTERN_FUZZ").map { unsafe String(cString: $0) } ?? ""
  guard let feed = feeds[name] else { preconditionFailure("nothing is called “\(name)”") }
  return feed
}()

/// Feeds one of the program's readers with any bytes; a trap or a hang is what the fuzzer is after.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  feed(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops where something does not hold, and says so; a precondition would stop without a word.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
  guard holds else { fatalError(otherwise()) }
}
