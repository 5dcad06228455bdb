private import CCrypto

/// The answer to a request for a WebSocket.
enum Handshake {
  static func response(to request: ArraySlice<UInt8>) -> [UInt8]? {
    guard let start = end(of: keyName, in: request) else { return nil }
    let key = request[start...].drop { $0 == space }.prefix { $0 > space }
    return head + base64(digest(of: Array(key) + identifier)) + Array("\r\n\r\n".utf8)
  }

  // MARK: -

  private static let space = UInt8(ascii: " ")
  private static let keyName = Array("Sec-WebSocket-Key:".utf8)
  /// RFC 6455, 1.3.
  private static let identifier = Array("258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8)
  private static let head = Array(
    """
    HTTP/1.1 101 Switching Protocols\r
    Upgrade: websocket\r
    Connection: Upgrade\r
    Sec-WebSocket-Accept: \

    """.utf8
  )
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  private static func end(of name: [UInt8], in request: ArraySlice<UInt8>) -> Int? {
    guard request.count >= name.count else { return nil }
    return (request.startIndex...(request.endIndex - name.count))
      .first { request[$0] == name[0] && request[$0..<($0 + name.count)].elementsEqual(name) }
      .map { $0 + name.count }
  }

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 20)
    unsafe EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha1(), nil)
    return digest
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map { letter in
        letter <= group.count
          ? letters[bits >> (18 - 6 * letter) & 63] : UInt8(ascii: "=")
      }
    }
  }
}
