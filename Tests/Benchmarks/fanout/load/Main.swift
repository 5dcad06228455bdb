import Loopback

/// Loads a server with viewers: `lectern-load --port PORT [--path /ws] [--subprotocol NAME] [--publish PATH]`.
///
/// Reads commands from its input, one JSON object a line, and answers each with one; see `Command`.
@main struct Main {
  static func main() {
    Sockets.raiseLimit()
    let target = Target(Array(CommandLine.arguments.dropFirst()))
    guard Sockets.isLoopback(target.host) else {
      print("lectern-load: \(target.host) is not this machine; only 127.0.0.0/8 is loaded")
      return
    }
    Commander(Hall(target)).run()
  }
}

/// What is loaded, and how it is spoken to.
struct Target {
  var host = "127.0.0.1"
  var port: UInt16 = 0
  var path = "/ws"
  var subprotocol: String?
  /// Where one who publishes connects, when the server only hands on what comes there; nil for a
  /// server that greets with a snapshot and makes its own frames.
  var publish: String?

  var isRelay: Bool { publish != nil }

  init(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      switch option {
      case "--host": host = value
      case "--port": port = UInt16(value) ?? 0
      case "--path": path = value
      case "--subprotocol": subprotocol = value
      case "--publish": publish = value
      default: break
      }
    }
  }

  /// The request for a WebSocket; the key is the one of RFC 6455, so that its answer is known.
  func request(for path: String) -> [UInt8] {
    let offer = subprotocol.map { "Sec-WebSocket-Protocol: \($0)\r\n" } ?? ""
    let lines = """
      GET \(path) HTTP/1.1\r
      Host: \(host):\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \(offer)\r

      """
    return Array(lines.utf8)
  }

  /// Where the head of the response ends, if it is the right one.
  static func end(ofResponse bytes: [UInt8], _ count: Int) -> Int? {
    let head = String(decoding: bytes[..<min(count, 2048)], as: UTF8.self)
    guard let end = bytes.firstEnd(of: Array("\r\n\r\n".utf8), in: 0..<count),
      head.hasPrefix("HTTP/1.1 101"), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    else { return nil }
    return end
  }
}
