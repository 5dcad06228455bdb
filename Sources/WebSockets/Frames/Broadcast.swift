/// What was published: the log of the `state` lane, and the newest frame of `motion`.
///
/// Each connection has a `Place` in it; what it still has to get follows from that alone, so a
/// connection costs the same memory however far it is behind.
struct Broadcast {
  /// How far a connection has got.
  struct Place: Equatable, Sendable {
    /// In the log: all before it has been sent.
    var position: UInt64 = 0
    /// Number of the newest frame of `motion` that is sent or skipped.
    var motion: UInt64 = 0
  }

  /// A frame that belongs at a position of the log without being in it.
  struct Aside {
    let position: UInt64
    let frame: [UInt8]
  }

  /// Frames to be sent in one go, and where they lead.
  struct Piece {
    var bytes: [UInt8] = []
    var frames = 0
    /// What of it is motion.
    var motion = (frames: 0, bytes: 0)
    var place: Place
  }

  private struct Motion {
    let number: UInt64
    let aside: Aside
  }

  private var log: FrameLog
  private var motions: [Audience: Motion] = [:]
  private(set) var newest = Place()

  init(maxFrames: Int, maxBytes: Int) {
    log = FrameLog(maxFrames: maxFrames, maxBytes: maxBytes)
  }

  /// Forgets all, and goes on at that place.
  mutating func restart(at place: Place) {
    log.restart(at: place.position)
    motions = [:]
    newest = place
  }

  mutating func publish(_ frame: [UInt8], to audience: Audience, lane: Lane) {
    switch lane {
    case .state:
      log.append(frame, for: audience)
      newest.position = log.end
    case .motion:
      newest.motion += 1
      motions[audience] = Motion(
        number: newest.motion,
        aside: Aside(position: log.end, frame: frame)
      )
    }
  }

  /// Bytes that the log holds from a place on, or `nil` where it no longer reaches back so far.
  func missingBytes(at place: Place) -> Int? {
    place.position >= log.start ? log.bytes(from: place.position) : nil
  }

  /// All that a connection that keeps up has still to get; `nil` where the log is too short.
  func rest(at place: Place, for audience: Audience) -> Piece? {
    guard place.position >= log.start else { return nil }
    var piece = Piece(place: place)
    var next = motions(since: place, for: audience)[...]
    while true {
      while let motion = next.first, motion.position <= piece.place.position {
        piece.add(motion: motion.frame)
        next.removeFirst()
      }
      guard let entry = log[piece.place.position] else { break }
      if entry.audience.reaches(audience) { piece.add(entry.frame) }
      piece.place.position += 1
    }
    piece.place = newest
    return piece
  }

  /// What a connection that is behind is to get next.
  ///
  /// At least a frame, and then as many as fit into `limit` bytes; of `motion` only what builds on
  /// the end of the log, so that a finger that rests is seen where it is. Takes from `waiting` what
  /// it puts in; `nil` where the log is too short.
  func next(
    at place: Place,
    for audience: Audience,
    waiting: inout ArraySlice<Aside>,
    limit: Int
  ) -> Piece? {
    guard place.position >= log.start else { return nil }
    var piece = Piece(place: place)
    while piece.bytes.count < limit {
      if let aside = waiting.first, aside.position <= piece.place.position {
        guard piece.add(aside.frame, within: limit) else { break }
        waiting.removeFirst()
      } else if let entry = log[piece.place.position] {
        if entry.audience.reaches(audience) {
          guard piece.add(entry.frame, within: limit) else { break }
        }
        piece.place.position += 1
      } else {
        let fresh = motions(since: piece.place, for: audience).filter { $0.position == log.end }
        guard fresh.allSatisfy({ piece.add(motion: $0.frame, within: limit) }) else { break }
        piece.place.motion = newest.motion
        break
      }
    }
    return piece
  }

  // MARK: -

  /// Frames of motion that a connection has not got, in order.
  private func motions(since place: Place, for audience: Audience) -> [Aside] {
    let fresh = motions.filter { $0.key.reaches(audience) && $0.value.number > place.motion }
    return fresh.values.sorted { $0.number < $1.number }.map(\.aside)
  }
}

extension Broadcast.Piece {
  mutating func add(_ frame: [UInt8]) {
    // A frame alone is shared, not copied.
    if bytes.isEmpty { bytes = frame } else { bytes += frame }
    frames += 1
  }

  mutating func add(motion frame: [UInt8]) {
    add(frame)
    motion.frames += 1
    motion.bytes += frame.count
  }

  /// Adds a frame where it fits, or is the first; tells whether it did.
  mutating func add(_ frame: [UInt8], within limit: Int) -> Bool {
    guard frames == 0 || bytes.count + frame.count <= limit else { return false }
    add(frame)
    return true
  }

  mutating func add(motion frame: [UInt8], within limit: Int) -> Bool {
    guard frames == 0 || bytes.count + frame.count <= limit else { return false }
    add(motion: frame)
    return true
  }
}

extension Audience {
  /// Whether what is published to this audience is meant for a member of another.
  func reaches(_ audience: Audience) -> Bool {
    self == .everyone || audience == .presenters
  }
}
