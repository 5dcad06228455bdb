/// The session's clock as seen from here: what to add to our own to get it, in seconds.
struct SessionClock: Equatable, Sendable {
  private var offset = 0.0
  private var samples: [Sample] = []
  /// When the server is asked next, of our own clock.
  private(set) var nextQuestion = Double.infinity

  private struct Sample: Equatable {
    let offset: Double
    let roundTrip: Double
  }

  private static let memory = 8
  private static let firstQuestion = 1.0
  private static let interval = 60.0

  /// A snapshot came, made at `time` of the session's clock: a first guess.
  mutating func told(_ time: Double, now: Double) {
    guard samples.isEmpty, time.isFinite else { return }
    offset = time - now
    nextQuestion = min(nextQuestion, now + Self.firstQuestion)
  }

  /// The connection is another one, and so may the server be.
  mutating func forget() {
    self = SessionClock()
  }

  /// A question is on its way.
  mutating func asked(now: Double) {
    nextQuestion = now + Self.interval
  }

  /// The answer to a question that was sent at `sent`; the one with the shortest round trip counts.
  mutating func told(_ time: Double, sent: Double, now: Double) {
    guard time.isFinite, sent <= now else { return }
    samples.append(Sample(offset: time - (sent + now) / 2, roundTrip: now - sent))
    samples = samples.suffix(Self.memory)
    if let best = samples.min(by: { $0.roundTrip < $1.roundTrip }) { offset = best.offset }
  }

  /// The session's time at a time of ours.
  func time(at now: Double) -> Double {
    now + offset
  }

  /// Our time at a time of the session's.
  func now(at time: Double) -> Double {
    time - offset
  }
}
