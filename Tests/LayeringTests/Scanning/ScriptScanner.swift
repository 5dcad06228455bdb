/// Tokens of JavaScript, as far as its imports and names go.
enum ScriptScanner {
  static func tokens(of source: String) -> [Token] {
    var scanner = Scanner(source)
    scanner.takeScript(insideBraces: false)
    return scanner.tokens
  }
}

extension Scanner {
  /// Takes code to its end, or to the brace that closes an interpolation.
  fileprivate mutating func takeScript(insideBraces: Bool) {
    var depth = 0
    while let next {
      if looksAt("//") {
        skipLine()
      } else if take("/*") {
        while self.next != nil, !take("*/") { step() }
      } else if next == "'" || next == "\"" {
        takeQuoted(next)
      } else if next == "`" {
        takeTemplate()
      } else if next == "/", startsPattern {
        takePattern()
      } else {
        if next == "{" { depth += 1 }
        if next == "}" { depth -= 1 }
        if insideBraces, depth < 0 { return }
        takeWordOrMark()
      }
    }
  }

  private mutating func takeQuoted(_ quote: Character) {
    let start = currentLine
    step()
    var text: [Character] = []
    while let next, next != quote, next != "\n" {
      if next == "\\" { step() }
      if let taken = step() { text.append(taken) }
    }
    _ = take(String(quote))
    emit(.text(String(text)), line: start)
  }

  private mutating func takeTemplate() {
    let start = currentLine
    step()
    var text: [Character] = []
    while let next, next != "`" {
      if take("${") {
        takeScript(insideBraces: true)
        _ = take("}")
      } else {
        if next == "\\" { step() }
        if let taken = step() { text.append(taken) }
      }
    }
    _ = take("`")
    emit(.text(String(text)), line: start)
  }

  /// A slash divides after a value, and starts a pattern elsewhere.
  private var startsPattern: Bool {
    switch tokens.last?.kind {
    case nil, .lineEnd: true
    case .word(let word): ["return", "typeof", "case", "in", "of", "await"].contains(word)
    case .text: false
    case .mark(let mark): !")]}".contains(mark)
    }
  }

  private mutating func takePattern() {
    let start = currentLine
    step()
    var isInClass = false
    while let next, next != "\n", isInClass || next != "/" {
      if next == "[" { isInClass = true }
      if next == "]" { isInClass = false }
      if next == "\\" { step() }
      step()
    }
    _ = take("/")
    emit(.text(""), line: start)
  }
}
