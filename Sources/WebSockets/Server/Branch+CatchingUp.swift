import CLibwebsockets

/// The whole state as a frame, made once for all that need it at that place.
struct Snapshot: Sendable {
  /// What it holds, motion included.
  let place: Broadcast.Place
  let frames: [UInt8]
}

extension Branch {
  /// Bytes of one write to a connection that is behind, where single frames aren't longer: what
  /// the kernel doesn't take of it costs memory.
  private static let limit = 16 * 1024

  /// Takes note that a socket can be written to, and that nothing is left of earlier writes.
  func writable(_ slot: Int, _ socket: OpaquePointer) -> Int32 {
    if let closing = closings[slot] { return sendClose(slot, closing) }
    guard table.standings[slot] == .behind else { return 0 }
    deadlines.set(slot, .writing, after: configuration.intervals.stuck)
    table.awaitsPong[slot] = false  // It reads, so it lives.
    var messages = waiting[slot]?.list ?? []
    // Else there is more when the snapshot has come.
    guard let piece = nextPiece(slot, &messages), table.standings[slot] == .behind else { return 0 }
    switch piece.bytes.isEmpty ? .whole : transmit(piece.bytes, frames: piece.frames, to: slot) {
    case .whole:
      advance(slot, to: piece.place, messages)
      if table.standings[slot] == .behind { unsafe lws_callback_on_writable(socket) }
    case .part(let sent):
      advance(slot, to: piece.place, messages)
      table.set(slot, .behind)
      guard unsafe writeRest(of: piece.bytes, from: sent, socket) else { return -1 }
    case .refused:
      unsafe lws_callback_on_writable(socket)
    case .broken:
      return -1
    }
    return 0
  }

  // MARK: -

  /// What comes next: frames it missed, or the newest snapshot where that is shorter; nothing where
  /// the snapshot has yet to come.
  private func nextPiece(
    _ slot: Int,
    _ messages: inout ArraySlice<Broadcast.Aside>
  ) -> Broadcast.Piece? {
    let (place, audience) = (table.places[slot], table.audiences[slot])
    let missing = broadcast.missingBytes(at: place)
    let isNear = missing.map { $0 <= Self.limit } ?? false
    let snapshot = isNear ? nil : snapshot(for: audience, slot)
    if let missing, isNear || missing <= snapshot?.frames.count ?? 0,
      let piece = broadcast.next(at: place, for: audience, waiting: &messages, limit: Self.limit)
    {
      return piece
    }
    guard let snapshot else { return nil }
    // Answers first: the snapshot holds what they led to.
    var piece = Broadcast.Piece(place: place)
    while let message = messages.first, piece.add(message.frame, within: Self.limit) {
      messages.removeFirst()
    }
    guard piece.frames == 0 else { return piece }
    tallies.snapshots += 1
    piece.add(snapshot.frames)
    piece.place = snapshot.place
    return piece
  }

  /// A snapshot, at once on the session's loop; else it is asked for, and the slot looked at again
  /// when it has come.
  private func snapshot(for audience: Audience, _ slot: Int) -> Snapshot? {
    if let made = lasting(audience) { return made }
    if starving[audience] == nil {
      starving[audience] = []
      let number = number
      tell { $0.provide(audience, to: number) }
      if let made = lasting(audience) { return made }
    }
    starving[audience]?.append(slot)
    return nil
  }

  /// The last snapshot, if little was published since: on another loop than the session's there may
  /// always be something.
  private func lasting(_ audience: Audience) -> Snapshot? {
    guard let made = snapshots[audience], let missing = broadcast.missingBytes(at: made.place)
    else { return nil }
    return missing <= (isHome ? 0 : Self.limit) ? made : nil
  }

  /// Takes a snapshot that was asked for.
  func feed(_ snapshot: Snapshot, to audience: Audience) {
    snapshots[audience] = snapshot
    for slot in starving.removeValue(forKey: audience) ?? [] {
      guard table.standings[slot] == .behind, let socket = unsafe table.sockets[slot] else {
        continue
      }
      unsafe lws_callback_on_writable(socket)
    }
  }

  private func advance(
    _ slot: Int,
    to place: Broadcast.Place,
    _ messages: ArraySlice<Broadcast.Aside>
  ) {
    table.places[slot] = place
    waiting[slot]?.list = messages
    guard place == broadcast.newest, messages.isEmpty else { return }
    waiting[slot] = nil
    deadlines.drop(slot, .writing)
    table.set(slot, .current)
  }
}
