import FoundationEssentials

/// Messages as the bytes of one text frame.
package enum JSON {
  /// Throws where a number is not finite, or the text is no message.
  package static func decode<Message: Decodable>(
    _ type: Message.Type = Message.self,
    _ bytes: [UInt8]
  ) throws -> Message {
    try JSONDecoder().decode(Message.self, from: Data(bytes))
  }

  /// Empty only for a value that JSON can't carry, which no message of ours holds.
  package static func encode(_ message: some Encodable) -> [UInt8] {
    let writer = JSONWriter()
    guard (try? writer.encode(message)) != nil else { return [] }
    writer.finish()
    return writer.bytes
  }
}
