/// Cuts HTML into tags, text and comments as browsers do (WHATWG HTML, 13.2.5).
struct HTMLTokenizer {
  enum Token: Equatable {
    /// With character references decoded.
    case text(String)
    case start(String, [HTMLAttribute])
    case end(String)
    case comment(String)
  }

  private let bytes: [UInt8]
  /// How many bytes have been taken.
  private(set) var position = 0
  /// The element just begun whose content is not markup.
  private var rawName: String?

  /// Whose content browsers take as it stands until the end tag; nothing of it is ever shown.
  static let rawElements: Set<String> = [
    "script", "style", "xmp", "iframe", "noembed", "noframes", "noscript", "textarea", "title",
    "plaintext",
  ]

  init(_ html: String) {
    bytes = Array(html.utf8)
  }

  /// Nil at the end; a tag that the end cuts off is nothing.
  mutating func next() -> Token? {
    skipRawContent()
    guard position < bytes.count else { return nil }
    if bytes[position] == .less, let token = markup() { return token }
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != .less { position += 1 }
    return .text(decoded(start..<position))
  }

  // MARK: - Markup

  /// Nil where the `<` here is text.
  private mutating func markup() -> Token? {
    guard position + 1 < bytes.count else { return nil }
    switch bytes[position + 1] {
    case UInt8(ascii: "!"):
      return comment()
    case UInt8(ascii: "?"):
      return bogusComment(from: position + 1)
    case UInt8(ascii: "/"):
      guard position + 2 < bytes.count else { return nil }
      return bytes[position + 2].isLetter ? endTag() : bogusComment(from: position + 2)
    case let byte where byte.isLetter:
      return startTag()
    default:
      return nil
    }
  }

  private mutating func startTag() -> Token {
    position += 1
    let name = tagName()
    guard let attributes = attributes() else { return .text("") }
    if Self.rawElements.contains(name) { rawName = name }
    return .start(name, attributes)
  }

  private mutating func endTag() -> Token {
    position += 2
    let name = tagName()
    _ = attributes()
    return .end(name)
  }

  private mutating func tagName() -> String {
    let start = position
    while position < bytes.count, !bytes[position].endsName { position += 1 }
    return lowercased(start..<position)
  }

  /// Goes beyond the `>`, nil where there is none; of two attributes with one name the first holds.
  private mutating func attributes() -> [HTMLAttribute]? {
    var attributes: [HTMLAttribute] = []
    while true {
      while position < bytes.count, bytes[position].isSpace || bytes[position] == .slash {
        position += 1
      }
      guard position < bytes.count else { return nil }
      if bytes[position] == .greater {
        position += 1
        return attributes
      }
      let attribute = attribute()
      if attributes.count < 64, !attributes.contains(where: { $0.name == attribute.name }) {
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() -> HTMLAttribute {
    let start = position
    // A `=` that comes first belongs to the name.
    position += 1
    while position < bytes.count, !bytes[position].endsName, bytes[position] != .equals {
      position += 1
    }
    let name = lowercased(start..<position)
    skipSpace()
    guard position < bytes.count, bytes[position] == .equals else {
      return HTMLAttribute(name: name, value: "")
    }
    position += 1
    skipSpace()
    return HTMLAttribute(name: name, value: attributeValue())
  }

  private mutating func attributeValue() -> String {
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      position = bytes[start...].firstIndex(of: quote) ?? bytes.count
      defer { position = min(position + 1, bytes.count) }
      return decoded(start..<position)
    }
    let start = position
    while position < bytes.count, !bytes[position].isSpace, bytes[position] != .greater {
      position += 1
    }
    return decoded(start..<position)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  // MARK: - Comments and raw text

  private mutating func comment() -> Token {
    let content = position + 4
    guard bytes[position...].starts(with: "<!--".utf8) else {
      return bogusComment(from: position + 2)
    }
    var end = content
    // `<!-->` and `<!--->` are whole comments.
    for short in [">", "->"] where bytes[content...].starts(with: short.utf8) {
      position = content + short.utf8.count
      return .comment("")
    }
    while end < bytes.count {
      for close in ["-->", "--!>"] where bytes[end...].starts(with: close.utf8) {
        position = end + close.utf8.count
        return .comment(String(decoding: bytes[content..<end], as: UTF8.self))
      }
      end += 1
    }
    position = bytes.count
    return .comment(String(decoding: bytes[content...], as: UTF8.self))
  }

  /// A declaration or an instruction, which browsers hide like a comment.
  private mutating func bogusComment(from start: Int) -> Token {
    let end = bytes[start...].firstIndex(of: .greater) ?? bytes.count
    position = min(end + 1, bytes.count)
    return .comment("")
  }

  private mutating func skipRawContent() {
    guard let name = rawName else { return }
    rawName = nil
    while position < bytes.count {
      if bytes[position] == .less, closesRaw(name) { return }
      position += 1
    }
  }

  private func closesRaw(_ name: String) -> Bool {
    guard name != "plaintext" else { return false }
    let end = position + 2 + name.utf8.count
    guard end < bytes.count, bytes[position + 1] == .slash, bytes[end].endsName else {
      return false
    }
    return lowercased(position + 2..<end) == name
  }

  // MARK: - Text

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.lowercase), as: UTF8.self)
  }

  private func decoded(_ range: Range<Int>) -> String {
    let text = CommonMark.decodingReferences(String(decoding: bytes[range], as: UTF8.self))
    guard text.utf8.contains(where: { $0.isControl }) else { return text }
    return String(decoding: text.utf8.filter { !$0.isControl }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let equals = UInt8(ascii: "=")

  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= self | 0x20 }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D) ~= self && self != 0x0B }
  fileprivate var endsName: Bool { isSpace || self == .slash || self == .greater }
  fileprivate var isControl: Bool { self < 0x20 && self != 0x09 && self != 0x0A || self == 0x7F }
  fileprivate var lowercase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= self ? self | 0x20 : self
  }
}
