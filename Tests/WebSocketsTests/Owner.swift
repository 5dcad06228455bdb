import WebSockets

/// An owner of a server that notes what it hears, and decides as a test tells it.
@Service final class Owner: ServerHandler {
  enum Event: Sendable, Equatable {
    case opened(ConnectionID)
    case received(ConnectionID, String)
    case closed(ConnectionID)
  }

  private(set) var server: WebSocketServer?
  private var events: [Event] = []
  private var reader: CheckedContinuation<Event, Never>?

  var upgrades: [UpgradeRequest] = []
  var requests: [(HTTPRequest, RequestID)] = []
  var admission: (UpgradeRequest) -> Admission = { _ in .accept }
  private var requestReader: CheckedContinuation<RequestID, Never>?
  private var requestsRead = 0
  var onRequest: (Owner, HTTPRequest, RequestID) -> Void = { owner, request, id in
    owner.server?.respond(to: id, .text(200, request.path))
  }
  var onOpened: (Owner, ConnectionID) -> Void = { _, _ in }
  var onReceived: (Owner, String, ConnectionID) -> Void = { _, _, _ in }
  var makeSnapshot: (Audience) -> String = { "snapshot for \($0)" }

  /// Opens a server on a free port of the loopback network.
  static func open(
    _ change: @Service (inout ServerConfiguration) -> Void = { _ in }
  ) throws -> (Owner, WebSocketServer) {
    let owner = Owner()
    var configuration = ServerConfiguration(host: "127.0.0.1")
    configuration.intervals.drain = 0.05
    change(&configuration)
    let server = WebSocketServer(configuration, handler: owner)
    try server.open()
    owner.server = server
    return (owner, server)
  }

  /// Sets what it decides.
  func set(_ change: @Service (Owner) -> Void) { change(self) }

  func stop() async {
    await server?.stop()
    server = nil
  }

  /// The next event, whenever it comes.
  func event() async -> Event {
    if !events.isEmpty { return events.removeFirst() }
    return await withCheckedContinuation { reader = $0 }
  }

  /// The connection of the next event, which must be an opening.
  func connection() async -> ConnectionID? {
    if case .opened(let connection) = await event() { connection } else { nil }
  }

  /// The next request, whenever it comes.
  func request() async -> RequestID {
    if requestsRead < requests.count {
      requestsRead += 1
      return requests[requestsRead - 1].1
    }
    return await withCheckedContinuation { requestReader = $0 }
  }

  // MARK: - ServerHandler

  func request(_ request: HTTPRequest, _ id: RequestID) {
    requests.append((request, id))
    if let reader = requestReader {
      requestReader = nil
      requestsRead += 1
      reader.resume(returning: id)
    }
    onRequest(self, request, id)
  }

  func admit(_ upgrade: UpgradeRequest) -> Admission {
    upgrades.append(upgrade)
    return admission(upgrade)
  }

  func opened(_ connection: ConnectionID, _ upgrade: UpgradeRequest) {
    note(.opened(connection))
    onOpened(self, connection)
  }

  func received(_ text: [UInt8], from connection: ConnectionID) {
    let text = String(decoding: text, as: UTF8.self)
    note(.received(connection, text))
    onReceived(self, text, connection)
  }

  func closed(_ connection: ConnectionID) {
    note(.closed(connection))
  }

  func snapshot(for audience: Audience) -> [[UInt8]] {
    [Array(makeSnapshot(audience).utf8)]
  }

  private func note(_ event: Event) {
    if let reader {
      self.reader = nil
      reader.resume(returning: event)
    } else {
      events.append(event)
    }
  }
}
