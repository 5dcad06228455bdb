/// An option of a verb, from which parser, help, manual and completions are made.
struct Option: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case none
    case text(String)
    case file(String)
    case integer(String, ClosedRange<Int>)
    case decimal(String, ClosedRange<Double>)
  }

  /// Without its dashes.
  let name: String
  var letter: Character?
  /// What it takes, by the name that help gives to it.
  var value: Value = .none
  let summary: String

  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name), .file(let name), .integer(let name, _), .decimal(let name, _): name
    }
  }

  var takesFile: Bool {
    if case .file = value { true } else { false }
  }
}

extension Option {
  static let help = Option(name: "help", letter: "h", summary: "Show this help.")
  static let version = Option(name: "version", summary: "Show the version.")

  static let port = Option(
    name: "port",
    letter: "p",
    value: .integer("N", 1...65_535),
    summary: "Listen on this port (default 8080)."
  )
  static let host = Option(
    name: "host",
    value: .text("ADDRESS"),
    summary: "Listen on this address only (default: all of this machine's)."
  )
  static let shownURL = Option(
    name: "url",
    value: .text("URL"),
    summary: "The address that viewers are shown, where it is not this machine's own."
  )
  static let maxViewers = Option(
    name: "max-viewers",
    value: .integer("N", 1...1_000_000),
    summary: "Turn further viewers away (default 20000)."
  )
  static let threads = Option(
    name: "threads",
    value: .integer("N", 1...256),
    summary: "Share viewers out among so many threads (default: all cores, from some thousands on)."
  )
  static let page = Option(
    name: "page",
    value: .integer("N", 1...1_000_000),
    summary: "Start on this page (default 1)."
  )
  static let allowRemote = Option(
    name: "allow-remote",
    summary: "Let pages show pictures from the web, which viewers then fetch from there."
  )
  static let dialect = Option(
    name: "dialect",
    value: .text("NAME"),
    summary: "Read Markdown as this tool's, such as marp, whatever it looks like."
  )
  static let tokenFile = Option(
    name: "token-file",
    value: .file("FILE"),
    summary: "Take the presenter's token from this file (default: a new one, or LECTERN_TOKEN)."
  )

  static let passwordFile = Option(
    name: "password-file",
    value: .file("FILE"),
    summary: "Take a PDF's password from this file (default: LECTERN_PDF_PASSWORD, or ask for it)."
  )

  static let serverURL = Option(
    name: "url",
    value: .text("URL"),
    summary: "Steer the server at this address."
  )
  static let serverPort = Option(
    name: "port",
    letter: "p",
    value: .integer("N", 1...65_535),
    summary: "Steer the server on this port of this machine."
  )
  static let tokenFromInput = Option(
    name: "token-stdin",
    summary: "Read the presenter's token from standard input (default: LECTERN_TOKEN)."
  )

  static let distance = Option(
    name: "distance",
    value: .decimal("PAGES", 0...4),
    summary: "How far the finger moves (default 0.6); half a page turns it."
  )
  static let velocity = Option(
    name: "velocity",
    value: .decimal("PAGES", -50...50),
    summary:
      "Pages a second at release (default 0); 1 turns it from any distance, -1 throws it back."
  )
  static let duration = Option(
    name: "duration",
    value: .decimal("SECONDS", 0...10),
    summary: "How long the finger is down (default: as long as distance and velocity take it)."
  )
  static let cancel = Option(
    name: "cancel",
    summary: "End as a touch does that the system takes away: the page stays."
  )
  static let json = Option(name: "json", summary: "Print JSON, for programs.")
}
