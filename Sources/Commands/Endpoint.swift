/// A running server as a verb reaches it.
package struct Endpoint: Equatable, Sendable {
  /// Of its WebSocket: `ws://127.0.0.1:8080/ws`.
  package var socketURL: String
  /// The presenter's; without one only viewing is allowed.
  package var token: String?

  package init(socketURL: String, token: String?) {
    self.socketURL = socketURL
    self.token = token
  }
}
