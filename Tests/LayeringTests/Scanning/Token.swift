/// A piece of source text; comments and spaces are none.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A keyword, a name or a number.
    case word(String)
    /// A string's characters without its interpolations, or a name in backticks.
    case text(String)
    case mark(Character)
    case lineEnd
  }

  let kind: Kind
  /// From 1.
  let line: Int

  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }

  var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }

  func isMark(_ mark: Character) -> Bool {
    kind == .mark(mark)
  }
}

/// Steps through bytes and gathers tokens; what all languages have in common.
struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private(set) var tokens: [Token] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var next: Character? {
    position < bytes.count ? Character(Unicode.Scalar(bytes[position])) : nil
  }

  func looksAt(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Steps over one byte.
  @discardableResult
  mutating func step() -> Character? {
    guard let character = next else { return nil }
    position += 1
    if character == "\n" { line += 1 }
    return character
  }

  /// Steps over the text if it is what comes next.
  mutating func take(_ text: String) -> Bool {
    guard looksAt(text) else { return false }
    for _ in text.utf8 { step() }
    return true
  }

  mutating func skipLine() {
    while let next, next != "\n" { step() }
  }

  mutating func emit(_ kind: Token.Kind, line: Int? = nil) {
    tokens.append(Token(kind: kind, line: line ?? self.line))
  }

  /// The line that is being read, from 1.
  var currentLine: Int { line }

  /// Takes a word, or else a mark, a line end or a space.
  mutating func takeWordOrMark() {
    var word: [UInt8] = []
    while position < bytes.count, Self.isWordByte(bytes[position]) {
      word.append(bytes[position])
      position += 1
    }
    guard word.isEmpty else { return emit(.word(String(decoding: word, as: UTF8.self))) }
    let line = line
    guard let character = step() else { return }
    if character == "\n" {
      emit(.lineEnd, line: line)
    } else if character != " ", character != "\t", character != "\r" {
      emit(.mark(character), line: line)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
