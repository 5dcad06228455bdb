extension Substring {
  /// The first place of `sequence`, byte by byte: no matter how characters combine.
  func firstRange(ofBytes sequence: String) -> Range<Index>? {
    guard let first = sequence.utf8.first else { return nil }
    var from = startIndex
    while let start = utf8[from...].firstIndex(of: first) {
      if utf8[start...].starts(with: sequence.utf8) {
        return start..<utf8.index(start, offsetBy: sequence.utf8.count)
      }
      from = utf8.index(after: start)
    }
    return nil
  }

  /// How often `sequence` stands in it, none of them within another.
  func count(ofBytes sequence: String) -> Int {
    var count = 0
    var rest = self
    while let range = rest.firstRange(ofBytes: sequence) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

extension Substring {
  /// What follows its first characters, which must be ASCII: a slice can't begin within a character.
  func afterASCII(_ count: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: count)...]
  }

  /// What follows a backslash and the character that it escapes.
  var afterEscape: Substring {
    let after = afterASCII(1)
    return after.utf8.first.map { $0 < 0x80 } ?? false ? after.afterASCII(1) : after
  }
}

extension Substring {
  /// Without blanks and line ends at both ends.
  var trimmedOfLines: String {
    let isSpace = { (byte: UInt8) in byte.isBlank || byte == UInt8(ascii: "\n") }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let end = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start..<utf8.index(after: end)])
  }
}

extension String {
  /// Without blanks and line ends at both ends.
  var trimmedOfLines: String { self[...].trimmedOfLines }
}
