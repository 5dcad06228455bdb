/// What GitPitch's authors write as `@name[arguments](content)`.
struct AtWord {
  let name: Substring
  let arguments: Substring
  /// Nil where no parentheses follow.
  let content: Substring?
  /// What follows it.
  let rest: Substring

  private static let longest = 1_000

  /// The one that a text begins with; nil for any other text.
  init?(_ text: Substring) {
    guard text.utf8.first == UInt8(ascii: "@") else { return nil }
    let after = text.afterASCII(1)
    name = after.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    var rest = after[name.endIndex...]
    arguments = Self.enclosed(&rest, "[", "]") ?? ""
    guard !name.isEmpty || !arguments.isEmpty else { return nil }
    content = Self.enclosed(&rest, "(", ")")
    self.rest = rest
  }

  /// What stands between two signs that a text begins with, pairs of them within included.
  private static func enclosed(
    _ rest: inout Substring,
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar
  ) -> Substring? {
    guard rest.utf8.first == UInt8(ascii: open) else { return nil }
    var depth = 0
    let end = Array(rest.utf8.prefix(longest)).firstIndex { byte in
      if byte == UInt8(ascii: open) { depth += 1 }
      if byte == UInt8(ascii: close) { depth -= 1 }
      return depth == 0
    }
    guard let end else { return nil }
    let text = rest
    rest = text.afterASCII(end + 1)
    return text[..<text.utf8.index(text.startIndex, offsetBy: end)].afterASCII(1)
  }

  /// The words among the arguments, as classes of HTML.
  var classes: [Substring] {
    arguments.split { $0 == " " || $0 == "," }.filter { !$0.contains("=") }
  }

  /// The percentage that `span-50` asks for.
  var span: Int? {
    classes.lazy.compactMap { word in
      word.hasPrefix("span-") ? Int(word.dropFirst(5)) : nil
    }
    .first { (1...100).contains($0) }
  }
}
