/// A value of JSON, read in one go: the decoder of the library looks at each value several times, which
/// takes seconds where another program tells of ten thousand objects.
///
/// A file is taken as it is meant: halves of pairs and odd escapes don't make it unreadable, as they do a message.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// How many values a text may hold, each of which takes several times the memory of its bytes.
  static let most = 2_000_000

  /// Nil where `bytes` are no JSON, hold more values than `most`, or are nested deeper than anything that is meant.
  init?(_ bytes: [UInt8], most: Int = JSONValue.most) {
    var reader = JSONReader(bytes: bytes, most: most)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var list: [JSONValue]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var int: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Goes once through the bytes of a JSON text.
private struct JSONReader {
  let bytes: [UInt8]
  private var place = 0
  /// How many values may still come.
  private var left: Int

  private static let deepest = 200

  init(bytes: [UInt8], most: Int) {
    self.bytes = bytes
    left = most
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return place == bytes.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    left -= 1
    guard left >= 0, depth < Self.deepest, place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.text)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    place += 1
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    place += 1
    if take("]") { return .list(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .list(values) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = place
    while place < bytes.count, bytes[place].isOfNumber { place += 1 }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSONValue.number)
  }

  // MARK: - Strings

  private mutating func string() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text += Character(scalar).utf8
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicode()
    default: return Unicode.Scalar(byte)
    }
  }

  /// Four hexadecimal digits, or twice four of a pair of surrogates; what follows half a pair is by itself.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = code() else { return nil }
    guard 0xD800..<0xDC00 ~= high else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let end = place
    // Not after blanks, which belong to the text here.
    guard bytes[place...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    place += 2
    guard let low = code(), 0xDC00..<0xE000 ~= low else {
      place = end
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func code() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  // MARK: - Marks

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isSpace { place += 1 }
  }

  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var isOfNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
