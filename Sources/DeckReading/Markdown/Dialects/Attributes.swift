/// What stands between braces behind a heading, a picture or a word: `{#name .class key="value"}`.
struct Attributes: Equatable {
  var id: String?
  var classes: [String] = []
  private var values: [String: String] = [:]

  private static let longest = 1_000

  /// Reads what stands between the braces.
  init(_ inside: Substring) {
    var rest = inside
    while let first = rest.first {
      let word = rest.word(endingAt: " \t")
      rest = rest[word.endIndex...]
      if word.isEmpty {
        rest = rest.dropFirst()
      } else if first == "#" {
        id = id ?? String(word.dropFirst())
      } else if first == "." {
        classes.append(String(word.dropFirst()))
      } else if let sign = word.firstIndex(of: "=") {
        let key = word[..<sign].lowercased()
        let value = String(word[sign...].dropFirst().unquoted)
        switch key {
        case "id": id = id ?? value
        case "class": classes += value.split(separator: " ").map(String.init)
        default: values[key] = values[key] ?? value
        }
      }
    }
  }

  /// Reads what follows colons, where words without any sign are classes too.
  init(bare words: Substring) {
    let text = words.utf8.map { "{}".utf8.contains($0) ? UInt8(ascii: " ") : $0 }
    let inside = String(decoding: text, as: UTF8.self)
    self.init(inside[...])
    var names: [String] = []
    var rest = inside[...].trimmed
    while !rest.isEmpty {
      let word = rest.word(endingAt: " \t")
      if word.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) {
        names.append(String(word))
      }
      rest = rest[word.endIndex...].trimmed
    }
    classes = names + classes
  }

  /// The value of a key, or of the same with `data-` before it.
  subscript(key: String) -> String? { values[key] ?? values["data-\(key)"] }

  /// The pairs, by key.
  var list: [HTMLAttribute] {
    values.sorted { $0.key < $1.key }.map { HTMLAttribute(name: $0.key, value: $0.value) }
  }

  var saysMoreThanName: Bool { !classes.isEmpty || !values.isEmpty }

  func has(_ name: String) -> Bool { classes.contains(name) }

  /// Takes the braces at the end of a text off it, with the blanks before them.
  static func take(from text: inout Substring) -> Attributes? {
    let trimmed = text.trimmed
    guard trimmed.utf8.last == UInt8(ascii: "}"),
      let open = trimmed.utf8.suffix(longest).lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let inside = trimmed[open...].dropFirst().dropLast()
    guard isAttributes(inside) else { return nil }
    text = trimmed[..<open].trimmed
    return Attributes(inside)
  }

  /// The braces that a text begins with, and what follows them.
  static func leading(_ text: Substring) -> (attributes: Attributes, rest: Substring)? {
    guard text.utf8.first == UInt8(ascii: "{"),
      let close = text.utf8.prefix(longest).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let inside = text[..<close].dropFirst()
    guard isAttributes(inside) else { return nil }
    return (Attributes(inside), text[text.utf8.index(after: close)...])
  }

  /// Whether every word between braces is a name, a class or a pair; else they are text.
  private static func isAttributes(_ inside: Substring) -> Bool {
    var rest = inside.trimmed
    guard !rest.isEmpty else { return false }
    while !rest.isEmpty {
      let word = rest.word(endingAt: " \t")
      guard let first = word.first, first.isASCII,
        word.count > 1 && "#.".contains(first) || first.isLetter && word.contains("=")
          || word == "-"
      else { return false }
      rest = rest[word.endIndex...].trimmed
    }
    return true
  }
}
