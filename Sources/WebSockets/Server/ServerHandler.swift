/// What the owner of a server decides; each call may publish, send, close and respond at once.
@Service package protocol ServerHandler: AnyObject, Sendable {
  /// Asks for a page or file; answered now or later by `respond(to:_:)`, once.
  func request(_ request: HTTPRequest, _ id: RequestID)

  /// Asks whether a well-formed upgrade is let in (its `Origin`, `Host`, query); on any service
  /// thread.
  nonisolated func admit(_ upgrade: UpgradeRequest) -> Admission

  /// Tells of an open connection; all that was published before is taken to be known to it.
  func opened(_ connection: ConnectionID, _ upgrade: UpgradeRequest)

  /// Tells of a whole text message, which is valid UTF-8 and within the connection's limit.
  func received(_ text: [UInt8], from connection: ConnectionID)

  /// Tells of the end of a connection, once for each that was opened.
  func closed(_ connection: ConnectionID)

  /// Makes the texts of messages with the whole newest state, for a connection that is behind.
  func snapshot(for audience: Audience) -> [[UInt8]]
}

/// Whether a connection is let in.
package enum Admission: Sendable, Equatable {
  case accept
  /// With an HTTP status (403, 404, 503 …) and a line for whoever reads the answer.
  case refuse(status: Int, text: String)
}
