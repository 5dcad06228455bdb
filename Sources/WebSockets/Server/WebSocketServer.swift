/// Serves pages and WebSockets on one port.
@Service package final class WebSocketServer {
  package let configuration: ServerConfiguration
  private let handler: any ServerHandler

  /// The port it listens on, once open.
  package private(set) var port: UInt16 = 0
  /// A word on a limit of the system that is lower than asked for, once open.
  package private(set) var notice: String?

  package init(_ configuration: ServerConfiguration, handler: any ServerHandler) {
    self.configuration = configuration
    self.handler = handler
  }

  package func open() throws(ListenError) {}
  package func publish(_ text: [UInt8], to audience: Audience, lane: Lane) {}
  package func send(_ text: [UInt8], to connection: ConnectionID) {}
  package func enroll(_ connection: ConnectionID, as audience: Audience, messageLimit: Int) {}
  package func close(_ connection: ConnectionID, _ code: CloseCode, _ reason: String) {}
  package func respond(to request: RequestID, _ response: HTTPResponse) {}
  package var counts: ServerCounts { ServerCounts() }
  package func stop() async {}
}
