import Loopback

/// Viewers on their way in.
struct Joining {
  /// How many are in, or failed.
  var settled = 0
  var latencies: [Int64] = []
}

struct JoinFigures: Encodable {
  let joined: Int
  /// From the first connect to the last one in.
  let ms: Double
  let each: Spread
}

extension Hall {
  /// Brings in so many viewers, so many of them on their way at a time.
  func join(_ count: Int, inFlight: Int, reticent: Bool) -> JoinFigures {
    joining = Joining()
    let began = Clock.now
    var started = 0
    while (joining?.settled ?? count) < count, Clock.now - began < 60_000_000_000 {
      while started < count, started - (joining?.settled ?? 0) < inFlight {
        start(started, reticent: reticent)
        started += 1
      }
      pump()
    }
    let ended = Clock.now
    let latencies = joining?.latencies ?? []
    joining = nil
    audit.checkWelcomes(&faults)
    return JoinFigures(
      joined: latencies.count,
      ms: Double(ended - began) / 1e6,
      each: Spread(latencies)
    )
  }

  private func start(_ index: Int, reticent: Bool) {
    guard
      let descriptor = Sockets.connect(to: target.host, port: target.port, source: viewers.count)
    else {
      faults.add(.notConnected)
      joining?.settled += 1
      return
    }
    let viewer = viewers.add(descriptor, at: Clock.now, reticent: reticent)
    poll.watch(descriptor, as: viewer, for: .output)
  }

  /// A silent one that was ended comes back, and falls silent again.
  func comeBack(_ viewer: Int) {
    let source = viewer
    guard
      let descriptor = Sockets.connect(to: target.host, port: target.port, source: source)
    else { return faults.add(.notConnected) }
    viewers.replace(viewer, by: descriptor, at: Clock.now)
    poll.watch(descriptor, as: viewer, for: .output)
  }

  func takeWelcome(_ bytes: [UInt8], _ payload: Range<Int>, from viewer: Int, at now: Int64) {
    guard let revision = audit.keep(bytes, payload) else { return end(viewer, .notWelcomed) }
    if transcript.base == nil { transcript.base = revision }
    enter(viewer, revision: revision, at: now)
  }

  func enter(_ viewer: Int, revision: Int, at now: Int64) {
    viewers.stages[viewer] = .open
    viewers.alive += 1
    viewers.places[viewer] = revision - (transcript.base ?? 0)
    viewers.motions[viewer] = motions.newest
    joining?.settled += 1
    joining?.latencies.append(now - viewers.began[viewer])
    if viewers.areReticent[viewer] { hush(viewer) }
  }
}
