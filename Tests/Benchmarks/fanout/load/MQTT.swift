/// What a broker of MQTT 3.1.1 must hear, to be measured as one that hands on.
struct MQTT {
  let topic: String

  static func connect(as name: String) -> [UInt8] {
    // Protocol level 4, a clean session, no limit of silence.
    packet(0x10, string("MQTT") + [4, 2, 0, 0] + string(name))
  }

  /// Every message at most once.
  var subscribe: [UInt8] {
    Self.packet(0x82, [0, 1] + Self.string(topic) + [0])
  }

  func publish(_ text: String) -> [UInt8] {
    Self.packet(0x30, Self.string(topic) + Array(text.utf8))
  }

  /// What the broker answers to each.
  static let connected: UInt8 = 0x20
  static let subscribed: UInt8 = 0x90

  // MARK: -

  private static func string(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
  }

  private static func packet(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
    var length = body.count
    var head = [kind]
    repeat {
      head.append(UInt8(length & 0x7F) | (length > 0x7F ? 0x80 : 0))
      length >>= 7
    } while length > 0
    return head + body
  }
}
