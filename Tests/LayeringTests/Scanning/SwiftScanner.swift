/// Tokens of Swift: comments nest, strings are raw or of several lines, and hold code.
enum SwiftScanner {
  static func tokens(of source: String) -> [Token] {
    var scanner = Scanner(source)
    scanner.takeSwift(insideParentheses: false)
    return scanner.tokens
  }
}

extension Scanner {
  /// Takes code to its end, or to the parenthesis that closes an interpolation.
  fileprivate mutating func takeSwift(insideParentheses: Bool) {
    var depth = 0
    while let next {
      if looksAt("//") {
        skipLine()
      } else if take("/*") {
        skipNestedComment()
      } else if let pounds = poundsBeforeQuote() {
        takeString(pounds)
      } else if next == "`" {
        takeQuotedName()
      } else {
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        if insideParentheses, depth < 0 { return }
        takeWordOrMark()
      }
    }
  }

  private mutating func skipNestedComment() {
    var depth = 1
    while depth > 0, next != nil {
      if take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        step()
      }
    }
  }

  /// The number signs of a raw string, where a string starts here.
  private func poundsBeforeQuote() -> String? {
    (0...3).map { String(repeating: "#", count: $0) }.first { looksAt($0 + "\"") }
  }

  private mutating func takeString(_ pounds: String) {
    let start = currentLine
    _ = take(pounds)
    let quote = looksAt("\"\"\"") ? "\"\"\"" : "\""
    _ = take(quote)
    var text: [Character] = []
    while let next, !take(quote + pounds) {
      if take("\\" + pounds) {
        guard take("(") else {
          step()
          continue
        }
        takeSwift(insideParentheses: true)
        _ = take(")")
      } else if next == "\n", quote == "\"" {
        break
      } else {
        text.append(next)
        step()
      }
    }
    emit(.text(String(text)), line: start)
  }

  private mutating func takeQuotedName() {
    step()
    var name: [Character] = []
    while let next, next != "`", next != "\n" {
      name.append(next)
      step()
    }
    _ = take("`")
    emit(.text(String(name)))
  }
}
