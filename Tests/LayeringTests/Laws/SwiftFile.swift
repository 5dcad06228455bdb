/// A source file of a target, read for what the laws are about.
struct SwiftFile {
  let path: String
  let target: String
  let tokens: [Token]
  let imports: [Import]

  struct Import: Equatable {
    /// Without submodules: `Glibc` for `import Glibc.stdio`.
    let module: String
    /// Words and attributes before it: `package`, `testable`.
    let modifiers: [String]
    let line: Int
  }

  init(path: String, target: String, source: String) {
    self.path = path
    self.target = target
    tokens = SwiftScanner.tokens(of: source)
    imports = Self.imports(in: tokens)
  }

  func finding(_ line: Int, _ text: String) -> Finding {
    Finding(path: path, line: line, text: text)
  }

  /// The words of code, each with the one before it and after it, line ends left out.
  var words: [(before: Token?, word: String, after: Token?, line: Int)] {
    let code = tokens.filter { $0.kind != .lineEnd }
    return code.indices.compactMap { index in
      code[index].word.map { word in
        (
          before: index > 0 ? code[index - 1] : nil, word: word,
          after: index + 1 < code.count ? code[index + 1] : nil, line: code[index].line
        )
      }
    }
  }

  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func imports(in tokens: [Token]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].word == "import", index == 0 || !tokens[index - 1].isMark(".") else {
        return nil
      }
      var path = tokens[(index + 1)...].filter { $0.kind != .lineEnd }.prefix(2)
      if let word = path.first?.word, kinds.contains(word) { path.removeFirst() }
      guard let module = path.first?.word ?? path.first?.text else { return nil }
      let before = tokens[..<index].reversed().prefix { $0.kind != .lineEnd && !$0.isMark(";") }
      return Import(
        module: module,
        modifiers: before.compactMap(\.word),
        line: tokens[index].line
      )
    }
  }
}
