/// The manual page, made from the table of verbs; `man` reads its roff.
enum Manual {
  static var text: String {
    (heading + verbs + closing).joined(separator: "\n")
  }

  private static var heading: [String] {
    [
      ".TH LECTERN 1 \"\" \"lectern \(Version.name)\" \"User commands\"",
      ".SH NAME", "lectern \\- \(Help.summary)",
      ".SH SYNOPSIS",
      ".B lectern", "DECK [OPTIONS]", ".br",
      ".B lectern", "VERB ...",
      ".SH DESCRIPTION", escape(Help.deckMeaning),
      ".SH VERBS",
    ]
  }

  private static var verbs: [String] {
    Verb.allCases.flatMap { verb in
      let grammar = verb.grammar
      return [".SS \"\(escape(Help.synopsis(of: verb)))\"", escape(grammar.summary)]
        + (grammar.details.isEmpty ? [] : [".PP", escape(grammar.details)])
        + grammar.options.flatMap(entry)
    }
  }

  private static func entry(for option: Option) -> [String] {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\($0)\\fR" } ?? ""
    return [
      ".TP", letter + "\\fB\(escape("--\(option.name)"))\\fR" + value, escape(option.summary),
    ]
  }

  private static var closing: [String] {
    section("ENVIRONMENT", Help.environment) + section("EXIT STATUS", Help.exitCodes)
  }

  private static func section(_ title: String, _ rows: [(left: String, right: String)]) -> [String]
  {
    [".SH \(title)"] + rows.flatMap { [".TP", "\\fB\($0.left)\\fR", escape($0.right)] }
  }

  /// Backslashes and dashes mean something to roff, and so does a quote or dot that leads a line.
  private static func escape(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix("'") || escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
  }
}
