extension Pager {
  /// One thing that happened, to be told to observers.
  public struct Event: Equatable, Sendable {
    /// From 1, rising by 1.
    public let seq: Int
    /// When it happened, in seconds on the pager's clock: an input's time, or that of a deadline.
    public let at: Double
    /// What happened.
    public let kind: Kind

    /// What can happen.
    public enum Kind: Equatable, Sendable {
      case dragStarted(gid: GestureID, owner: Participant)
      case dragCancelled(gid: GestureID, reason: Reason)
      case will(Transition)
      /// The position under a finger; `tid` is nil at rest and against a wall. The only kind that
      /// may be lost on the way to viewers.
      case progress(p: Double, tid: Int?)
      /// A transition runs by itself from now on; `behind` is the page on the far side while the
      /// position lies behind rest.
      case animation(tid: Int, Motion, Outcome, behind: PageID?)
      /// A running animation was caught by a finger.
      case interrupted(tid: Int, p: Double)
      /// `completed` tells whether the page changed, `finished` whether nothing cut it short.
      case didFinish(Transition, completed: Bool, finished: Bool, reason: Reason?)
      /// The settled page is `to` now.
      case pageChanged(Transition)
      case appearance(PageID, Appearance)
      case control(Control)
      /// Pages that come near the settled one, or go.
      case window(entering: [PageID], leaving: [PageID])
      case pages([PageID], revision: Int)
      /// The content returns to rest; no transition is open.
      case bounce(Motion)
      case rest
      /// `reached` tells whether the requested page is the settled one now.
      case completion(req: RequestID, finished: Bool, reached: Bool)
      case rejected(req: RequestID?, reason: Reason)
      case driver(holder: Participant?, pending: Participant?)
      case scrubStarted(owner: Participant)
      case scrubEnded
      case layout(Layout)
      case locked(Bool)
      case closed
    }
  }

  /// A page on its way onto the screen or off it.
  public enum Appearance: String, Equatable, Sendable {
    case willAppear
    case didAppear
    case willDisappear
    case didDisappear
  }

  /// What the page control shows: always the settled page.
  public struct Control: Equatable, Sendable {
    /// How many dots.
    public let count: Int
    /// Nil without pages.
    public let currentIndex: Int?
    /// Whether there is nothing to choose, so that it need not show.
    public let isHidden: Bool
  }

  /// The one answer to a request.
  public enum Answer: Equatable, Sendable {
    case pending
    case completed(finished: Bool, reached: Bool)
    case rejected(Reason)
  }
}
