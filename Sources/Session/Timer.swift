/// The talk's stopwatch: whoever knows the session's clock can read it.
package struct Timer: Equatable, Sendable, Codable {
  package private(set) var running: Bool
  /// When it was last started, in seconds of the session's clock.
  package private(set) var since: Double
  /// Seconds gathered before that.
  package private(set) var elapsed: Double
  /// Its reading when the settled page came.
  package private(set) var arrived: Double

  package init(
    running: Bool = false,
    since: Double = 0,
    elapsed: Double = 0,
    arrived: Double = 0
  ) {
    self.running = running
    self.since = since
    self.elapsed = elapsed
    self.arrived = arrived
  }

  /// An older server tells of the whole talk alone.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      running: try values.decode(Bool.self, forKey: .running),
      since: try values.decode(Double.self, forKey: .since),
      elapsed: try values.decode(Double.self, forKey: .elapsed),
      arrived: try values.decodeIfPresent(Double.self, forKey: .arrived) ?? 0
    )
  }

  /// Seconds on the stopwatch at an instant.
  package func reading(at now: Double) -> Double {
    running ? elapsed + max(0, now - since) : elapsed
  }

  /// Seconds on it since the settled page came.
  package func readingOfPage(at now: Double) -> Double {
    max(0, reading(at: now) - arrived)
  }

  /// The settled page is another one.
  package mutating func pageTurned(now: Double) {
    arrived = reading(at: now)
  }

  /// A reset keeps it running, or stopped, as it was.
  package mutating func handle(_ action: Intent.TimerAction, now: Double) {
    switch action {
    case .start:
      guard !running else { return }
      self = Timer(running: true, since: now, elapsed: elapsed, arrived: arrived)
    case .pause:
      guard running else { return }
      self = Timer(running: false, since: 0, elapsed: reading(at: now), arrived: arrived)
    case .reset:
      self = Timer(running: running, since: running ? now : 0, elapsed: 0)
    }
  }
}
