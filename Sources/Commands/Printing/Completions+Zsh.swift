extension Completions {
  static var zsh: String {
    let verbs = Verb.allCases.map { "    " + quote("\($0.rawValue):\($0.grammar.summary)") }
    return """
      #compdef lectern
      # zsh completions for lectern; made by 'lectern completions zsh'
      _lectern() {
        local -a verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          _files
          return
        fi
        local verb="${words[2]}"
        shift words
        ((CURRENT--))
        case "$verb" in
      \(Verb.allCases.map { zshCase("\($0.rawValue)", $0) }.joined(separator: "\n"))
      \(zshCase("*", .present))
        esac
      }
      _lectern "$@"
      """
  }

  private static func zshCase(_ pattern: String, _ verb: Verb) -> String {
    let options = verb.grammar.allOptions.flatMap { option in
      spellings(option).map { quote("\($0)[\(bracketed(option.summary))]\(zshValue(option))") }
    }
    let operands = verb.grammar.operands.map { operand in
      switch words(for: operand) {
      case nil: quote(":\(operand.name):_files")
      case let words?: quote(":\(operand.name):(\(words.joined(separator: " ")))")
      }
    }
    return "    \(pattern)) _arguments \((options + operands).joined(separator: " ")) ;;"
  }

  private static func spellings(_ option: Option) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  private static func zshValue(_ option: Option) -> String {
    switch option.value {
    case .none: ""
    case .file(let name): ":\(name):_files"
    case .text(let name), .integer(let name, _), .decimal(let name, _): ":\(name): "
    }
  }

  private static func bracketed(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
