extension Pager {
  /// The passage from one page to another, as told to observers.
  public struct Transition: Equatable, Sendable {
    /// Transitions are numbered from 1 in the order they open.
    public let tid: Int
    /// Nil when the first pages come.
    public let from: PageID?
    /// Nil when the last page goes.
    public let to: PageID?
    /// The way it goes; never to be inferred from indices, which a loop of two makes ambiguous.
    public let direction: Direction
    /// What began it.
    public let cause: Cause
  }

  /// What began a transition.
  public enum Cause: String, Equatable, Sendable {
    case gesture
    /// A request: `goTo`, `step`, or the page that an edit shows.
    case program
    /// A tap on the page control.
    case control
    case autoplay
    case scrub
    /// A change of the list that took the current page away.
    case edit
  }

  /// How a settling transition will end.
  public enum Outcome: String, Equatable, Sendable {
    /// On the new page.
    case commit
    /// On the old page.
    case cancel
  }

  /// A timed run of the position.
  public struct Motion: Equatable, Sendable {
    /// Where it starts, in pages from rest.
    public let p0: Double
    /// Where it ends.
    public let p1: Double
    /// Seconds on the pager's clock.
    public let start: Double
    /// Seconds.
    public let duration: Double
    /// How it goes on the way.
    public let curve: Curve

    /// When it has arrived.
    public var end: Double { start + duration }

    /// The position at a time, held at the ends.
    public func position(at time: Double) -> Double {
      guard duration > 0 else { return p1 }
      return p0 + (p1 - p0) * curve.value(at: (time - start) / duration)
    }
  }

  /// A transition under way; while it is open, its `from` is the settled page.
  struct OpenTransition: Equatable, Sendable {
    let tid: Int
    let from: PageID
    let to: PageID
    let direction: Direction
    let cause: Cause
    /// The requests that it will answer, in their order.
    var requests: [Pending] = []
    /// Whether something caught it or turned it round.
    var isCut = false
    /// The page shown on the far side while the position lies behind rest.
    var behind: PageID?

    var facts: Transition {
      Transition(tid: tid, from: from, to: to, direction: direction, cause: cause)
    }

    /// The position at which it ends.
    func destination(_ outcome: Outcome) -> Double {
      outcome == .commit ? direction.sign : 0
    }
  }

  /// A request that waits for the end of a transition.
  struct Pending: Equatable, Sendable {
    let req: RequestID
    let page: PageID
  }
}
