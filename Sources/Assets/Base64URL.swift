private let alphabet = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
)

/// Base64 in letters that need no escape in addresses, without padding (RFC 4648, 5).
package func base64URL(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count * 4 / 3 + 2)
  var bits: UInt32 = 0
  var count = 0
  for byte in bytes {
    bits = bits << 8 | UInt32(byte)
    count += 8
    while count >= 6 {
      count -= 6
      text.append(alphabet[Int(bits >> UInt32(count) & 63)])
    }
  }
  if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
  return String(decoding: text, as: UTF8.self)
}
