extension Completions {
  static var fish: String {
    let verbs = Verb.allCases.map { verb in
      "complete -c lectern -n __fish_use_subcommand -a \(verb.rawValue) -d \(quote(verb.grammar.summary))"
    }
    return
      (["# fish completions for lectern; made by 'lectern completions fish'"] + verbs
      + Verb.allCases.flatMap(fishLines)).joined(separator: "\n")
  }

  private static func fishLines(_ verb: Verb) -> [String] {
    let condition = "complete -c lectern -n '__fish_seen_subcommand_from \(verb.rawValue)'"
    let options = verb.grammar.allOptions.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return
        "\(condition)\(letter) -l \(option.name)\(fishValue(option)) -d \(quote(option.summary))"
    }
    let operands = verb.grammar.operands.compactMap { operand in
      words(for: operand).map { "\(condition) -f -a \(quote($0.joined(separator: " ")))" }
    }
    return options + operands
  }

  private static func fishValue(_ option: Option) -> String {
    switch option.value {
    case .none: ""
    case .file: " -r"
    case .text, .integer, .decimal: " -x"
    }
  }
}
