/// An answer to a request; the server adds the length and what concerns the connection.
package struct HTTPResponse: Sendable, Equatable {
  package struct Header: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var status: Int
  package var headers: [Header]
  /// Shared, never copied; not sent in answer to `HEAD`, but its length is.
  package var body: [UInt8]

  package init(status: Int = 200, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A line of plain text.
  package static func text(_ status: Int, _ line: String) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [Header("Content-Type", "text/plain; charset=utf-8")],
      body: Array("\(line)\n".utf8)
    )
  }
}
