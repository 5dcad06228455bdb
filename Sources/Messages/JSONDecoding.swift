/// What a message decodes itself from: one value of a JSON text.
struct JSONDecoding: Decoder {
  let value: JSONValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(fields: try value.object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Items(items: try value.array)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValue(value: value) }
}

extension JSONValue {
  /// By their names, since a decoder asks for each of them that there is.
  fileprivate var object: [String: JSONValue] {
    get throws {
      guard case .object(let object) = self else { throw JSONError.mismatch }
      return Dictionary(object.fields.map { ($0.name, $0.value) }) { first, _ in first }
    }
  }

  fileprivate var array: [JSONValue] {
    get throws {
      guard case .array(let items) = self else { throw JSONError.mismatch }
      return items
    }
  }

  fileprivate func read<Value: JSONReadable>(_ type: Value.Type) throws -> Value {
    guard let value = Value(self) else { throw JSONError.mismatch }
    return value
  }

  fileprivate func decode<Integer: FixedWidthInteger>(integer: Integer.Type) throws -> Integer {
    guard let value = self.integer(Integer.self) else { throw JSONError.mismatch }
    return value
  }

  fileprivate func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: JSONDecoding(value: self))
  }
}

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: [String: JSONValue]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).read(type) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try value(key).read(type)
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try value(key).read(type)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try value(key).decode(integer: type)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try JSONDecoding(value: value(key)).container(keyedBy: keyedBy)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try JSONDecoding(value: value(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw JSONError.mismatch }

  func superDecoder(forKey key: Key) throws -> any Decoder { JSONDecoding(value: try value(key)) }

  private func value(_ key: Key) throws -> JSONValue {
    guard let value = fields[key.stringValue] else { throw JSONError.missing(key.stringValue) }
    return value
  }
}

private struct Items: UnkeyedDecodingContainer {
  let items: [JSONValue]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  init(items: [JSONValue]) {
    self.items = items
  }

  /// The next item; it is passed only where that is it.
  mutating func decodeNil() throws -> Bool {
    guard try item() == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try item().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder().container(keyedBy: keyedBy)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try decoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try decoder() }

  private mutating func decoder() throws -> JSONDecoding {
    defer { currentIndex += 1 }
    return JSONDecoding(value: try item())
  }

  private func item() throws -> JSONValue {
    guard !isAtEnd else { throw JSONError.missing("item \(currentIndex)") }
    return items[currentIndex]
  }
}

private struct SingleValue: SingleValueDecodingContainer {
  let value: JSONValue
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try value.read(type) }
  func decode(_ type: String.Type) throws -> String { try value.read(type) }
  func decode(_ type: Double.Type) throws -> Double { try value.read(type) }
  func decode(_ type: Float.Type) throws -> Float { Float(try value.read(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try value.decode(integer: type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try value.decode(integer: type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try value.decode(integer: type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try value.decode(integer: type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try value.decode(integer: type) }
  func decode(_ type: UInt.Type) throws -> UInt { try value.decode(integer: type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try value.decode(integer: type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try value.decode(integer: type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try value.decode(integer: type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try value.decode(integer: type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.decode(type) }
}
