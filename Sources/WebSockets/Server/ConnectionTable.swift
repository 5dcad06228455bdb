import CLibwebsockets

/// All connections of a branch, in flat columns by slot, so that a broadcast walks through memory in order.
@safe final class ConnectionTable {
  /// What a connection is at.
  enum Standing: UInt8 {
    /// No connection; next: `http`.
    case vacant
    /// Asks for pages and files; next: `joining`, or its end.
    case http
    /// An open WebSocket of which the session's loop is being told; next: `current`, `closing`,
    /// `leaving`.
    case joining
    /// An open WebSocket that keeps up; next: `behind`, `closing`, `leaving`.
    case current
    /// An open WebSocket whose peer doesn't read fast enough; next: `current`, `closing`, `leaving`.
    case behind
    /// A WebSocket whose Close waits to be sent; next: `leaving`.
    case closing
    /// A WebSocket of whose end the handler knows; next: its end.
    case leaving
  }

  /// Changed by ``set(_:_:)`` alone, which keeps the counts.
  let standings: Column<Standing>
  let descriptors: Column<Int32>
  let sockets: Column<OpaquePointer?>
  let generations: Column<UInt32>
  let audiences: Column<Audience>
  let places: Column<Broadcast.Place>
  let messageLimits: Column<Int>
  let rates: Column<RateLimit>
  /// Whether a ping was sent and nothing came since.
  let awaitsPong: Column<Bool>

  private let branch: Int
  private let capacity: Int
  private var free: [Int] = []
  /// Slots that were ever taken.
  private(set) var slots = 0
  /// WebSockets in all standings, those that are open, and those that are behind.
  private(set) var webSockets = 0
  private(set) var open = 0
  private(set) var behind = 0

  /// A table for that many connections at most; memory comes with the first tenant of a slot.
  init(branch: Int, capacity: Int) {
    self.branch = branch
    self.capacity = capacity
    standings = Column(capacity)
    descriptors = Column(capacity)
    unsafe sockets = Column(capacity)
    generations = Column(capacity)
    audiences = Column(capacity)
    places = Column(capacity)
    messageLimits = Column(capacity)
    rates = Column(capacity)
    awaitsPong = Column(capacity)
  }

  deinit {
    standings.free()
    descriptors.free()
    unsafe sockets.free()
    generations.free()
    audiences.free()
    places.free()
    messageLimits.free()
    rates.free()
    awaitsPong.free()
  }

  /// What a broadcast needs of them.
  var road: Road {
    unsafe Road(
      standings: standings,
      descriptors: descriptors,
      sockets: sockets,
      audiences: audiences,
      places: places
    )
  }

  /// Slots taken now.
  var count: Int { slots - free.count }

  /// Takes a slot for an accepted socket.
  func take(_ descriptor: Int32) -> Int {
    let slot = free.popLast() ?? addSlot()
    descriptors[slot] = descriptor
    standings[slot] = .http
    return slot
  }

  func bind(_ slot: Int, to socket: OpaquePointer) {
    unsafe sockets[slot] = socket
  }

  /// Gives a slot back; what knew its tenant finds nobody from now on.
  func vacate(_ slot: Int) {
    set(slot, .vacant)
    descriptors[slot] = -1
    unsafe sockets[slot] = nil
    generations[slot] &+= 1
    free.append(slot)
  }

  /// Changes the standing, and the counts with it.
  func set(_ slot: Int, _ standing: Standing) {
    let before = standings[slot]
    webSockets += (standing.isWebSocket ? 1 : 0) - (before.isWebSocket ? 1 : 0)
    open += (standing.isOpen ? 1 : 0) - (before.isOpen ? 1 : 0)
    behind += (standing == .behind ? 1 : 0) - (before == .behind ? 1 : 0)
    standings[slot] = standing
  }

  func id(_ slot: Int) -> ConnectionID {
    ConnectionID(branch: Int32(branch), slot: Int32(slot), generation: generations[slot])
  }

  /// The slot of a connection that has not ended.
  func slot(of connection: ConnectionID) -> Int? {
    let slot = Int(connection.slot)
    guard (0..<slots).contains(slot), generations[slot] == connection.generation,
      standings[slot] != .vacant
    else { return nil }
    return slot
  }

  /// The slot of an open WebSocket.
  func openSlot(of connection: ConnectionID) -> Int? {
    slot(of: connection).flatMap { standings[$0].isOpen ? $0 : nil }
  }

  // MARK: -

  private func addSlot() -> Int {
    precondition(slots < capacity, "more connections than the table was made for")
    let slot = slots
    slots += 1
    standings[slot] = .vacant
    unsafe sockets[slot] = nil
    generations[slot] = 0
    audiences[slot] = .everyone
    places[slot] = Broadcast.Place()
    messageLimits[slot] = 0
    rates[slot] = RateLimit(rate: 0, burst: 0, now: 0)
    awaitsPong[slot] = false
    return slot
  }
}

extension ConnectionTable.Standing {
  /// Whether messages pass.
  var isOpen: Bool { self == .current || self == .behind || self == .joining }
  var isWebSocket: Bool { self != .vacant && self != .http }
}
