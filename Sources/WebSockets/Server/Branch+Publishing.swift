extension Branch {
  /// Takes a frame that was published at `now`; it goes out with all of the loop's turn.
  func publish(_ frame: [UInt8], to audience: Audience, lane: Lane, now: Double) {
    broadcast.publish(frame, to: audience, lane: lane)
    if audience == .everyone { watch.publish(now: now) }
    planPass(now: now)
  }

  /// Goes on from there, where nobody was told of what was published before.
  func begin(at place: Broadcast.Place) {
    broadcast.restart(at: place)
  }

  /// Sends a text message to one connection, in order with what was published before.
  func send(_ text: [UInt8], to connection: ConnectionID) {
    guard let slot = table.openSlot(of: connection) else { return }
    let frame = Frame.text(text)
    guard table.standings[slot] == .current, var piece = rest(slot), isClear(slot) else {
      if table.standings[slot] == .current { fallBehind(slot, .refused, []) }
      return wait(slot, frame)
    }
    piece.add(frame)
    let delivery = transmit(piece.bytes, frames: piece.frames, to: slot)
    if delivery == .refused { wait(slot, frame) }
    settle(slot, piece, delivery)
  }

  /// Makes a connection a member of an audience, with a limit for its messages in bytes and one for
  /// their number, else the one that it has.
  func enroll(
    _ connection: ConnectionID,
    as audience: Audience,
    messageLimit: Int,
    rate: RateLimit?
  ) {
    guard let slot = table.openSlot(of: connection) else { return }
    table.audiences[slot] = audience
    table.messageLimits[slot] = messageLimit
    if let rate { table.rates[slot] = rate }
  }

  // MARK: -

  /// Connections that have their turn before the loop has its own.
  private static let slice = 1024

  /// In the turn of what was published; close behind another pass one turn later, in which as much
  /// again may come: of a burst many frames are one send.
  private func planPass(now: Double) {
    guard !isPassPlanned else { return }
    isPassPlanned = true
    if now - lastPass.ended < lastPass.ended - lastPass.began {
      later { $0.later { $0.beginPass() } }
    } else {
      later { $0.beginPass() }
    }
  }

  private func beginPass() {
    lastPass.began = ServiceClock.now
    watch.begin(now: lastPass.began)
    pass(from: 0, began: broadcast.newest)
  }

  /// Brings a slice of the connections that keep up to the newest place, and plans the next.
  private func pass(from first: Int, began: Broadcast.Place) {
    let end = min(first + Self.slice, table.slots)
    sendRest(to: first..<end)
    guard end == table.slots else { return later { $0.pass(from: end, began: began) } }
    note(watch.arrivals())
    lastPass.ended = ServiceClock.now
    if began != broadcast.newest {
      later { $0.beginPass() }
    } else {
      isPassPlanned = false
    }
  }

  private func note(_ arrivals: Arrivals?) {
    guard let arrivals else { return }
    tallies.first.add(arrivals.first)
    tallies.median.add(arrivals.median)
    tallies.p99.add(arrivals.p99)
    tallies.last.add(arrivals.last)
    let number = number
    tell { $0.broadcastTook(arrivals.last, on: number) }
  }

  private func count(_ piece: Broadcast.Piece, sends: Int) {
    let sends = UInt64(sends)
    let motion = (frames: UInt64(piece.motion.frames), bytes: UInt64(piece.motion.bytes))
    tallies.sends += sends
    tallies.sentFrames.motion += sends * motion.frames
    tallies.sentFrames.state += sends * (UInt64(piece.frames) - motion.frames)
    tallies.sentBytes.motion += sends * motion.bytes
    tallies.sentBytes.state += sends * (UInt64(piece.bytes.count) - motion.bytes)
  }

  /// Sends what they lack to those that keep up, to all that lack the same in one go.
  private func sendRest(to slots: Range<Int>) {
    for slot in slots {
      let place = table.places[slot]
      guard table.standings[slot] == .current, place != broadcast.newest else { continue }
      guard let piece = rest(slot) else {
        fallBehind(slot, .refused, [])
        continue
      }
      let load = Road.Load(piece: piece, from: place, audience: table.audiences[slot])
      var stretch = Road.Stretch()
      table.road.carry(load, along: slot..<slots.upperBound, &stretch)
      for mark in stretch.marks { watch.deliver(mark.deliveries, now: mark.time) }
      count(piece, sends: stretch.sends)
      // Only now come the library's calls.
      for stop in stretch.stops { settle(stop.slot, piece, stop.delivery) }
    }
  }

  /// What a connection that keeps up lacks; `nil` where that is too much for one send.
  private func rest(_ slot: Int) -> Broadcast.Piece? {
    let (place, audience) = (table.places[slot], table.audiences[slot])
    if let last = lastRest, last.from == place, last.audience == audience,
      last.piece.place == broadcast.newest
    {
      return last.piece
    }
    guard let piece = broadcast.rest(at: place, for: audience),
      piece.bytes.count <= configuration.bounds.sendBuffer
    else { return nil }
    lastRest = Rest(from: place, audience: audience, piece: piece)
    return piece
  }

  /// Keeps a message for a connection that is behind; one that lets too many wait is closed.
  private func wait(_ slot: Int, _ frame: [UInt8]) {
    var messages = waiting[slot] ?? WaitingMessages()
    messages.append(Broadcast.Aside(position: broadcast.newest.position, frame: frame))
    let bounds = configuration.bounds
    guard messages.list.count <= bounds.waitingMessages, messages.bytes <= bounds.waitingBytes
    else {
      return close(slot, Closing(code: .slow, reason: "too many messages wait to be read"))
    }
    waiting[slot] = messages
  }
}

/// What most connections lack alike, built once.
struct Rest {
  let from: Broadcast.Place
  let audience: Audience
  let piece: Broadcast.Piece
}

/// Messages to one connection that is behind.
struct WaitingMessages {
  var list: ArraySlice<Broadcast.Aside> = []
  var bytes: Int { list.reduce(0) { $0 + $1.frame.count } }

  mutating func append(_ message: Broadcast.Aside) {
    list.append(message)
  }
}
