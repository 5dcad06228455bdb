import CLibwebsockets

/// The whole state as a frame, made once for all that need it at that place.
struct Snapshot {
  /// What it holds, motion included.
  let place: Broadcast.Place
  let frames: [UInt8]
}

extension WebSocketServer {
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
    let piece = nextPiece(slot, &messages)
    guard table.standings[slot] == .behind else { return 0 }
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

  /// What comes next: frames it missed, or the newest snapshot where that is shorter.
  private func nextPiece(
    _ slot: Int,
    _ messages: inout ArraySlice<Broadcast.Aside>
  ) -> Broadcast.Piece {
    let (place, audience) = (table.places[slot], table.audiences[slot])
    if let missing = broadcast.missingBytes(at: place),
      missing <= Self.limit || missing <= snapshot(for: audience).frames.count,
      let piece = broadcast.next(at: place, for: audience, waiting: &messages, limit: Self.limit)
    {
      return piece
    }
    // Answers first: the snapshot holds what they led to.
    var piece = Broadcast.Piece(place: place)
    while let message = messages.first, piece.add(message.frame, within: Self.limit) {
      messages.removeFirst()
    }
    guard piece.frames == 0 else { return piece }
    let snapshot = snapshot(for: audience)
    tallies.snapshots += 1
    piece.add(snapshot.frames)
    piece.place = snapshot.place
    return piece
  }

  private func snapshot(for audience: Audience) -> Snapshot {
    // One that lacks the last motion will do: that follows as any other.
    let place = broadcast.newest
    if let made = snapshots[audience], made.place.position == place.position { return made }
    let frames = handler.snapshot(for: audience).flatMap { Frame.text($0) }
    let snapshot = Snapshot(place: place, frames: frames)
    snapshots[audience] = snapshot
    return snapshot
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
