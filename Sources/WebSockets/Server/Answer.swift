/// A response on its way: a head, and a cursor on a shared body.
struct Answer {
  /// Bytes of the body in one write.
  static let piece = 64 * 1024

  private let head: [UInt8]
  private let body: [UInt8]
  private var sent = 0
  let keepsAlive: Bool

  init(_ response: HTTPResponse, to method: HTTPRequest.Method, keepsAlive: Bool) {
    head = Self.head(of: response, keepsAlive: keepsAlive)
    body = method == .head || !Self.hasBody(response.status) ? [] : response.body
    self.keepsAlive = keepsAlive
  }

  var isDone: Bool { sent == head.count + body.count }

  /// Sends the next bytes, and tells how many the kernel took; −1 with `errno`.
  mutating func advance(_ descriptor: Int32) -> Int {
    let taken: Int
    if sent < head.count {
      // With the beginning of the body, so that a small answer is one packet.
      let first = Array(head[sent...] + body.prefix(Self.piece))
      taken = Socket.send(first[...], to: descriptor)
    } else {
      let start = sent - head.count
      taken = Socket.send(body[start..<min(start + Self.piece, body.count)], to: descriptor)
    }
    sent += max(0, taken)
    return taken
  }

  // MARK: -

  private static func head(of response: HTTPResponse, keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(response.status) \(reason(response.status))\r\n"
    if hasBody(response.status) { head += "Content-Length: \(response.body.count)\r\n" }
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n"
    for header in response.headers {
      head += "\(printable(header.name)): \(printable(header.value))\r\n"
    }
    return Array((head + "\r\n").utf8)
  }

  private static func hasBody(_ status: Int) -> Bool {
    status >= 200 && status != 204 && status != 304
  }

  /// Without what would end the line and begin another.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    )
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
