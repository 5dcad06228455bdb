/// Notes in brackets behind a word, over however many lines: `\note{words}` or `@note[words]`.
struct EnclosedNotes {
  private let names: [String]
  private let open: UInt8
  private let close: UInt8
  /// Between the name and the words: where what begins with the first of two signs ends.
  private let options: [UInt8: UInt8]

  private var place = Place.outside
  private var words = ""
  private var notes: [String] = []

  private enum Place: Equatable {
    case outside
    /// Behind the name, before the words.
    case behindName
    /// So many brackets within the words.
    case within(Int)
  }

  /// As beamer has them: `\note<2>[item]{words}`.
  static let latex = EnclosedNotes(["\\note", "\\pnote"], "{", "}", ["[": "]", "<": ">"])
  /// As GitPitch has them.
  static let gitPitch = EnclosedNotes(["@note"], "[", "]", [:])

  private init(
    _ names: [String],
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ options: [Unicode.Scalar: Unicode.Scalar]
  ) {
    self.names = names
    self.open = UInt8(ascii: open)
    self.close = UInt8(ascii: close)
    let pairs = options.map { (UInt8(ascii: $0), UInt8(ascii: $1)) }
    self.options = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Takes them out of a page's text; those that are never closed end with it.
  func take(from lines: inout [MarkdownLine]) -> [String] {
    var reader = self
    for index in lines.indices {
      let line = lines[index]
      let isText = line.kind == .text || line.kind == .heading
      guard isText || reader.place != .outside else { continue }
      guard let kept = reader.rest(of: line.text) else { continue }
      lines[index] = LineShape(kept).isBlank ? line.blank : line
      if lines[index].kind != .blank { lines[index].text = kept }
    }
    if reader.place != .outside { reader.end() }
    return reader.notes
  }

  // MARK: - A line

  /// What is left of a line; nil where that is all of it.
  private mutating func rest(of line: Substring) -> Substring? {
    let hasName = names.contains { line.firstRange(ofBytes: $0) != nil }
    if place == .outside, !hasName { return nil }
    var kept = ""
    var rest = line
    while !rest.isEmpty {
      switch place {
      case .outside:
        let found = next(in: rest)
        kept += rest[..<(found?.lowerBound ?? rest.endIndex)]
        rest = rest[(found?.upperBound ?? rest.endIndex)...]
        if found != nil { place = .behindName }
      case .behindName: rest = behindName(rest)
      case .within(let depth): rest = within(rest, depth)
      }
    }
    if case .within = place { words += "\n" }
    return Substring(kept)
  }

  /// The next of the names that is no part of a longer one, nor in code.
  private func next(in line: Substring) -> Range<Substring.Index>? {
    var rest = line
    while let start = rest.utf8.firstIndex(where: { "`\\@".utf8.contains($0) }) {
      rest = rest[start...]
      if rest.utf8[start] == .backtick {
        rest = CodeSpan.skip(rest)
        continue
      }
      for name in names where rest.utf8.starts(with: name.utf8) {
        let after = rest.afterASCII(name.utf8.count)
        let first = after.utf8.first
        if first.map({ $0 == open || $0.isBlank || options[$0] != nil }) ?? !options.isEmpty {
          return start..<after.startIndex
        }
      }
      rest = rest.afterASCII(1)
    }
    return nil
  }

  private mutating func behindName(_ text: Substring) -> Substring {
    let rest = text.trimmed
    guard let first = rest.utf8.first else { return rest }
    if first == open {
      place = .within(1)
      return rest.afterASCII(1)
    }
    guard let end = options[first] else {
      place = .outside
      return text
    }
    let close = rest.utf8.firstIndex(of: end)
    return close.map { rest[$0...].afterASCII(1) } ?? rest[rest.endIndex...]
  }

  private mutating func within(_ text: Substring, _ depth: Int) -> Substring {
    var depth = depth
    var isEscaped = false
    let end = text.utf8.firstIndex { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      guard !isEscaped else { return false }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      return depth == 0
    }
    words += text[..<(end ?? text.endIndex)]
    place = .within(depth)
    guard let end else { return text[text.endIndex...] }
    self.end()
    return text[end...].afterASCII(1)
  }

  private mutating func end() {
    notes.append(words.trimmedOfLines)
    (words, place) = ("", .outside)
  }
}
