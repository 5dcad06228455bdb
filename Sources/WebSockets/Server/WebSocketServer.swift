import CLibwebsockets

/// Serves pages and WebSockets on one port, for the owner that handles what they ask.
///
/// Every change of state comes before the call of libwebsockets that it is for: many of those call
/// back at once.
@safe @Service package final class WebSocketServer {
  package let configuration: ServerConfiguration
  let handler: any ServerHandler

  /// The port it listens on, once open.
  package private(set) var port: UInt16 = 0
  /// A word on a limit of the system that is lower than what was asked for, once open.
  package private(set) var notice: String?

  let table: ConnectionTable
  var broadcast: Broadcast
  var deadlines = Deadlines()
  var tallies = ServerCounts()
  var watch = BroadcastWatch()

  private var library: LibraryContext?
  var listener: Listener?
  private(set) var carriers: Carriers?
  private var ticker: ServiceTimer?
  /// Set as soon as no newcomer is let in any more.
  private(set) var isStopping = false
  /// Runs when the last connection has ended, or the time for it.
  var onDrained: (() -> Void)?

  /// By slot, and only as long as needed.
  var upgrades: [Int: UpgradeRequest] = [:]
  var requests: [Int: PendingRequest] = [:]
  var partials: [Int: PartialMessage] = [:]
  var waiting: [Int: WaitingMessages] = [:]
  var closings: [Int: Closing] = [:]

  /// Kept-alive connections between two requests.
  var idle: Set<Int> = []
  var requestNumber: UInt64 = 0
  /// The slot whose request is being handled, so that an answer at once doesn't end it twice.
  var handling: Int?
  var isPassPlanned = false
  /// How many sockets the library has ever made.
  var socketsKnown: Int { library?.socketsKnown ?? 0 }
  var snapshots: [Audience: Snapshot] = [:]
  var lastRest: Rest?

  package init(_ configuration: ServerConfiguration, handler: any ServerHandler) {
    let intervals = configuration.intervals
    precondition(intervals.pong < intervals.heartbeat, "a pong must be due before the next ping")
    self.configuration = configuration
    self.handler = handler
    table = ConnectionTable(capacity: configuration.maxConnections)
    broadcast = Broadcast(
      maxFrames: configuration.bounds.logFrames,
      maxBytes: configuration.bounds.logBytes
    )
  }

  /// Listens from now on; opened once, and to be stopped.
  package func open() throws(ListenError) {
    precondition(library == nil && !isStopping, "a server is opened once")
    let capacity = FileLimit.raise(for: configuration.maxConnections)
    if capacity < configuration.maxConnections { notice = notice(on: capacity) }
    let listening = try Listening(configuration)
    let use = LibraryContext.Use(.server, subprotocol: configuration.subprotocol)
    let library = LibraryContext.open(use, owner: self)
    guard let library, let listener = Listener(listening, in: library, capacity: capacity) else {
      listening.close()
      throw ListenError(.library, configuration)
    }
    self.library = library
    self.listener = listener
    port = listening.port
    if configuration.threads > 1 { carriers = Carriers(configuration.threads - 1) }
    startTicking()
  }

  /// Tells all that it goes away, gives them a moment to part, and ends.
  package func stop() async {
    guard let library, !isStopping else { return }
    isStopping = true
    // The owner may call from anywhere: what follows calls the handler.
    await Service.turn()
    listener?.close()
    listener = nil
    sayGoodbye()
    await drain()
    ticker = nil
    carriers?.stop()
    carriers = nil
    for slot in 0..<table.slots { end(slot) }
    await library.letGo()
    self.library = nil
  }

  /// Seconds that the last broadcast took, from its publication to its last connection.
  package var broadcastTime: Double { tallies.last.last }

  package var counts: ServerCounts {
    var counts = tallies
    counts.open = table.open
    counts.behind = table.behind
    counts.connections = table.count
    counts.idle = idle.count
    return counts
  }

  // MARK: -

  private func notice(on capacity: Int) -> String {
    "the limit of open files allows \(capacity) connections, not \(configuration.maxConnections): "
      + "raise it to \(configuration.maxConnections + FileLimit.reserve) (ulimit -n, LimitNOFILE=)"
  }

  private func startTicking() {
    let start = ServiceClock.now
    var ticks = 0.0
    ticker = ServiceTimer { [unowned self] in
      ticks += 1
      tallies.lag.add(ServiceClock.now - start - ticks * configuration.intervals.tick)
      tick()
      ticker?.set(start + (ticks + 1) * configuration.intervals.tick)
    }
    ticker?.set(start + configuration.intervals.tick)
  }

  private func drain() async {
    guard hasUnfinished else { return }
    await withCheckedContinuation { continuation in
      let timer = ServiceTimer { [unowned self] in onDrained?() }
      onDrained = { [unowned self] in
        onDrained = nil
        timer.set(nil)
        continuation.resume()
      }
      timer.set(ServiceClock.now + configuration.intervals.drain)
    }
  }

  /// Whether connections are left that a stop waits for.
  var hasUnfinished: Bool {
    table.webSockets > 0 || !requests.isEmpty
  }
}
