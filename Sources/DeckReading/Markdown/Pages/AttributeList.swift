/// Attributes in braces, as in `{#name .class key="value"}`.
struct AttributeList: Equatable {
  var id: String?
  var classes: [String] = []
  var values: [HTMLAttribute] = []

  init() {}

  /// From what stands between the braces; words without any sign are classes too.
  init(_ text: Substring) {
    var rest = text.trimmed
    while let first = rest.utf8.first {
      let word = Self.takeWord(from: &rest)
      rest = rest.trimmed
      switch first {
      case UInt8(ascii: "#"): id = id ?? String(word.afterASCII(1))
      case UInt8(ascii: "."): classes.append(String(word.afterASCII(1)))
      case UInt8(ascii: "="): break
      default: add(word)
      }
    }
  }

  /// The attributes behind a heading, and the heading without them; nil where there are none.
  static func behind(_ heading: Substring) -> (title: Substring, attributes: AttributeList)? {
    let text = heading.trimmed
    guard text.utf8.last == UInt8(ascii: "}"),
      let open = text.utf8.lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let inside = text[text.utf8.index(after: open)...].dropLast().trimmed
    guard let first = inside.utf8.first, "#.-".utf8.contains(first) || inside.contains("=")
    else { return nil }
    return (text[..<open].trimmedEnd, AttributeList(inside))
  }

  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  private mutating func add(_ word: Substring) {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      if word == "-" { classes.append("unnumbered") } else { classes.append(String(word)) }
      return
    }
    let value = word[word.utf8.index(after: equals)...]
    let unquoted = value.filter { $0 != "\"" && $0 != "'" }
    values.append(HTMLAttribute(name: word[..<equals].lowercased(), value: unquoted))
  }

  /// Up to a blank that no quotes enclose.
  private static func takeWord(from rest: inout Substring) -> Substring {
    var quote: UInt8?
    let end = rest.utf8.firstIndex { byte in
      if let open = quote {
        if byte == open { quote = nil }
        return false
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      return byte.isBlank
    }
    let word = rest[..<(end ?? rest.endIndex)]
    rest = rest[word.endIndex...]
    return word
  }
}
