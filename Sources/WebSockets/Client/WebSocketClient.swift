/// One connection to a server, from its opening to its end.
@Service package final class WebSocketClient {
  /// What comes from the server; ends after `closed`.
  package enum Incoming: Sendable, Equatable {
    case text([UInt8])
    case closed(CloseCode, String)
  }

  nonisolated package let messages: AsyncStream<Incoming>

  init(_ messages: AsyncStream<Incoming>) {
    self.messages = messages
  }

  /// Connects to `ws://HOST[:PORT][/PATH]`; `timeout` in seconds, `messageLimit` in bytes.
  package static func connect(
    to url: String,
    subprotocol: String = "lectern.v1",
    timeout: Double = 5,
    messageLimit: Int = 1 << 20
  ) async throws(ConnectError) -> WebSocketClient {
    throw ConnectError(.library, url)
  }

  package func send(_ text: [UInt8]) {}
  package func close(_ code: CloseCode = .normal, _ reason: String = "") {}
}
