/// Bytes of addresses, of which some are written as `%` and two digits.
enum PercentCode {
  private static let sign = UInt8(ascii: "%")
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A sign that no two digits follow stands for itself.
  static func decoded(_ written: ArraySlice<UInt8>) -> [UInt8] {
    guard written.contains(sign) else { return Array(written) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(written.count)
    var place = written.startIndex
    while place < written.endIndex {
      let byte = written[place]
      if byte == sign, place + 2 < written.endIndex, let high = digit(written[place + 1]),
        let low = digit(written[place + 2])
      {
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return bytes
  }

  static func decoded(_ written: Substring) -> String {
    String(decoding: decoded(Array(written.utf8)[...]), as: UTF8.self)
  }

  /// Nothing but letters and digits stays as it is.
  static func encoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count * 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        encoded.append(byte)
      default: encoded += [sign, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
