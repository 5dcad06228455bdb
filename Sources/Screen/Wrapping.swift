extension String {
  /// Its lines, broken between words so that each fits into `columns`.
  ///
  /// Words that are longer are cut. Wide characters may be parted anywhere, as their scripts do.
  /// What continues an indented line or an item of a list is indented as its text is.
  package func wrapped(to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      LineBreaking(String(line), columns: columns).lines
    }
  }
}

/// Breaks one line of text.
private struct LineBreaking {
  private(set) var lines: [String] = []
  private let columns: Int
  private let indent: Int
  /// Spaces that open a line are kept, but always leave room for a character.
  private let indentLimit: Int
  private var line = ""
  private var width = 0
  private var word: [Glyph] = []
  private var wordWidth = 0
  private var spaces = 0

  init(_ text: String, columns: Int) {
    self.columns = columns
    indentLimit = Swift.max(0, Swift.min(columns / 2, columns - 2))
    indent = Swift.min(Self.indent(of: text), indentLimit)
    for glyph in text.glyphs { append(glyph) }
    endWord()
    lines.append(line)
  }

  private mutating func append(_ glyph: Glyph) {
    if glyph == .space {
      endWord()
      spaces += 1
    } else {
      if glyph.width == 2 { endWord() }
      word.append(glyph)
      wordWidth += glyph.width
      if glyph.width == 2 { endWord() }
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if width + spaces + wordWidth > columns, width > indent { endLine() }
    pad(spaces)
    spaces = 0
    for glyph in word {
      if width + glyph.width > columns, width > indent { endLine() }
      line.append(glyph.text)
      width += glyph.width
    }
    word = []
    wordWidth = 0
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    width = 0
    spaces = 0
    pad(indent)
  }

  private mutating func pad(_ count: Int) {
    let count = width > 0 ? count : Swift.min(count, indentLimit)
    line.append(String(repeating: " ", count: count))
    width += count
  }

  /// Columns before the text of a line: its leading spaces and the sign of a list.
  private static func indent(of text: String) -> Int {
    let spaces = text.prefix { $0 == " " }.count
    let item = text.dropFirst(spaces).prefix(2)
    return ["- ", "* ", "+ ", "• "].contains(item) ? spaces + 2 : spaces
  }
}
