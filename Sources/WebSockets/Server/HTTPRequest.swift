/// The head of a request: of a page or file, or of an upgrade to a WebSocket.
package struct HTTPRequest: Sendable, Equatable {
  package enum Method: Sendable {
    case get
    case head
  }

  package var method: Method
  /// Decoded and without `..`; begins with a slash.
  package var path: String
  /// Decoded; of a name given twice, the first.
  package var query: [String: String]

  package var host: String?
  package var origin: String?
  package var ifNoneMatch: String?
  package var acceptEncoding: String?
  package var range: String?
  /// As the peer sent it: to be believed only from a proxy that is trusted.
  package var forwardedFor: String?
  package var userAgent: String?

  /// The numeric address of the peer; an IPv4 one in IPv4's writing.
  package var peer: String

  package init(
    method: Method = .get,
    path: String,
    query: [String: String] = [:],
    peer: String = ""
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.peer = peer
  }
}

/// A `GET` that asks for a WebSocket.
package typealias UpgradeRequest = HTTPRequest
