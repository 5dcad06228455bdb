import Assets
import Deck
import DeckReading

/// The deck on disk, and the names that its pages have in this session.
struct DeckSource: Sendable {
  private let path: String
  private let reader: DeckReader
  private let key: AddressKey
  private var naming = PageNaming()

  init(path: String, reader: DeckReader, addressSecret: String?) {
    self.path = path
    self.reader = reader
    key = addressSecret.map { AddressKey(secret: $0) } ?? AddressKey()
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads as much of the deck as showing it takes.
  ///
  /// - Returns: the deck, and the reading on which ``readings(after:)`` follow.
  /// - Throws: what is wrong with the deck, and what to do about it.
  mutating func open() async throws(DeckError) -> (PublishedDeck, Reading) {
    let reading = try await reader.reading(of: path)
    return (publish(reading), reading)
  }

  /// What was left to find out of a reading, and what follows on each change of the deck.
  func readings(after reading: Reading) -> AsyncStream<[Result<Reading, DeckError>]> {
    DeckWatcher(path, after: reading, by: reader).readings
  }

  /// Publishes a new version where nobody waits for it, and tells what the next one follows on.
  func publishing(
    _ reading: Reading,
    after earlier: PublishedDeck
  ) async -> (PublishedDeck, DeckSource) {
    await Task.detached {
      var source = self
      return (source.publish(reading, after: earlier), source)
    }.value
  }

  /// Pages that were there before keep their names.
  mutating func publish(_ reading: Reading, after earlier: PublishedDeck? = nil) -> PublishedDeck {
    var reading = reading
    // A picture's number is only its place in this version.
    let files = reading.files.map(\.identity)
    let named = naming.name(reading.deck.pages.map { $0.showing(files) })
    for index in named.indices { reading.deck.pages[index].id = named[index].id }
    return PublishedDeck(reading, key: key, after: earlier)
  }
}

extension Page {
  /// The page with addresses in the place of its files' numbers.
  fileprivate func showing(_ files: [String]) -> Page {
    guard case .html(let html) = content else { return self }
    var page = self
    page.content = .html(PageAddresses.addressed(html, files: files))
    return page
  }
}
