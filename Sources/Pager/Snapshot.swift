extension Pager {
  /// All that a newcomer must know to draw, and to go on from with later events.
  public struct Snapshot: Equatable, Sendable {
    /// The number of the last event that it contains.
    public let seq: Int
    /// The pager's time, in seconds on its clock.
    public let now: Double
    /// The list in its order.
    public let pages: [PageID]
    /// +1 for each edit that changed the list.
    public let revision: Int
    /// The settled page; nil without pages.
    public let current: PageID?
    /// What the pager is doing.
    public let phase: Phase
    /// In pages from rest: +1 where the next page fills the screen, −1 where the previous does.
    public let position: Double
    /// The one that is open, under a finger or settling.
    public let transition: Transition?
    /// Only while settling.
    public let outcome: Outcome?
    /// Only while settling.
    public let animation: Motion?
    /// The page on the far side while the position lies behind rest.
    public let behind: PageID?
    /// Only while bouncing.
    public let bounce: Motion?
    /// What the page control shows.
    public let control: Control
    /// Whether only the host may move.
    public let isLocked: Bool
    /// The holder of the lease.
    public let driver: Participant?
    /// Who asked for the lease.
    public let pendingDriver: Participant?
    /// How the pages lie.
    public let layout: Layout
  }

  /// The whole as of the last input; handle a tick first to have it at another time.
  public var snapshot: Snapshot {
    Snapshot(
      seq: seq,
      now: now,
      pages: pages.ids,
      revision: revision,
      current: current,
      phase: phase,
      position: position(at: now),
      transition: state.transition?.facts,
      outcome: outcome,
      animation: settle?.motion,
      behind: state.transition?.behind,
      bounce: bounce,
      control: control(on: current),
      isLocked: isLocked,
      driver: lease.holder,
      pendingDriver: lease.pending,
      layout: layout
    )
  }

  /// How what settles will end; nil while nothing does.
  public var outcome: Outcome? { settle?.outcome }

  /// Where the pages are at a time not before the last input, if nothing happens until then.
  public func position(at time: Double) -> Double {
    switch state {
    case .dragging(_, let drag): drag.position(configuration.band)
    case .settling(_, let settle): settle.motion.position(at: time)
    case .bouncing(_, let motion): motion.position(at: time)
    case .empty, .idle, .scrubbing, .closed: 0
    }
  }

  private var settle: Settle? {
    if case .settling(_, let settle) = state { settle } else { nil }
  }

  private var bounce: Motion? {
    if case .bouncing(_, let motion) = state { motion } else { nil }
  }
}
