extension Pager {
  /// What decides how long a transition runs, and along which curve.
  enum Pace: Equatable, Sendable {
    /// A finger let go of it with a velocity in pages a second; 0 if that plays no part.
    case release(velocity: Double)
    /// A request turned it round, or sent it on, where it was.
    case inPlace
    /// A request began it.
    case program
  }
}

extension Pager.Configuration {
  /// How long a transition takes, in seconds, for a way in pages, negative if backward.
  func duration(of way: Double, at pace: Pager.Pace) -> Double {
    switch pace {
    case .release(let velocity) where velocity * way > 0:
      // The picture keeps the finger's speed.
      released(Pager.Curve.easeOut.initialSlope * way / velocity)
    case .release: released(2 * baseDuration * way.magnitude)
    case .inPlace: max(minDuration, baseDuration * way.magnitude)
    case .program: baseDuration
    }
  }

  func curve(at pace: Pager.Pace) -> Pager.Curve {
    switch pace {
    case .release, .inPlace: gestureCurve
    case .program: programCurve
    }
  }

  private func released(_ duration: Double) -> Double {
    max(minDuration, min(duration, baseDuration))
  }
}
