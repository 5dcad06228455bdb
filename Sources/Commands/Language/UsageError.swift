/// Why a command line means nothing: the word to blame, and what was perhaps meant.
package struct UsageError: Error, Equatable, Sendable {
  package struct Code: Hashable, Sendable {
    private enum Base {
      case nothingToDo
      case unknownVerb
      case unknownOption
      case missingOperand
      case extraOperand
      case missingValue
      case needlessValue
      case badValue
      case repeated
      case contradiction
    }

    private let base: Base

    /// No word at all.
    package static let nothingToDo = Code(base: .nothingToDo)
    /// The first word is neither a verb nor a deck.
    package static let unknownVerb = Code(base: .unknownVerb)
    package static let unknownOption = Code(base: .unknownOption)
    package static let missingOperand = Code(base: .missingOperand)
    package static let extraOperand = Code(base: .extraOperand)
    /// An option that takes a value stands last.
    package static let missingValue = Code(base: .missingValue)
    /// `--json=yes`, where `--json` takes none.
    package static let needlessValue = Code(base: .needlessValue)
    package static let badValue = Code(base: .badValue)
    /// An option that is given twice.
    package static let repeated = Code(base: .repeated)
    /// Two words that don't go together.
    package static let contradiction = Code(base: .contradiction)
  }

  package let code: Code
  /// As it was typed; for a missing one, its name in help.
  package let word: String
  /// The whole sentence, without a full stop.
  package let text: String
  /// A word that is known and near to the one that is not.
  package let meant: String?
  /// Whose help tells more; none when no verb was understood.
  package let verb: Verb?

  init(_ code: Code, word: String, verb: Verb?, meant: String? = nil, _ text: String) {
    self.code = code
    self.word = word
    self.text = text
    self.meant = meant
    self.verb = verb
  }

  /// Two lines for a person: what is wrong, and where to read on.
  package var message: String {
    let guess = meant.map { "; did you mean '\($0)'?" } ?? ""
    let help = verb.map { "lectern help \($0.rawValue)" } ?? "lectern help"
    return "lectern: \(text)\(guess)\nTry '\(help)'."
  }
}
