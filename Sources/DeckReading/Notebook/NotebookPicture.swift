/// A picture that a notebook holds.
enum NotebookPicture {
  /// Bytes as they are written in the notebook.
  private static let largest = 24 << 20

  /// An address that is the picture itself; nil where `bundle` has none that a page can show.
  static func address(in bundle: JSONValue?) -> String? {
    if let svg = Notebook.text(bundle?["image/svg+xml"]), svg.utf8.count <= largest {
      return "data:image/svg+xml,\(percentEncoded(svg))"
    }
    for type in ["image/png", "image/jpeg", "image/gif", "image/webp"] {
      guard let written = Notebook.text(bundle?[type]), written.utf8.count <= largest else {
        continue
      }
      let letters = written.utf8.filter { !$0.isBlank && $0 != UInt8(ascii: "\n") && $0 != 0x0D }
      guard !letters.isEmpty, letters.allSatisfy(isBase64) else { continue }
      return "data:\(type);base64,\(String(decoding: letters, as: UTF8.self))"
    }
    return nil
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    isPlain(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "=")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count * 2)
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
