/// One WebSocket frame as it lies in the bytes of a stream.
package struct Frame {
  package let opcode: UInt8
  package let isFinal: Bool
  package let mask: [UInt8]?
  /// Where the payload lies in the bytes.
  package let payload: Range<Int>

  package enum Reading {
    case whole(Frame)
    /// More bytes must come.
    case part
    /// No frame of any peer that speaks WebSocket without extensions.
    case malformed
  }

  package static func read(_ bytes: [UInt8], at start: Int, end: Int) -> Reading {
    guard end - start >= 2 else { return .part }
    let (first, second) = (bytes[start], bytes[start + 1])
    guard first & 0x70 == 0 else { return .malformed }
    let isMasked = second & 0x80 != 0
    let extended = second & 0x7F == 126 ? 2 : second & 0x7F == 127 ? 8 : 0
    let head = 2 + extended + (isMasked ? 4 : 0)
    guard end - start >= head else { return .part }
    let numbers = bytes[(start + 2)..<(start + 2 + extended)]
    let length = extended == 0 ? Int(second & 0x7F) : numbers.reduce(0) { $0 << 8 | Int($1) }
    guard 0...largest ~= length else { return .malformed }
    let payload = (start + head)..<(start + head + length)
    guard payload.upperBound <= end else { return .part }
    return .whole(
      Frame(
        opcode: first & 0x0F,
        isFinal: first & 0x80 != 0,
        mask: isMasked ? Array(bytes[(start + head - 4)..<(start + head)]) : nil,
        payload: payload
      )
    )
  }

  /// A whole message as a server sends it.
  package static func plain(_ payload: some Collection<UInt8>, opcode: UInt8 = 1) -> [UInt8] {
    head(opcode, payload.count, masked: false) + payload
  }

  /// A whole message as a client sends it; its mask need not be secret here.
  package static func masked(_ payload: some Collection<UInt8>, opcode: UInt8 = 1) -> [UInt8] {
    let mask: [UInt8] = [0x5A, 0xC3, 0x17, 0x9E]
    return head(opcode, payload.count, masked: true) + mask
      + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  private static let largest = 16 << 20

  private static func head(_ opcode: UInt8, _ length: Int, masked: Bool) -> [UInt8] {
    let flag: UInt8 = masked ? 0x80 : 0
    switch length {
    case ...125: return [0x80 | opcode, flag | UInt8(length)]
    case ...0xFFFF: return [0x80 | opcode, flag | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      return [0x80 | opcode, flag | 127] + bytes
    }
  }
}
