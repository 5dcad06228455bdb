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

  package init(method: Method = .get, path: String, query: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.query = query
  }
}

/// A `GET` that asks for a WebSocket.
package typealias UpgradeRequest = HTTPRequest
