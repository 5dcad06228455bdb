import Pager
import Session

extension Invocation {
  /// Understands the words after the program's name; `isDeck` tells whether a path exists, for a
  /// first word that does is a deck.
  package static func parse(
    _ texts: [String],
    isDeck: (String) -> Bool
  ) throws(UsageError) -> Invocation {
    let words = Word.cut(texts)
    guard let first = words.first else {
      throw UsageError(
        .nothingToDo,
        word: "",
        verb: nil,
        "a deck or a verb is missing: 'lectern talk.md'"
      )
    }
    switch first.form {
    case .option("help", nil), .option("h", nil): return .help(nil)
    case .option("version", nil): return .version
    case .plain:
      if let verb = Verb(rawValue: first.text) {
        return try parse(verb, Arguments(words.dropFirst(), of: verb))
      }
      guard isDeck(first.text) || first.text.contains(where: { $0 == "." || $0 == "/" }) else {
        throw unknown(first.text)
      }
    case .option, .separator:
      // `lectern --port 80 talk.md`: the options of a server.
      break
    }
    let arguments = try Arguments(words, of: .present)
    return arguments.has(.help) ? .help(nil) : .open(ServeOptions(arguments))
  }

  private static func unknown(_ word: String) -> UsageError {
    let verbs = Verb.allCases.map(\.rawValue)
    return UsageError(
      .unknownVerb,
      word: word,
      verb: nil,
      meant: Spelling.nearest(to: word, among: verbs),
      "no verb and no deck is called '\(word)'"
    )
  }

  private static func parse(_ verb: Verb, _ arguments: Arguments) throws(UsageError) -> Invocation {
    if arguments.has(.help) { return .help(verb) }
    switch verb {
    case .present: return .present(ServeOptions(arguments))
    case .serve: return .serve(ServeOptions(arguments))
    case .remote: return .remote(try ServerChoice(arguments, url: arguments.operands.first, verb))
    case .next: return try move(.advance(.next), arguments, verb)
    case .previous: return try move(.advance(.previous), arguments, verb)
    case .goto: return try move(.goTo(Int(arguments.operands[0]) ?? 1), arguments, verb)
    case .swipe: return try move(.swipe(Swipe(arguments)), arguments, verb)
    case .tap: return try move(.tap(Way(arguments)), arguments, verb)
    case .lock, .autoAdvance, .style, .axis, .skin, .bars:
      guard let change = Change(verb, arguments.operands) else { return .help(verb) }
      return .change(change, try ServerChoice(arguments, verb))
    case .status:
      return .status(json: arguments.has(.json), try ServerChoice(arguments, verb))
    case .check:
      let reading = ReadingOptions(arguments)
      return .check(deck: arguments.operands[0], reading, json: arguments.has(.json))
    case .completions: return .completions(Shell(rawValue: arguments.operands[0]) ?? .bash)
    case .manual: return .manual
    case .help: return .help(try arguments.operands.first.map(verbToHelp))
    }
  }

  private static func move(
    _ move: Move,
    _ arguments: Arguments,
    _ verb: Verb
  ) throws(UsageError) -> Invocation {
    .move(move, try ServerChoice(arguments, verb))
  }

  private static func verbToHelp(_ word: String) throws(UsageError) -> Verb {
    guard let verb = Verb(rawValue: word) else { throw unknown(word) }
    return verb
  }
}

extension ServeOptions {
  fileprivate init(_ arguments: Arguments) {
    self.init(deck: arguments.operands[0])
    port = arguments.integer(.port) ?? port
    host = arguments.text(.host)
    url = arguments.text(.shownURL)
    maxViewers = arguments.integer(.maxViewers) ?? maxViewers
    threads = arguments.integer(.threads)
    startPage = arguments.integer(.page) ?? startPage
    tokenFile = arguments.text(.tokenFile)
    reading = ReadingOptions(arguments)
  }
}

extension ReadingOptions {
  fileprivate init(_ arguments: Arguments) {
    self.init()
    allowsRemote = arguments.has(.allowRemote)
    dialect = arguments.text(.dialect)
    passwordFile = arguments.text(.passwordFile)
  }
}

extension ServerChoice {
  fileprivate init(_ arguments: Arguments, _ verb: Verb) throws(UsageError) {
    try self.init(arguments, url: arguments.text(.serverURL), verb)
  }

  fileprivate init(_ arguments: Arguments, url: String?, _ verb: Verb) throws(UsageError) {
    self.init(
      url: url,
      port: arguments.integer(.serverPort),
      tokenFromInput: arguments.has(.tokenFromInput)
    )
    guard let url, port != nil else { return }
    throw UsageError(
      .contradiction,
      word: url,
      verb: verb,
      "a URL has its port already: leave '--port' out"
    )
  }
}

extension Swipe {
  fileprivate init(_ arguments: Arguments) {
    self.init(Way(arguments))
    distance = arguments.decimal(.distance) ?? distance
    velocity = arguments.decimal(.velocity) ?? velocity
    duration = arguments.decimal(.duration)
    isCancelled = arguments.has(.cancel)
  }
}

extension Change {
  /// The operands were checked against the choices already.
  fileprivate init?(_ verb: Verb, _ operands: [String]) {
    switch verb {
    case .lock: self = .lock(operands[0] == "on")
    case .autoAdvance: self = .autoAdvance(operands[0] == "on")
    case .style: self = .style(TransitionStyle(rawValue: operands[0]) ?? .scroll)
    case .axis: self = .axis(Pager.Layout.Axis(rawValue: operands[0]) ?? .horizontal)
    case .skin: self = .skin(operands[0])
    case .bars:
      self = .bar(Bar(rawValue: operands[1]) ?? .control, isHidden: operands[0] == "hide")
    default: return nil
    }
  }
}

extension Way {
  /// The operand was checked against the choices already.
  fileprivate init(_ arguments: Arguments) {
    self = Way(rawValue: arguments.operands[0]) ?? .next
  }
}
