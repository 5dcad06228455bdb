package import Pager

/// The timed run of a transition, described once; everyone draws it on their own clock.
package struct Animation: Equatable, Sendable, Codable {
  package var tid: Int?
  /// Positions in pages at the start and at the end.
  package var p0: Double
  package var p1: Double
  /// Seconds of the session's clock.
  package var start: Double
  /// Seconds.
  package var duration: Double
  package var curve: Pager.Curve
  package var outcome: Pager.Outcome
  /// The page shown on the far side while the position is behind rest.
  package var behind: String?

  package init(
    tid: Int?,
    p0: Double,
    p1: Double,
    start: Double,
    duration: Double,
    curve: Pager.Curve,
    outcome: Pager.Outcome,
    behind: String? = nil
  ) {
    self.tid = tid
    self.p0 = p0
    self.p1 = p1
    self.start = start
    self.duration = duration
    self.curve = curve
    self.outcome = outcome
    self.behind = behind
  }

  /// The position in pages at an instant, held at the ends.
  package func position(at now: Double) -> Double {
    guard duration > 0 else { return p1 }
    let progress = min(max((now - start) / duration, 0), 1)
    return p0 + (p1 - p0) * curve.value(at: progress)
  }
}

/// The return to rest without a transition, after pulling at an end of the deck.
package struct Bounce: Equatable, Sendable, Codable {
  package var p0: Double
  package var start: Double
  package var duration: Double

  package init(p0: Double, start: Double, duration: Double) {
    self.p0 = p0
    self.start = start
    self.duration = duration
  }

  package func position(at now: Double) -> Double {
    guard duration > 0 else { return 0 }
    let progress = min(max((now - start) / duration, 0), 1)
    return p0 * (1 - Pager.Curve.easeOut.value(at: progress))
  }
}

extension Pager.Curve: Codable {}
extension Pager.Outcome: Codable {}
