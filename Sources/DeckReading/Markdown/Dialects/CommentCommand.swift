/// A comment that tells the tool to do something: a word, or a word and a value, as in
/// `<!-- column_layout: [2, 1] -->`.
struct CommentCommand {
  let name: String
  /// What follows the colon; empty where there is none.
  let value: String

  init?(_ text: String, prefix: String = "") {
    guard text.hasPrefix(prefix) else { return nil }
    let rest = text.dropFirst(prefix.count).trimmed
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "_") }
    let after = rest[word.endIndex...].trimmed
    guard !word.isEmpty, after.isEmpty || after.hasPrefix(":") else { return nil }
    name = String(word)
    value = after.dropFirst().trimmedOfLines
  }

  /// The value as YAML reads it, where it is text of one line or of several.
  var text: String {
    guard case .mapping(let entries)? = try? YAML.parse("\(name): \(value)"),
      let first = entries.first
    else { return value }
    return first.value.text
  }

  /// The numbers in the value.
  var numbers: [Int] {
    value.split { !$0.isASCII || !$0.isNumber }.prefix(100).compactMap { Int($0) }
  }

  var number: Int? { numbers.first }

  var flag: Bool { value == "true" }
}
