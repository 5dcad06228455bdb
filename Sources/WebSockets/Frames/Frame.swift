/// The bytes of WebSocket frames as a server sends them: unmasked, unfragmented.
enum Frame {
  static func text(_ payload: [UInt8]) -> [UInt8] {
    make(opcode: 0x1, payload)
  }

  /// A Close; of a reason that is too long, what fits.
  static func close(_ code: CloseCode, _ reason: String) -> [UInt8] {
    let code = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
    return make(opcode: 0x8, code + Frame.reason(reason))
  }

  /// A Ping with a byte in it: libwebsockets doesn't tell of empty Pongs.
  static let ping = make(opcode: 0x9, [0])

  /// At most 123 bytes of whole characters.
  static func reason(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for character in text {
      let utf8 = Array(character.utf8)
      guard bytes.count + utf8.count <= 123 else { break }
      bytes += utf8
    }
    return bytes
  }

  private static func make(opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(payload.count + 10)
    frame.append(0x80 | opcode)
    switch payload.count {
    case ...125:
      frame.append(UInt8(payload.count))
    case ...0xFFFF:
      frame.append(126)
      appendLength(payload.count, bytes: 2, to: &frame)
    default:
      frame.append(127)
      appendLength(payload.count, bytes: 8, to: &frame)
    }
    frame += payload
    return frame
  }

  private static func appendLength(_ length: Int, bytes: Int, to frame: inout [UInt8]) {
    for byte in (0..<bytes).reversed() {
      frame.append(UInt8(truncatingIfNeeded: length >> (8 * byte)))
    }
  }
}
