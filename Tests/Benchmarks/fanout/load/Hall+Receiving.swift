import Loopback

/// What a viewer gets, and whether it is what all must get.
extension Hall {
  func take(_ bytes: [UInt8], _ count: Int, from viewer: Int, at now: Int64) {
    var start = 0
    if viewers.stages[viewer] == .shaking {
      guard let end = Target.end(ofResponse: bytes, count) else {
        return end(viewer, .notUpgraded, String(decoding: bytes[..<min(count, 60)], as: UTF8.self))
      }
      start = end
      viewers.stages[viewer] = .entering
      if target.isRelay { enter(viewer, revision: transcript.count, at: now) }
    }
    while start < count, viewers.stages[viewer] != .gone, viewers.stages[viewer] != .silent {
      if viewers.stages[viewer] == .open,
        let end = transcript.end(of: viewers.places[viewer], in: bytes, at: start, end: count)
      {
        advance(viewer, at: now)
        start = end
        continue
      }
      switch Frame.read(bytes, at: start, end: count) {
      case .part:
        viewers.rests[viewer] = Array(bytes[start..<count])
        return
      case .malformed:
        return end(viewer, .malformed, "no frame: \(bytes[start..<min(start + 8, count)])")
      case .whole(let frame):
        guard frame.mask == nil else { return end(viewer, .malformed, "masked") }
        take(frame, bytes, start..<frame.payload.upperBound, from: viewer, at: now)
        start = frame.payload.upperBound
      }
    }
  }

  /// A viewer has got the frame at its place.
  private func advance(_ viewer: Int, at now: Int64) {
    let place = viewers.places[viewer]
    viewers.places[viewer] = place + 1
    transcript.count(place)
    tally.frames += 1
    if place == round?.place { round?.latencies.append(now) }
  }

  private func take(
    _ frame: Frame,
    _ bytes: [UInt8],
    _ whole: Range<Int>,
    from viewer: Int,
    at now: Int64
  ) {
    switch frame.opcode {
    case 1 where frame.isFinal:
      if viewers.stages[viewer] == .entering {
        takeWelcome(bytes, frame.payload, from: viewer, at: now)
      } else {
        takeText(bytes, whole, frame.payload, from: viewer, at: now)
      }
    case 8:
      let code = bytes[frame.payload].prefix(2).reduce(0) { $0 << 8 | Int($1) }
      end(viewer, .closed, "with \(code)")
    case 9:
      tally.pings += 1
      let pong = Frame.masked(bytes[frame.payload], opcode: 10)
      if !send(pong, to: viewers.descriptors[viewer]) { faults.add(.shortWrite) }
    case 10: break
    default: end(viewer, .malformed, "opcode \(frame.opcode), final \(frame.isFinal)")
    }
  }

  private func takeText(
    _ bytes: [UInt8],
    _ whole: Range<Int>,
    _ payload: Range<Int>,
    from viewer: Int,
    at now: Int64
  ) {
    guard !target.isRelay else {
      return faults.add(.unexpected, String(decoding: bytes[payload].prefix(80), as: UTF8.self))
    }
    let revision = bytes.number(after: Mark.revision, in: payload).map { Int($0) }
    let known = (transcript.base ?? 0) + viewers.places[viewer]
    if bytes.contains(Mark.motion, in: payload) {
      takeMotion(bytes, whole, revision ?? -1, from: viewer, at: now)
    } else if bytes.contains(Mark.batch, in: payload), let revision {
      switch revision - known {
      case ...0: faults.add(.duplicate, "revision \(revision) at \(known)")
      case 1 where viewers.places[viewer] == transcript.count:
        transcript.append(bytes[whole])
        round?.learned(transcript.count - 1, bytes, payload, at: now)
        advance(viewer, at: now)
      case 1: faults.add(.differs, "revision \(revision)")
      default: faults.add(.missing, "revision \(revision) at \(known)")
      }
    } else if bytes.contains(Mark.snapshot, in: payload), let revision, revision >= known {
      tally.snapshots += 1
      viewers.places[viewer] = revision - (transcript.base ?? 0)
    } else if bytes.contains(Mark.clock, in: payload) {
      tally.clocks += 1
    } else {
      faults.add(.unexpected, String(decoding: bytes[payload].prefix(80), as: UTF8.self))
    }
  }

  private func takeMotion(
    _ bytes: [UInt8],
    _ frame: Range<Int>,
    _ revision: Int,
    from viewer: Int,
    at now: Int64
  ) {
    tally.motions += 1
    let number: Int
    if let found = motions.find(bytes, frame) {
      number = found.number
    } else {
      number = motions.append(bytes[frame], revision: revision)
      drag?.learned(number, position: bytes.number(after: Mark.position, in: frame) ?? 0)
    }
    if number <= viewers.motions[viewer] { faults.add(.outOfOrder, "motion \(number)") }
    if revision != (transcript.base ?? 0) + viewers.places[viewer] {
      faults.add(.outOfOrder, "motion on \(revision) at \(viewers.places[viewer])")
    }
    viewers.motions[viewer] = number
    drag?.arrived(number, at: now)
  }
}
