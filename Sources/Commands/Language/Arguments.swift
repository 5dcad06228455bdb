/// A verb's words with their meaning, each checked against the verb's grammar.
struct Arguments: Sendable {
  private enum Value: Sendable {
    case none
    case text(String)
    case integer(Int)
    case decimal(Double)
  }

  private(set) var operands: [String] = []
  private var values: [String: Value] = [:]
  private let verb: Verb

  /// Takes the words after the verb.
  init(_ words: some Collection<Word>, of verb: Verb) throws(UsageError) {
    self.verb = verb
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word.form {
      case .separator: continue
      case .plain: try addOperand(word.text)
      case .option(let name, let value): try addOption(word, name, value, &rest)
      }
    }
    try requireOperands()
  }

  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  func text(_ option: Option) -> String? {
    if case .text(let text) = values[option.name] { text } else { nil }
  }

  func integer(_ option: Option) -> Int? {
    if case .integer(let number) = values[option.name] { number } else { nil }
  }

  func decimal(_ option: Option) -> Double? {
    if case .decimal(let number) = values[option.name] { number } else { nil }
  }

  // MARK: - Operands

  private mutating func addOperand(_ text: String) throws(UsageError) {
    let known = verb.grammar.operands
    guard operands.count < known.count else {
      throw blame(.extraOperand, text, "'\(verb.rawValue)' has no use for '\(text)'")
    }
    try check(text, against: known[operands.count])
    operands.append(text)
  }

  private func check(_ text: String, against operand: Operand) throws(UsageError) {
    switch operand.value {
    case .deck, .url, .verb:
      guard text.isEmpty else { return }
      throw blame(.badValue, text, "\(operand.name) is empty")
    case .integer(let range):
      if let number = Int(text), range.contains(number) { return }
      throw blame(
        .badValue,
        text,
        "\(operand.name) is a number from \(range.lowerBound), not '\(text)'"
      )
    case .choice(let choices):
      if choices.contains(text) { return }
      throw blame(
        .badValue,
        text,
        "\(operand.name) is \(choices.joined(separator: " or ")), not '\(text)'",
        meant: Spelling.nearest(to: text, among: choices)
      )
    }
  }

  private func requireOperands() throws(UsageError) {
    let required = verb.grammar.operands.filter { !$0.isOptional }
    guard operands.count < required.count, !has(.help) else { return }
    let name = required[operands.count].name
    throw blame(.missingOperand, name, "'\(verb.rawValue)' needs \(name)")
  }

  // MARK: - Options

  private mutating func addOption<Words: Collection<Word>>(
    _ word: Word,
    _ name: String,
    _ attached: String?,
    _ rest: inout Words
  ) throws(UsageError) where Words.SubSequence == Words {
    let option = try find(name, word)
    guard values[option.name] == nil else {
      throw blame(.repeated, word.text, "'--\(option.name)' is given twice")
    }
    guard let placeholder = option.placeholder else {
      guard attached == nil else {
        throw blame(.needlessValue, word.text, "'--\(option.name)' takes no value")
      }
      values[option.name] = Value.none
      return
    }
    guard let text = attached ?? rest.popFirst()?.text, !text.isEmpty else {
      throw blame(.missingValue, word.text, "'--\(option.name)' needs \(placeholder)")
    }
    values[option.name] = try value(text, of: option)
  }

  private func find(_ name: String, _ word: Word) throws(UsageError) -> Option {
    let options = verb.grammar.allOptions
    // One letter after one dash, a name after two.
    let isLetter = !word.text.hasPrefix("--")
    let spelt = { (option: Option) in isLetter ? option.letter.map(String.init) : option.name }
    if let option = options.first(where: { spelt($0) == name }) { return option }
    let meant = Spelling.nearest(to: name, among: options.map(\.name)).map { "--\($0)" }
    throw blame(
      .unknownOption,
      word.text,
      "'\(verb.rawValue)' has no option '\(isLetter ? "-" : "--")\(name)'",
      meant: isLetter ? nil : meant
    )
  }

  private func value(_ text: String, of option: Option) throws(UsageError) -> Value {
    switch option.value {
    case .none:
      return .none
    case .text, .file:
      return .text(text)
    case .integer(_, let range):
      if let number = Int(text), range.contains(number) { return .integer(number) }
      throw bad(text, option, "\(range.lowerBound) to \(range.upperBound)")
    case .decimal(_, let range):
      if let number = Double(text), range.contains(number) { return .decimal(number) }
      throw bad(text, option, "\(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
  }

  private func blame(
    _ code: UsageError.Code,
    _ word: String,
    _ text: String,
    meant: String? = nil
  ) -> UsageError {
    UsageError(code, word: word, verb: verb, meant: meant, text)
  }

  private func bad(_ text: String, _ option: Option, _ range: String) -> UsageError {
    blame(.badValue, text, "'--\(option.name)' is a number, \(range), not '\(text)'")
  }
}
