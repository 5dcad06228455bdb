/// What `--help` prints, made from the table of verbs.
enum Help {
  static let summary = "present slides to many viewers, steered from a terminal or a phone"

  static func text(of verb: Verb?) -> String {
    (verb.map(lines) ?? overview).joined(separator: "\n")
  }

  /// The form of a verb in one line, after the program's name.
  static func synopsis(of verb: Verb) -> String {
    let operands = verb.grammar.operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    let options = verb.grammar.options.isEmpty ? [] : ["[OPTIONS]"]
    return ([verb.rawValue] + operands + options).joined(separator: " ")
  }

  /// `-p, --port N`; a blank stands where there is no letter.
  static func spelling(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  static let environment: [(left: String, right: String)] = [
    (
      "LECTERN_TOKEN",
      "The presenter's token: for a server the one to use, for a verb the one to show."
    ),
    ("LECTERN_PDF_PASSWORD", "What a PDF asks for, where nobody is there to type it."),
    ("LECTERN_WEB", "The folder of the viewer's files, where it is not found by itself."),
    ("XDG_RUNTIME_DIR", "Where a server writes down its address and token for the verbs."),
  ]

  static let exitCodes: [(left: String, right: String)] = [
    ("0", "Done."),
    ("1", "An error: no server, or a deck that can't be read."),
    ("2", "The command line means nothing."),
    ("3", "The server is there and refused."),
    ("4", "The server did not answer in time."),
  ]

  private static var overview: [String] {
    let verbs = Verb.allCases.map { (left: $0.rawValue, right: $0.grammar.summary) }
    return ["lectern: \(summary)", "", "Usage: lectern DECK [OPTIONS]", "       lectern VERB ..."]
      + [""] + Columns.wrap(deckMeaning)
      + ["", "Verbs:"] + Columns.table(verbs)
      + ["", "Environment:"] + Columns.table(environment)
      + ["", "Exit codes:"] + Columns.table(exitCodes)
      + ["", "'lectern help VERB' tells more about one."]
  }

  static let deckMeaning = """
    DECK is a Markdown file, a PDF, a folder of pictures, or an office program's slides. Alone, it is \
    presented on a terminal and served otherwise.
    """

  private static func lines(of verb: Verb) -> [String] {
    let grammar = verb.grammar
    var lines = ["Usage: lectern \(synopsis(of: verb))", ""] + Columns.wrap(grammar.summary)
    if !grammar.details.isEmpty { lines += [""] + Columns.wrap(grammar.details) }
    let operands = grammar.operands.compactMap { operand in
      operand.meaning.map { (left: operand.name, right: $0) }
    }
    if !operands.isEmpty { lines += [""] + Columns.table(operands) }
    let options = grammar.allOptions.map { (left: spelling(of: $0), right: $0.summary) }
    return lines + ["", "Options:"] + Columns.table(options)
  }
}

extension Operand {
  /// What it may be; nil where its name says enough.
  var meaning: String? {
    switch value {
    case .deck: "A Markdown file, a PDF, a folder of pictures, or an office program's slides."
    case .url: "The server's address, such as http://127.0.0.1:8080/."
    case .verb: nil
    case .integer(let range): "A number from \(range.lowerBound)."
    case .choice(let choices):
      choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "") + "."
    }
  }
}
