/// What a message encodes itself to: a ``JSONWriter`` at the place of one value.
struct JSONEncoding: Encoder {
  let writer: JSONWriter
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The second time for the same value the same container: it goes on with its fields.
  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    let depth = writer.opened ?? writer.open(0x7B, 0x7D)
    writer.opened = depth
    return KeyedEncodingContainer(Fields(writer: writer, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Items(writer: writer, depth: writer.open(0x5B, 0x5D))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValue(writer: writer)
  }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONWriter
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    writer.name(key.stringValue, depth)
    writer.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    writer.name(key.stringValue, depth)
    writer.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    writer.name(key.stringValue, depth)
    writer.write(value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    writer.name(key.stringValue, depth)
    try writer.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    writer.name(key.stringValue, depth)
    writer.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    writer.name(key.stringValue, depth)
    try writer.encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writer.name(key.stringValue, depth)
    return KeyedEncodingContainer(
      Fields<Nested>(writer: writer, depth: writer.open(0x7B, 0x7D))
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    writer.name(key.stringValue, depth)
    return Items(writer: writer, depth: writer.open(0x5B, 0x5D))
  }

  func superEncoder() -> any Encoder { JSONEncoding(writer: writer) }

  func superEncoder(forKey key: Key) -> any Encoder {
    writer.name(key.stringValue, depth)
    return JSONEncoding(writer: writer)
  }
}

private struct Items: UnkeyedEncodingContainer {
  let writer: JSONWriter
  let depth: Int
  var count = 0
  var codingPath: [any CodingKey] { [] }

  private mutating func next() {
    writer.item(depth)
    count += 1
  }

  mutating func encodeNil() {
    next()
    writer.writeNull()
  }

  mutating func encode(_ value: some Encodable) throws {
    next()
    try writer.encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next()
    return KeyedEncodingContainer(
      Fields<Nested>(writer: writer, depth: writer.open(0x7B, 0x7D))
    )
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return Items(writer: writer, depth: writer.open(0x5B, 0x5D))
  }

  mutating func superEncoder() -> any Encoder {
    next()
    return JSONEncoding(writer: writer)
  }
}

private struct SingleValue: SingleValueEncodingContainer {
  let writer: JSONWriter
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.writeNull() }
  func encode(_ value: Bool) { writer.write(value) }
  func encode(_ value: String) { writer.write(value) }
  func encode(_ value: Double) throws { try writer.write(value) }
  func encode(_ value: Float) throws { try writer.write(Double(value)) }
  func encode(_ value: Int) { writer.write(value) }
  func encode(_ value: Int8) { writer.write(value) }
  func encode(_ value: Int16) { writer.write(value) }
  func encode(_ value: Int32) { writer.write(value) }
  func encode(_ value: Int64) { writer.write(value) }
  func encode(_ value: UInt) { writer.write(value) }
  func encode(_ value: UInt8) { writer.write(value) }
  func encode(_ value: UInt16) { writer.write(value) }
  func encode(_ value: UInt32) { writer.write(value) }
  func encode(_ value: UInt64) { writer.write(value) }
  func encode(_ value: some Encodable) throws { try writer.encode(value) }
}
