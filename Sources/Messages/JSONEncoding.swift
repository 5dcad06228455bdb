/// The JSON that a message is encoded to, shared by all that write to it.
final class JSONDraft {
  var writer = JSONWriter()
  /// The container that a value wrote its first fields to, for those that it goes on with.
  fileprivate var opened: Int?

  /// Writes anything in its place.
  func encode(_ value: some Encodable) throws {
    let start = writer.bytes.count
    let around = opened
    opened = nil
    defer { opened = around }
    try value.encode(to: JSONEncoding(draft: self))
    if writer.bytes.count == start { _ = writer.openObject() }  // It has no fields.
  }
}

/// What a message encodes itself to: a ``JSONDraft`` at the place of one value.
struct JSONEncoding: Encoder {
  let draft: JSONDraft
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The second time for the same value the same container: it goes on with its fields.
  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    let depth = draft.opened ?? draft.writer.openObject()
    draft.opened = depth
    return KeyedEncodingContainer(Fields(draft: draft, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Items(draft: draft, depth: draft.writer.openArray())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValue(draft: draft)
  }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let draft: JSONDraft
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    draft.writer.name(key.stringValue, depth)
    draft.writer.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    draft.writer.name(key.stringValue, depth)
    draft.writer.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    draft.writer.name(key.stringValue, depth)
    draft.writer.write(value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    draft.writer.name(key.stringValue, depth)
    try draft.writer.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    draft.writer.name(key.stringValue, depth)
    draft.writer.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    draft.writer.name(key.stringValue, depth)
    try draft.encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    draft.writer.name(key.stringValue, depth)
    return KeyedEncodingContainer(
      Fields<Nested>(draft: draft, depth: draft.writer.openObject())
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    draft.writer.name(key.stringValue, depth)
    return Items(draft: draft, depth: draft.writer.openArray())
  }

  func superEncoder() -> any Encoder { JSONEncoding(draft: draft) }

  func superEncoder(forKey key: Key) -> any Encoder {
    draft.writer.name(key.stringValue, depth)
    return JSONEncoding(draft: draft)
  }
}

private struct Items: UnkeyedEncodingContainer {
  let draft: JSONDraft
  let depth: Int
  var count = 0
  var codingPath: [any CodingKey] { [] }

  private mutating func next() {
    draft.writer.item(depth)
    count += 1
  }

  mutating func encodeNil() {
    next()
    draft.writer.writeNull()
  }

  mutating func encode(_ value: some Encodable) throws {
    next()
    try draft.encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next()
    return KeyedEncodingContainer(
      Fields<Nested>(draft: draft, depth: draft.writer.openObject())
    )
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return Items(draft: draft, depth: draft.writer.openArray())
  }

  mutating func superEncoder() -> any Encoder {
    next()
    return JSONEncoding(draft: draft)
  }
}

private struct SingleValue: SingleValueEncodingContainer {
  let draft: JSONDraft
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { draft.writer.writeNull() }
  func encode(_ value: Bool) { draft.writer.write(value) }
  func encode(_ value: String) { draft.writer.write(value) }
  func encode(_ value: Double) throws { try draft.writer.write(value) }
  func encode(_ value: Float) throws { try draft.writer.write(Double(value)) }
  func encode(_ value: Int) { draft.writer.write(value) }
  func encode(_ value: Int8) { draft.writer.write(value) }
  func encode(_ value: Int16) { draft.writer.write(value) }
  func encode(_ value: Int32) { draft.writer.write(value) }
  func encode(_ value: Int64) { draft.writer.write(value) }
  func encode(_ value: UInt) { draft.writer.write(value) }
  func encode(_ value: UInt8) { draft.writer.write(value) }
  func encode(_ value: UInt16) { draft.writer.write(value) }
  func encode(_ value: UInt32) { draft.writer.write(value) }
  func encode(_ value: UInt64) { draft.writer.write(value) }
  func encode(_ value: some Encodable) throws { try draft.encode(value) }
}
