/// The brackets of `.class[ … ]`, over however many lines: nothing between them ends a page.
struct RemarkBrackets {
  struct Place: Hashable {
    /// Of the line.
    var index: Int
    /// In the line, in bytes.
    var offset: Int
  }

  /// Of the brackets that something closes: the place of each that opens, and of the one that closes it.
  private(set) var ends: [Place: Place] = [:]
  /// The last line on which brackets end that a line opens.
  private var lastLines: [Int: Int] = [:]
  private var enclosed = -1

  init(_ lines: [MarkdownLine]) {
    var open: [Place?] = []
    for (index, line) in lines.enumerated() where line.kind != .code {
      scan(line.text, at: index, &open)
    }
    for (start, end) in ends {
      lastLines[start.index] = max(end.index, lastLines[start.index] ?? 0)
    }
  }

  private mutating func scan(_ text: Substring, at index: Int, _ open: inout [Place?]) {
    var rest = text
    while let position = rest.utf8.firstIndex(where: { "[]`".utf8.contains($0) }) {
      let before = text[..<position]
      rest = text[position...]
      let place = Place(index: index, offset: before.utf8.count)
      switch text.utf8[position] {
      case .backtick:
        rest = CodeSpan.skip(rest)
        continue
      case UInt8(ascii: "["):
        let isClass =
          RemarkClasses.opening(endingIn: before).map { !before[..<$0.start].hasSuffix("\\") }
          ?? false
        if isClass || !open.isEmpty { open.append(isClass ? place : nil) }
      default:
        if let start = open.popLast(), let start { ends[start] = place }
      }
      rest = rest.afterASCII(1)
    }
  }

  /// Whether the line of an index, asked in order, lies within brackets that are closed further down.
  mutating func encloses(_ index: Int) -> Bool {
    let isEnclosed = index <= enclosed
    if let end = lastLines[index] { enclosed = max(enclosed, end) }
    return isEnclosed
  }
}

/// `.name.other[ … ]`: content with classes.
enum RemarkClasses {
  /// The classes with which a text ends, such as `.left.red`, and where they begin.
  static func opening(endingIn text: Substring) -> (classes: [String], start: Substring.Index)? {
    let isName = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
        || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    let tail = text.utf8.reversed().prefix(200).prefix { isName($0) || $0 == UInt8(ascii: ".") }
    let start = text.utf8.index(text.utf8.endIndex, offsetBy: -tail.count)
    // A word right before the dot makes it the end of a sentence.
    guard let dot = text.utf8[start...].firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let names = text[dot...].split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    guard !names.isEmpty,
      names.allSatisfy({ name in
        name.utf8.first.map { isName($0) && !((UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0) }
          ?? false
      })
    else { return nil }
    return (names.map(String.init), dot)
  }
}
