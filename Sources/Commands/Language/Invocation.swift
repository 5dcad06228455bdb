/// What a command line asks for, with everything that it says about it.
package enum Invocation: Equatable, Sendable {
  case present(ServeOptions)
  case serve(ServeOptions)
  /// A deck alone: presented on a terminal, served otherwise.
  case open(ServeOptions)
  case remote(ServerChoice)
  case move(Move, ServerChoice)
  case change(Change, ServerChoice)
  case status(json: Bool, ServerChoice)
  case check(deck: String, ReadingOptions, json: Bool)
  case completions(Shell)
  case manual
  case help(Verb?)
  case version
}

/// What a server is started with.
package struct ServeOptions: Equatable, Sendable {
  /// A path to whatever can be shown, as it was typed.
  package var deck: String
  /// 1–65,535.
  package var port = 8080
  /// The one address to listen on; nil is all of this machine's.
  package var host: String?
  /// The address that viewers are shown; nil is this machine's own.
  package var url: String?
  package var maxViewers = 20_000
  /// Threads among which viewers are shared out; nil leaves it to their number.
  package var threads: Int?
  /// The page to start on, from 1; may be past the end of the deck.
  package var startPage = 1
  /// A file that holds the presenter's token; nil is ``Environment``'s, else a new one.
  package var tokenFile: String?
  package var reading = ReadingOptions()

  package init(deck: String) {
    self.deck = deck
  }
}

/// How a deck is read.
package struct ReadingOptions: Equatable, Sendable {
  /// Whether pages may show pictures from the web.
  package var allowsRemote = false
  /// The dialect of Markdown; nil: as the deck shows it.
  package var dialect: String?
  /// A file that holds the deck's password; nil is ``Environment``'s, else what is typed.
  package var passwordFile: String?

  package init() {}
}

/// Which running server a verb means, and where its token comes from.
package struct ServerChoice: Equatable, Sendable {
  /// An address as it was typed; nil is a server on this machine.
  package var url: String?
  package var port: Int?
  package var tokenFromInput = false

  package init(url: String? = nil, port: Int? = nil, tokenFromInput: Bool = false) {
    self.url = url
    self.port = port
    self.tokenFromInput = tokenFromInput
  }
}

/// A change of page that a one-shot verb asks for.
package enum Move: Equatable, Sendable {
  case advance(Way)
  /// A page's number, from 1.
  case goTo(Int)
  case swipe(Swipe)
  case tap(Way)
}

/// A way through the deck, whatever its direction on the screen.
package enum Way: String, CaseIterable, Sendable {
  case next
  case previous
}

/// A gesture of the command line.
package struct Swipe: Equatable, Sendable {
  package var way: Way
  /// Pages, 0–4.
  package var distance = 0.6
  /// Pages a second at release, along the way; negative throws the page back.
  package var velocity = 0.0
  /// Seconds from touch to release, 0–10; nil follows from distance and velocity.
  package var duration: Double?
  /// Whether it ends as a touch that the system takes away.
  package var isCancelled = false

  package init(_ way: Way) {
    self.way = way
  }
}

/// A shell that completions are made for.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
