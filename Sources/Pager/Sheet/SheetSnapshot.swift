extension Sheet {
  /// All that a newcomer must know to draw the sheet, and to go on from with later events.
  public struct Snapshot: Equatable, Sendable {
    /// The number of the last event that it contains.
    public let seq: Int
    /// The sheet's time, in seconds on its clock.
    public let now: Double
    /// What the sheet is doing.
    public let phase: Phase
    /// The sheet on screen; nil if there is none.
    public let id: ID?
    /// The binding that it is about.
    public let key: Key?
    /// What it offers.
    public let items: [Value]
    /// What a confirm would take.
    public let draft: Value?
    /// Why it goes; only while dismissing.
    public let outcome: Outcome?
    /// How much of the sheet is below the edge: 1 where it is hidden, 0 where it is up.
    public let offset: Double
    /// The run of the offset; only while presenting or dismissing.
    public let motion: Pager.Motion?
    /// The sheet that waits for its turn.
    public let queued: ID?
    /// The values that were confirmed.
    public let bindings: [Key: Value]
  }

  /// The whole as of the last input; handle a tick first to have it at another time.
  public var snapshot: Snapshot {
    let picker = state.picker
    return Snapshot(
      seq: seq,
      now: now,
      phase: phase,
      id: picker?.id,
      key: picker?.key,
      items: picker?.items ?? [],
      draft: picker?.draft,
      outcome: outcome,
      offset: offset(at: now),
      motion: state.motion,
      queued: state.queued?.id,
      bindings: bindings
    )
  }

  /// How much is below the edge at a time not before the last input, if nothing happens until then.
  public func offset(at time: Double) -> Double {
    switch state {
    case .hidden, .closed: 1
    case .presented: 0
    case .presenting(_, let motion): motion.position(at: time)
    case .dismissing(let dismissal): dismissal.motion.position(at: time)
    }
  }

  private var outcome: Outcome? {
    if case .dismissing(let dismissal) = state { dismissal.outcome } else { nil }
  }
}
