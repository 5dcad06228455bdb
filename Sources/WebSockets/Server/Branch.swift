/// The connections of one service thread, on a loop and a context of the library of their own.
///
/// Every change of state comes before the call of libwebsockets that it is for: many of those call
/// back at once.
@safe actor Branch {
  let number: Int
  let configuration: ServerConfiguration
  let loop: ServiceLoop
  let server: WebSocketServer

  let table: ConnectionTable
  var broadcast: Broadcast
  var deadlines = Deadlines()
  var tallies = ServerCounts()
  var watch = BroadcastWatch()

  private(set) var library: LibraryContext?
  /// Only on the session's loop.
  private(set) var listener: Listener?
  private var ticker: LoopTimer?
  /// When it is due, in seconds of ``ServiceClock``.
  private var tickDue = 0.0
  /// Set as soon as no newcomer is let in any more.
  private(set) var isStopping = false
  /// Waits for the last connection to end, or the time for it.
  private var draining: CheckedContinuation<Void, Never>?

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
  /// Answers requests that need nobody else.
  var shelf: Shelf
  var isPassPlanned = false
  /// When the last broadcast was on its way.
  var lastPass = (began: 0.0, ended: 0.0)
  var snapshots: [Audience: Snapshot] = [:]
  /// Slots that wait for a snapshot; their audiences have asked for one.
  var starving: [Audience: [Int]] = [:]
  var lastRest: Rest?

  init(_ number: Int, of server: WebSocketServer, _ shelf: @escaping Shelf) {
    self.number = number
    self.server = server
    self.shelf = shelf
    configuration = server.configuration
    loop = .numbered(number)
    table = ConnectionTable(branch: number, capacity: configuration.maxConnections)
    broadcast = Broadcast(
      maxFrames: configuration.bounds.logFrames,
      maxBytes: configuration.bounds.logBytes
    )
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe loop.unownedExecutor }

  /// Whether it is on the session's loop.
  nonisolated var isHome: Bool { number == 0 }

  /// What it has done and bears, added to what others have: nothing of its own leaves its thread.
  func counts(beside others: ServerCounts) -> ServerCounts {
    var counts = others
    counts.add(tallies, hasViewers: table.open > 0)
    counts.open += table.open
    counts.behind += table.behind
    counts.connections += table.count
    counts.idle += idle.count
    return counts
  }

  /// Gets ready for connections; `false` where the library can't.
  func open() -> Bool {
    let use = LibraryContext.Use(.server, subprotocol: configuration.subprotocol)
    library = LibraryContext.open(use, on: loop, owner: self)
    guard library != nil else { return false }
    startTicking()
    return true
  }

  /// Takes the listening socket over, for all branches; `false` where the library can't.
  func listen(_ listening: Listening) -> Bool {
    listener = library.flatMap { Listener(listening, in: $0) }
    return listener != nil
  }

  /// Tells all that the server goes away, gives them a moment to part, and ends.
  func stop() async {
    isStopping = true
    listener?.close()
    listener = nil
    // What was published before goes out before, to many in several turns.
    let deadline = ServiceClock.now + configuration.intervals.drain
    repeat { await loop.turn() } while isPassPlanned && ServiceClock.now < deadline
    sayGoodbye()
    await drain()
    ticker = nil
    for slot in 0..<table.slots { end(slot) }
    await library?.letGo()
    library = nil
  }

  // MARK: - To and from the session's loop

  /// Enters the actor on its own thread, in a callback or from the session's actor; `assumeIsolated`
  /// takes hundreds of instructions to find out that it is the right one.
  nonisolated func enter<Result>(_ operation: (isolated Branch) -> Result) -> Result {
    typealias Free = (Branch) -> Result
    loop.checkThread()
    // The two types differ in isolation alone.
    return withoutActuallyEscaping(operation) { operation in
      unsafe unsafeBitCast(operation, to: Free.self)(self)
    }
  }

  /// Does it in the next turn of its loop, after all that was put off before.
  nonisolated func later(_ errand: @escaping @Sendable (isolated Branch) -> Void) {
    loop.call { self.enter(errand) }
  }

  /// Tells the session's loop, which keeps the order: at once where the branch is on it.
  func tell(_ news: @escaping @Service (WebSocketServer) -> Void) {
    let server = server
    if isHome {
      Service.assumeIsolated { news(server) }
    } else {
      Service.call { news(server) }
    }
  }

  // MARK: -

  /// Whether connections are left that a stop waits for.
  private var hasUnfinished: Bool {
    table.webSockets > 0 || !requests.isEmpty
  }

  func checkDrained() {
    if !hasUnfinished { endDrain() }
  }

  private func drain() async {
    guard hasUnfinished else { return }
    let timer = LoopTimer(on: loop) { [unowned self] in enter { $0.endDrain() } }
    timer.set(ServiceClock.now + configuration.intervals.drain)
    await withCheckedContinuation { draining = $0 }
    timer.set(nil)
  }

  private func endDrain() {
    let draining = draining
    self.draining = nil
    draining?.resume()
  }

  private func startTicking() {
    ticker = LoopTimer(on: loop) { [unowned self] in enter { $0.tickInTime() } }
    planTick(after: ServiceClock.now)
  }

  private func tickInTime() {
    let now = ServiceClock.now
    tallies.lag.add(now - tickDue)
    tick()
    // What the machine slept through isn't made up for: no peer could answer between such ticks.
    let next = tickDue + configuration.intervals.tick
    planTick(after: next > now ? tickDue : now)
  }

  private func planTick(after moment: Double) {
    tickDue = moment + configuration.intervals.tick
    ticker?.set(tickDue)
  }
}
