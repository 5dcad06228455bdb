import CLibwebsockets

/// All connections, in flat arrays by slot, so that a broadcast walks through memory in order.
@safe @Service final class ConnectionTable {
  /// What a connection is at.
  enum Standing: UInt8 {
    /// No connection; next: `http`.
    case vacant
    /// Asks for pages and files; next: `current`, or its end.
    case http
    /// An open WebSocket that keeps up; next: `behind`, `closing`, `leaving`.
    case current
    /// An open WebSocket whose peer doesn't read fast enough; next: `current`, `closing`, `leaving`.
    case behind
    /// A WebSocket whose Close waits to be sent; next: `leaving`.
    case closing
    /// A WebSocket of whose end the handler knows; next: its end.
    case leaving
  }

  private(set) var standings: [Standing] = []
  private(set) var descriptors: [Int32] = []
  private(set) var sockets: [OpaquePointer?] = unsafe []
  private(set) var generations: [UInt32] = []
  var audiences: [Audience] = []
  var places: [Broadcast.Place] = []
  var messageLimits: [Int] = []
  /// Whether a ping was sent and nothing came since.
  var awaitsPong: [Bool] = []

  private var free: [Int] = []
  /// WebSockets in all standings, those that are open, and those that are behind.
  private(set) var webSockets = 0
  private(set) var open = 0
  private(set) var behind = 0

  /// Slots that were ever taken.
  var slots: Int { standings.count }
  /// Slots taken now.
  var count: Int { standings.count - free.count }

  /// Takes a slot for an accepted socket.
  func take(_ descriptor: Int32) -> Int {
    guard let slot = free.popLast() else { return append(descriptor) }
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
    ConnectionID(slot: Int32(slot), generation: generations[slot])
  }

  /// The slot of a connection that has not ended.
  func slot(of connection: ConnectionID) -> Int? {
    let slot = Int(connection.slot)
    guard generations.indices.contains(slot), generations[slot] == connection.generation,
      standings[slot] != .vacant
    else { return nil }
    return slot
  }

  /// The slot of an open WebSocket.
  func openSlot(of connection: ConnectionID) -> Int? {
    slot(of: connection).flatMap { standings[$0].isOpen ? $0 : nil }
  }

  // MARK: -

  private func append(_ descriptor: Int32) -> Int {
    standings.append(.http)
    descriptors.append(descriptor)
    unsafe sockets.append(nil)
    generations.append(0)
    audiences.append(.everyone)
    places.append(Broadcast.Place())
    messageLimits.append(0)
    awaitsPong.append(false)
    return standings.count - 1
  }
}

extension ConnectionTable.Standing {
  /// Whether messages pass.
  var isOpen: Bool { self == .current || self == .behind }
  var isWebSocket: Bool { self != .vacant && self != .http }
}
