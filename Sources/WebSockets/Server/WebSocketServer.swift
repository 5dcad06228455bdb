/// Serves pages and WebSockets on one port, for the owner that handles what they ask.
///
/// The connections are shared out among as many ``Branch``es as there are service threads. One of
/// them is on the session's loop, as the server and its handler are, and is called like any object.
/// To the others all goes by an ``Outbox``, once a turn of the loop, and what they have to tell comes
/// back by the executor's queue: both ways keep the order, so each branch has the same log of frames
/// with the same places, and the frames themselves are the same memory. What happens to a connection
/// between two such turns is the business of its thread alone: the handshake, files from the
/// ``Shelf``, heartbeat, sends, catching up and the end.
///
/// One listener gives each newcomer to the branch with the fewest connections. With a listening
/// socket for each thread (`SO_REUSEPORT`) the kernel would throw dice instead, a second server
/// could take the same port unnoticed, and the limit on connections would need a lock.
@Service package final class WebSocketServer {
  package let configuration: ServerConfiguration
  let handler: any ServerHandler

  /// The port it listens on, once open.
  package private(set) var port: UInt16 = 0
  /// A word on a limit of the system that is lower than what was asked for, once open.
  package private(set) var notice: String?

  /// One for each branch, the first on the session's loop; none but while it is open.
  private(set) var outboxes: [Outbox] = []
  private var capacity = 0
  private var shelf: Shelf = { _ in nil }
  private var published = ServerCounts.ByLane()
  private var snapshots: [Audience: Snapshot] = [:]
  private var isStopping = false

  package init(_ configuration: ServerConfiguration, handler: any ServerHandler) {
    let intervals = configuration.intervals
    precondition(intervals.pong < intervals.heartbeat, "a pong must be due before the next ping")
    precondition(configuration.threads > 0, "a server needs a thread")
    self.configuration = configuration
    self.handler = handler
  }

  /// Listens from now on; opened once, and to be stopped.
  package func open() async throws(ListenError) {
    precondition(outboxes.isEmpty && !isStopping, "a server is opened once")
    capacity = FileLimit.raise(for: configuration.maxConnections)
    if capacity < configuration.maxConnections { notice = notice(on: capacity) }
    let listening = try Listening(configuration)
    port = listening.port
    guard await openBranches(), await outboxes[0].branch.listen(listening) else {
      listening.close()
      await stop()
      throw ListenError(.library, configuration)
    }
  }

  /// Tells all that it goes away, gives them a moment to part, and ends.
  package func stop() async {
    guard !isStopping else { return }
    isStopping = true
    for outbox in outboxes { outbox.send() }
    let stops = outboxes.map { outbox in Task { await outbox.branch.stop() } }
    for stop in stops { await stop.value }
    outboxes = []
  }

  package var counts: ServerCounts {
    get async {
      var counts = ServerCounts()
      counts.published = published
      for outbox in outboxes { counts = await outbox.branch.counts(beside: counts) }
      return counts
    }
  }

  /// Seconds that the last broadcast took on the slowest of the threads that have connections, from
  /// its publication to its last one.
  package var broadcastTime: Double {
    outboxes.reduce(0) { $1.connections > 0 ? max($0, $1.broadcastTime) : $0 }
  }

  // MARK: - What the owner wants

  /// Publishes a text message; all of one turn of the loop goes out as one send a connection.
  package func publish(_ text: [UInt8], to audience: Audience, lane: Lane) {
    let frame = Frame.text(text)
    let now = ServiceClock.now
    switch lane {
    case .state: published.state += 1
    case .motion: published.motion += 1
    }
    // The others first: their threads wake while this one sends.
    for outbox in outboxes.reversed() where outbox.connections > 0 || outbox.branch.isHome {
      outbox.take { $0.publish(frame, to: audience, lane: lane, now: now) }
    }
  }

  /// Sends a text message to one connection, in order with what was published before.
  package func send(_ text: [UInt8], to connection: ConnectionID) {
    outbox(connection)?.take { $0.send(text, to: connection) }
  }

  /// Makes a connection a member of an audience, with a limit for its messages in bytes and one for
  /// their number, else the one that it has.
  package func enroll(
    _ connection: ConnectionID,
    as audience: Audience,
    messageLimit: Int,
    rate: RateLimit? = nil
  ) {
    outbox(connection)?.take {
      $0.enroll(connection, as: audience, messageLimit: messageLimit, rate: rate)
    }
  }

  /// Closes an open connection, after what it was sent before; the handler hears of the end later.
  package func close(_ connection: ConnectionID, _ code: CloseCode, _ reason: String) {
    outbox(connection)?.take { $0.close(connection, code, reason) }
  }

  /// Answers a request, now or later; one that has ended or has an answer is passed over.
  package func respond(to request: RequestID, _ response: HTTPResponse) {
    outbox(request.connection)?.take { $0.respond(to: request, response) }
  }

  /// Answers from now on what is on the shelf without asking the handler.
  package func serve(_ shelf: @escaping Shelf) {
    self.shelf = shelf
    for outbox in outboxes { outbox.take { $0.shelf = shelf } }
  }

  // MARK: - What branches tell

  /// Finds a branch for an accepted socket; `false` where there is no room for it.
  func seat(_ descriptor: Int32) -> Bool {
    var connections = 0
    for outbox in outboxes { connections += outbox.connections }
    guard connections < capacity, var outbox = outboxes.first else { return false }
    if connections >= configuration.bounds.spreadFrom {
      // Of those with equally many not the session's thread, which has more to do.
      for other in outboxes where other.connections <= outbox.connections { outbox = other }
    }
    if outbox.connections == 0, let home = outboxes.first?.branch, outbox.branch !== home {
      // It was not told of anything while it had nobody.
      let newest = home.enter { $0.broadcast.newest }
      outbox.take { $0.begin(at: newest) }
    }
    outbox.connections += 1
    outbox.take { $0.take(descriptor) }
    return true
  }

  func ended(on branch: Int) {
    // None where the end came with the server's own.
    guard outboxes.indices.contains(branch) else { return }
    outboxes[branch].connections -= 1
  }

  func broadcastTook(_ seconds: Double, on branch: Int) {
    guard outboxes.indices.contains(branch) else { return }
    outboxes[branch].broadcastTime = seconds
  }

  func opened(_ connection: ConnectionID, _ upgrade: UpgradeRequest) {
    // What is published from now on is meant for it as well.
    outbox(connection)?.take { $0.follow(connection) }
    handler.opened(connection, upgrade)
    // With the first message.
    outbox(connection)?.take { $0.uncork(connection) }
  }

  /// Gives a branch the newest snapshot, made once for all that need it at that place.
  func provide(_ audience: Audience, to branch: Int) {
    guard outboxes.indices.contains(branch) else { return }
    let place = outboxes[0].branch.enter { $0.broadcast.newest }
    // One that lacks the last motion will do: that follows as any other.
    var snapshot = snapshots[audience]
    if snapshot?.place.position != place.position {
      let frames = handler.snapshot(for: audience).flatMap { Frame.text($0) }
      snapshot = Snapshot(place: place, frames: frames)
      snapshots[audience] = snapshot
    }
    guard let snapshot else { return }
    outboxes[branch].take { $0.feed(snapshot, to: audience) }
  }

  // MARK: -

  private func outbox(_ connection: ConnectionID) -> Outbox? {
    let branch = Int(connection.branch)
    return outboxes.indices.contains(branch) ? outboxes[branch] : nil
  }

  private func openBranches() async -> Bool {
    for number in 0..<configuration.threads {
      let branch = Branch(number, of: self, shelf)
      outboxes.append(Outbox(to: branch))
      guard await branch.open() else { return false }
    }
    return true
  }

  private func notice(on capacity: Int) -> String {
    "the limit of open files allows \(capacity) connections, not \(configuration.maxConnections): "
      + "raise it to \(configuration.maxConnections + FileLimit.reserve) (ulimit -n, LimitNOFILE=)"
  }
}
