/// A word of the command line, cut but without meaning yet.
struct Word: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    /// A verb, an operand or the value of the option before it.
    case plain
    /// `--name`, `--name=value`, `-n` or `-nvalue`; the name is without its dashes.
    case option(name: String, value: String?)
    /// `--`: what follows is plain.
    case separator
  }

  /// As it was typed.
  let text: String
  let form: Form

  static func cut(_ texts: [String]) -> [Word] {
    var words: [Word] = []
    var onlyPlain = false
    for text in texts {
      let form = onlyPlain ? .plain : form(of: text)
      words.append(Word(text: text, form: form))
      onlyPlain = onlyPlain || form == .separator
    }
    return words
  }

  private static func form(of text: String) -> Form {
    if text == "--" { return .separator }
    if text.hasPrefix("--") {
      let parts = text.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      return .option(name: String(parts[0]), value: parts.count == 2 ? String(parts[1]) : nil)
    }
    // A lone dash names standard input by habit: an operand.
    guard text.hasPrefix("-"), let letter = text.dropFirst().first else { return .plain }
    let rest = text.dropFirst(2)
    return .option(name: String(letter), value: rest.isEmpty ? nil : String(rest))
  }
}
