/// Reads one JSON text, all of it, whoever wrote it.
struct JSONReader {
  /// Arrays and objects within each other: each costs a call within a call.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that the bytes are; nothing but white space may lie around it.
  static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.malformed }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var malformed: JSONError { .malformed(at: position) }

  // MARK: - Bytes

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte that is no white space; it is not taken.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    return byte
  }

  /// Takes the byte if it comes next.
  private mutating func skip(_ wanted: UInt8) -> Bool {
    guard next() == wanted else { return false }
    position += 1
    return true
  }

  private mutating func take(_ wanted: UInt8) throws(JSONError) {
    guard skip(wanted) else { throw malformed }
  }

  // MARK: - Values

  private mutating func value() throws(JSONError) -> JSONValue {
    switch next() {
    case 0x7B: try nested { reader throws(JSONError) in .object(try reader.object()) }
    case 0x5B: try nested { reader throws(JSONError) in .array(try reader.array()) }
    case 0x22: .string(try string())
    case 0x74: try word("true", .boolean(true))
    case 0x66: try word("false", .boolean(false))
    case 0x6E: try word("null", .null)
    default: .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw .tooDeep }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    var object = JSONObject()
    guard !skip(0x7D) else { return object }
    repeat {
      guard next() == 0x22 else { throw malformed }
      let name = try string()
      try take(0x3A)
      object.fields.append(.init(name: name, value: try value()))
    } while skip(0x2C)
    try take(0x7D)
    return object
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    var items: [JSONValue] = []
    guard !skip(0x5D) else { return items }
    repeat { items.append(try value()) } while skip(0x2C)
    try take(0x5D)
    return items
  }

  private mutating func word(
    _ word: String,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for letter in word.utf8 {
      guard byte == letter else { throw malformed }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    if byte == 0x2D { position += 1 }
    if byte == 0x30 { position += 1 } else { try digits() }
    if byte == 0x2E {
      position += 1
      try digits()
    }
    if byte == 0x65 || byte == 0x45 {
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw malformed }
  }

  // MARK: - Strings

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
    var text = bytes[start..<position]
    while byte == 0x5C {
      position += 1
      text += try escape()
      let start = position
      while let byte, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
      text += bytes[start..<position]
    }
    let string = String(decoding: text, as: UTF8.self)
    // It differs where something was no UTF-8.
    guard byte == 0x22, string.utf8.elementsEqual(text) else { throw malformed }
    position += 1
    return string
  }

  /// What an escape stands for; the backslash has been taken.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte else { throw malformed }
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: return [byte]
    case 0x62: return [0x08]
    case 0x66: return [0x0C]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x75: return Array(String(Character(try scalar())).utf8)
    default: throw malformed
    }
  }

  /// A scalar by its UTF-16 numbers, one or, where the first announces it, two.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, byte == 0x5C else { throw malformed }
    position += 1
    guard byte == 0x75 else { throw malformed }
    position += 1
    let second = try unit()
    guard 0xDC00...0xDFFF ~= second else { throw malformed }
    let number = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    guard let scalar = Unicode.Scalar(number) else { throw malformed }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed
      }
      number = number << 4 | UInt32(digit)
      position += 1
    }
    return number
  }
}
