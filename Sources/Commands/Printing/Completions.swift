/// Completions for a shell, made from the table of verbs.
enum Completions {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that can stand where an operand does; nil for files.
  static func words(for operand: Operand) -> [String]? {
    switch operand.value {
    case .deck: nil
    case .choice(let choices): choices
    case .verb: Verb.allCases.map(\.rawValue)
    case .url, .integer: []
    }
  }

  /// In single quotes, as every one of the shells reads them.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
