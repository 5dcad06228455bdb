extension Pager {
  /// What the pager is doing, as told to observers.
  public enum Phase: String, Equatable, Sendable {
    case empty
    case idle
    case dragging
    case settling
    case bouncing
    case scrubbing
    case closed
  }

  /// What the pager is doing, with what belongs to it; the page in each case is the settled one.
  enum State: Equatable, Sendable {
    /// No pages; next: idle, when there are some.
    case empty
    /// At rest on a page; next: any.
    case idle(PageID)
    /// Under a finger; next: settling or bouncing when let go, idle when nothing is left to travel.
    case dragging(PageID, Drag)
    /// Running to a decided end; next: idle at its end, dragging when caught.
    case settling(PageID, Settle)
    /// Returning to rest with no transition open; next: idle at its end, dragging when caught.
    case bouncing(PageID, Motion)
    /// Under a finger on the page control; next: idle.
    case scrubbing(PageID, Scrub)
    /// Over for good, with the last page.
    case closed(PageID?)

    var current: PageID? {
      switch self {
      case .empty: nil
      case .idle(let page), .dragging(let page, _), .settling(let page, _), .bouncing(let page, _),
        .scrubbing(let page, _):
        page
      case .closed(let page): page
      }
    }

    var phase: Phase {
      switch self {
      case .empty: .empty
      case .idle: .idle
      case .dragging: .dragging
      case .settling: .settling
      case .bouncing: .bouncing
      case .scrubbing: .scrubbing
      case .closed: .closed
      }
    }

    /// Who has a finger on the pages or on the control.
    var owner: Participant? {
      switch self {
      case .dragging(_, let drag): drag.owner
      case .scrubbing(_, let scrub): scrub.owner
      case .empty, .idle, .settling, .bouncing, .closed: nil
      }
    }

    var transition: OpenTransition? {
      switch self {
      case .dragging(_, let drag): drag.transition
      case .settling(_, let settle): settle.transition
      case .empty, .idle, .bouncing, .scrubbing, .closed: nil
      }
    }
  }

  /// A transition that runs to a decided end.
  struct Settle: Equatable, Sendable {
    var transition: OpenTransition
    var motion: Motion
    var outcome: Outcome

    /// Where it will end.
    var destination: PageID { outcome == .commit ? transition.to : transition.from }
  }

  /// A finger on the page control.
  struct Scrub: Equatable, Sendable {
    let owner: Participant
    var lastActivity: Double
  }
}
