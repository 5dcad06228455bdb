extension Completions {
  static var bash: String {
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # bash completions for lectern; made by 'lectern completions bash'
      _lectern() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
        local verb="${COMP_WORDS[1]}" options="" operands=""
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          mapfile -t COMPREPLY < <(compgen -f -W "\(verbs) --help --version" -- "$word")
          return
        fi
        case "$verb:$before" in
          \(filePattern)) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
          \(valuePattern)) return ;;
        esac
        case "$verb" in
      \(Verb.allCases.map(bashCase).joined(separator: "\n"))
          *) options="\(dashed(.present))" operands="FILES" ;;
        esac
        if [[ "$word" == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        elif [[ "$operands" == FILES ]]; then
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        else
          mapfile -t COMPREPLY < <(compgen -W "$operands" -- "$word")
        fi
      }
      complete -o filenames -F _lectern lectern
      """
  }

  private static func bashCase(_ verb: Verb) -> String {
    let operands = verb.grammar.operands.flatMap { words(for: $0) ?? ["FILES"] }
      .joined(separator: " ")
    return "    \(verb.rawValue)) options=\"\(dashed(verb))\" operands=\"\(operands)\" ;;"
  }

  private static func dashed(_ verb: Verb) -> String {
    verb.grammar.allOptions.map { "--\($0.name)" }.joined(separator: " ")
  }

  /// Options that take a file.
  private static var filePattern: String { pattern { $0.takesFile } }

  /// Options whose value can't be guessed.
  private static var valuePattern: String { pattern { $0.placeholder != nil && !$0.takesFile } }

  private static func pattern(of isMeant: (Option) -> Bool) -> String {
    var names: [String] = []
    for option in Verb.allCases.flatMap(\.grammar.options) where isMeant(option) {
      let spellings = ["*:--\(option.name)"] + (option.letter.map { ["*:-\($0)"] } ?? [])
      names += spellings.filter { !names.contains($0) }
    }
    return names.joined(separator: " | ")
  }
}
