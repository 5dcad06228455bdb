/// Messages as the bytes of one text frame.
package enum JSON {
  /// What a participant says; throws where it is no message, or none that anybody knows.
  package static func decode(
    _ type: ClientMessage.Type = ClientMessage.self,
    _ bytes: [UInt8]
  ) throws -> ClientMessage {
    guard case .object(let fields) = try JSONReader.value(of: bytes) else {
      throw JSONError.mismatch
    }
    return try ClientMessage(fields)
  }

  /// Throws where a number is not finite, or the text is no message.
  package static func decode<Message: Decodable>(
    _ type: Message.Type = Message.self,
    _ bytes: [UInt8]
  ) throws -> Message {
    try Message(from: JSONDecoding(value: JSONReader.value(of: bytes)))
  }

  /// Empty only for a value that JSON can't carry, which no message of ours holds.
  package static func encode(_ message: some Encodable) -> [UInt8] {
    (try? bytes(of: message)) ?? []
  }

  /// The same for what the server says.
  ///
  /// All viewers wait until it is written, which is why it is not left to an encoder.
  package static func encode(_ message: ServerMessage) -> [UInt8] {
    written { writer throws in try writer.write(message) }
  }

  /// A welcome, which names the protocol, or a snapshot.
  package static func encode(_ whole: WrittenWhole) -> [UInt8] {
    written { writer throws in try writer.write(whole) }
  }

  private static func written(_ write: (inout JSONWriter) throws -> Void) -> [UInt8] {
    var writer = JSONWriter()
    guard (try? write(&writer)) != nil else { return [] }
    writer.finish()
    return writer.bytes
  }

  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let draft = JSONDraft()
    try draft.encode(value)
    draft.writer.finish()
    return draft.writer.bytes
  }
}
