import WebSockets

/// Threads of a server, in tests of what must hold with any number.
let threadCounts = [1, 3]

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

  private let asked = Locked<[UpgradeRequest]>([])
  private let judge = Locked<@Sendable (UpgradeRequest) -> Admission>({ _ in .accept })
  var requests: [(HTTPRequest, RequestID)] = []
  private var requestReader: CheckedContinuation<RequestID, Never>?
  private var requestsRead = 0
  var onRequest: (Owner, HTTPRequest, RequestID) -> Void = { owner, request, id in
    owner.server?.respond(to: id, .text(200, request.path))
  }
  var onOpened: (Owner, ConnectionID) -> Void = { _, _ in }
  var onReceived: (Owner, String, ConnectionID) -> Void = { _, _, _ in }
  var makeSnapshot: (Audience) -> String = { "snapshot for \($0)" }

  /// Opens a server on a free port of the loopback network; with several threads, the first who
  /// comes is on another than the session's.
  static func open(
    threads: Int = 1,
    _ change: @Service (inout ServerConfiguration) -> Void = { _ in }
  ) async throws -> (Owner, WebSocketServer) {
    let owner = Owner()
    var configuration = ServerConfiguration(host: "127.0.0.1")
    configuration.threads = threads
    configuration.intervals.drain = 0.05
    change(&configuration)
    let server = WebSocketServer(configuration, handler: owner)
    try await server.open()
    owner.server = server
    return (owner, server)
  }

  /// Sets what it decides.
  func set(_ change: @Service (Owner) -> Void) { change(self) }

  func stop() async {
    await server?.stop()
    server = nil
  }

  var upgrades: [UpgradeRequest] { asked.withLock { $0 } }

  var admission: @Sendable (UpgradeRequest) -> Admission {
    get { judge.withLock { $0 } }
    set { judge.withLock { $0 = newValue } }
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

  nonisolated func admit(_ upgrade: UpgradeRequest) -> Admission {
    asked.withLock { $0.append(upgrade) }
    return judge.withLock { $0 }(upgrade)
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
