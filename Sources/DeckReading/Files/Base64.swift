/// Bytes as letters, of which four stand for three bytes.
enum Base64 {
  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8

  private static let nothing: UInt8 = 64
  private static let blank: UInt8 = 65

  /// What each byte is worth.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: nothing, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    for space in [0x09, 0x0A, 0x0C, 0x0D, 0x20] { values[space] = blank }
    return values
  }()

  /// Nil where there are other letters, or too few at the end; blanks count for nothing.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    let values = values
    let last = text.lastIndex { $0 != UInt8(ascii: "=") && values[Int($0)] != blank }
    let end = last.map { $0 + 1 } ?? 0
    guard text[end...].count(where: { $0 == UInt8(ascii: "=") }) <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for letter in text[..<end] {
      let value = values[Int(letter)]
      if value == blank { continue }
      guard value < nothing else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        (bits, count) = (0, 0)
      }
    }
    switch count {
    case 1: return nil
    case 2: bytes.append(UInt8(bits >> 4 & 255))
    case 3: bytes += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)]
    default: break
    }
    return bytes
  }
}
