/// Lines of the form `key: value`, where a header is no YAML: one wrong line must not hide the others.
enum KeyLines {
  /// Nested lines, and those of any other form, are left out; numbers count from 1.
  static func read(_ lines: some Sequence<Substring>) -> [YAML.Entry] {
    lines.enumerated().compactMap { index, line in
      guard let (key, value) = split(line) else { return nil }
      return YAML.Entry(key: String(key), value: .scalar(String(value)), line: index + 1)
    }
  }

  /// A key of letters, digits, hyphens and underscores at the start of a line, and what follows its
  /// colon, quotes left out.
  static func split(_ line: Substring) -> (key: Substring, value: Substring)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = line[..<colon].trimmedEnd
    guard let first = key.utf8.first, !first.isBlank, first != UInt8(ascii: "-"),
      key.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
    else { return nil }
    return (key, unquoted(line[line.utf8.index(after: colon)...].trimmed))
  }

  private static func unquoted(_ value: Substring) -> Substring {
    guard value.utf8.count >= 2, let quote = value.utf8.first, "\"'".utf8.contains(quote),
      value.utf8.last == quote
    else { return value }
    return value.afterASCII(1).dropLast()
  }
}
