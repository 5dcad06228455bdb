package import DeckReading

/// How to serve a deck.
package struct ServerOptions: Sendable {
  /// A path to whatever `DeckReader` reads.
  package var deck: String
  /// How the deck is read, now and after each change of it.
  package var reader: DeckReader
  /// A numeric address; nil for all interfaces.
  package var host: String?
  /// 0 lets the system choose.
  package var port: UInt16
  package var maxViewers: Int
  /// Threads among which viewers are shared out; nil is one for some thousands of viewers, and one
  /// for each core beyond that.
  package var threads: Int?
  /// The number from 1 of the page to begin on.
  package var page: Int?
  /// Where viewers reach the server, when a proxy or a name stands before it.
  package var url: String?
  /// The presenter's token; nil for a new one.
  package var token: String?
  /// What makes the addresses of the same content the same in a later run, so that browsers still
  /// have it; nil for addresses of this run alone.
  package var addressSecret: String?
  /// The folder that holds the browsers' files.
  package var web: String

  package init(
    deck: String,
    reader: DeckReader = DeckReader(),
    host: String? = nil,
    port: UInt16 = 8080,
    maxViewers: Int = 20_000,
    threads: Int? = nil,
    page: Int? = nil,
    url: String? = nil,
    token: String? = nil,
    addressSecret: String? = nil,
    web: String
  ) {
    self.deck = deck
    self.reader = reader
    self.host = host
    self.port = port
    self.maxViewers = maxViewers
    self.threads = threads
    self.page = page
    self.url = url
    self.token = token
    self.addressSecret = addressSecret
    self.web = web
  }
}
