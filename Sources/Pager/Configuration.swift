extension Pager {
  /// What a host can choose; times in seconds, distances in pages, speeds in pages a second.
  public struct Configuration: Equatable, Sendable {
    /// Whether the first page follows the last.
    public var loop = false
    /// How far a page must be pulled for a release to commit it.
    public var commitDistance = 0.5
    /// From this speed on, a release is a flick: the finger's direction decides.
    public var flickVelocity = 1.0
    /// A touch that went less far than this is no flick.
    public var flickMinTravel = 0.05
    /// How far from rest a transition opens; keeps one from opening and closing around rest.
    public var reversalEpsilon = 0.01
    /// Whether the content gives way where there is no page.
    public var bounces = true
    /// How much it gives way.
    public var bounceCoefficient = 0.55
    /// The length of a programmatic transition, and the most that a release takes.
    public var baseDuration = 0.35
    /// The least that a release takes.
    public var minDuration = 0.12
    /// The length of the return from a wall.
    public var bounceDuration = 0.25
    /// The curve of what a finger began.
    public var gestureCurve = Curve.easeOut
    /// The curve of what a request began.
    public var programCurve = Curve.easeInOut
    /// A gesture without a sign of life for so long is cancelled.
    public var gestureTimeout = 5.0
    /// A finger that stood still for longer has no velocity.
    public var velocityStaleness = 0.17
    /// The span over which a velocity is estimated when none was sent.
    public var velocityWindow = 0.1
    /// What a flick on a caught commit means.
    public var flickOnCatch = FlickOnCatch.accumulate
    /// What decides between commit and cancel at a release.
    public var commitRule = CommitRule.twoClause
    /// Whether the page control is hidden when there is nothing to choose.
    public var hidesForSinglePage = true
    /// Whether a tap on the page control goes round the ends; nil means as ``loop`` does.
    public var controlWraps: Bool?
    /// How many pages on each side of the settled one belong to the window.
    public var neighbourRadius = 1
    /// Whether everyone may drive, or only the holder of the lease.
    public var driverMode = DriverMode.open
    /// How long a holder who went away keeps the lease.
    public var driverGrace = 10.0
    /// How many answers are remembered for requests that come again.
    public var rememberedAnswers = 4_096

    /// Makes the default configuration.
    public init() {}
  }

  /// What a flick on a caught commit means.
  public enum FlickOnCatch: Equatable, Sendable {
    /// One more page.
    case accumulate
    /// Nothing of its own: the ordinary rule holds.
    case absorb
  }

  /// What decides between commit and cancel at a release.
  public enum CommitRule: Equatable, Sendable {
    /// A flick decides by its direction, else the distance does.
    case twoClause
    /// Where the content would come to rest decides; `rate` is the deceleration a millisecond.
    case projection(rate: Double)
  }

  /// Who may drive.
  public enum DriverMode: String, Equatable, Sendable {
    case open
    case exclusive
  }

  /// Limits below which numbers count as equal.
  enum Tolerance {
    /// For thresholds, whose operands carry the rounding of a division.
    static let threshold = 1e-9
    /// For a distance that is not worth an animation.
    static let distance = 1e-9
  }
}

extension Pager.Configuration {
  var band: Pager.RubberBand {
    Pager.RubberBand(coefficient: bounces ? bounceCoefficient : 0)
  }

  /// Whether a distance from rest is more than a tremble.
  func exceedsEpsilon(_ distance: Double) -> Bool {
    distance > reversalEpsilon + Pager.Tolerance.threshold
  }

  func isFlick(velocity: Double, travel: Double) -> Bool {
    velocity.magnitude >= flickVelocity - Pager.Tolerance.threshold
      && travel.magnitude >= flickMinTravel - Pager.Tolerance.threshold
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
