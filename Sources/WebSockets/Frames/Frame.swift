/// The bytes of whole WebSocket frames; unmasked, as a server sends them, where not said.
enum Frame {
  static func text(_ payload: [UInt8]) -> [UInt8] {
    make(opcode: 0x1, payload)
  }

  static func close(_ closing: Closing) -> [UInt8] {
    make(opcode: 0x8, closing.payload)
  }

  /// A Close as a client sends it: masked.
  static func clientClose(_ closing: Closing) -> [UInt8] {
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    let payload = closing.payload.enumerated().map { $1 ^ mask[$0 & 3] }
    return [0x88, 0x80 | UInt8(payload.count)] + mask + payload
  }

  /// A Ping with a byte in it: libwebsockets doesn't tell of empty Pongs.
  static let ping = make(opcode: 0x9, [0])

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
