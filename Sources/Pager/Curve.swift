extension Pager {
  /// A timing curve: a cubic Bézier from (0, 0) to (1, 1).
  public enum Curve: String, Equatable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut

    /// The progress at a fraction of the time, both from 0 to 1; exact to the last digits.
    public func value(at fraction: Double) -> Double {
      guard fraction > 0 else { return 0 }
      guard fraction < 1 else { return 1 }
      let (x1, y1, x2, y2) = controlPoints
      let parameter = Self.parameter(at: fraction, x1, x2)
      return Self.coordinate(at: parameter, y1, y2)
    }

    /// The progress a time at the very start.
    var initialSlope: Double {
      let (x1, y1, x2, y2) = controlPoints
      return x1 == 0 && y1 == 0 ? y2 / x2 : y1 / x1
    }

    private var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
      switch self {
      case .linear: (0, 0, 1, 1)
      case .easeIn: (0.42, 0, 1, 1)
      case .easeOut: (0, 0, 0.58, 1)
      case .easeInOut: (0.42, 0, 0.58, 1)
      }
    }

    /// The parameter at which x is reached, by halving: x rises with it, so nothing can go astray.
    private static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if coordinate(at: middle, x1, x2) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    private static func coordinate(at s: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - s
      return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }
  }
}
