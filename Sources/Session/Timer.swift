/// The talk's stopwatch: whoever knows the session's clock can read it.
package struct Timer: Equatable, Sendable, Codable {
  package private(set) var running: Bool
  /// When it was last started, in seconds of the session's clock.
  package private(set) var since: Double
  /// Seconds gathered before that.
  package private(set) var elapsed: Double

  package init(running: Bool = false, since: Double = 0, elapsed: Double = 0) {
    self.running = running
    self.since = since
    self.elapsed = elapsed
  }

  /// Seconds on the stopwatch at an instant.
  package func reading(at now: Double) -> Double {
    running ? elapsed + max(0, now - since) : elapsed
  }

  /// A reset keeps it running, or stopped, as it was.
  package mutating func handle(_ action: Intent.TimerAction, now: Double) {
    switch action {
    case .start:
      guard !running else { return }
      self = Timer(running: true, since: now, elapsed: elapsed)
    case .pause:
      guard running else { return }
      self = Timer(running: false, since: 0, elapsed: reading(at: now))
    case .reset:
      self = Timer(running: running, since: running ? now : 0, elapsed: 0)
    }
  }
}
