extension Tabs {
  /// All that a newcomer must know to draw the tabs, and to go on from with later events.
  public struct Snapshot: Equatable, Sendable {
    /// The number of the last event that it contains.
    public let seq: Int
    /// The tabs' time, in seconds on their clock.
    public let now: Double
    /// The tabs in their order.
    public let tabs: [ID]
    /// The tab that is shown; nil only where there is none.
    public let selected: ID?
    /// What each tab's pager shows, or would show.
    public let pagers: [ID: Pager.Snapshot]
    /// The look of everything; nil only where there is none.
    public let skin: Skin?
    /// The bars that are not shown.
    public let hiddenBars: Set<Bar>
  }

  /// The whole as of the last input; handle a tick first to have it at another time.
  public var snapshot: Snapshot {
    Snapshot(
      seq: seq,
      now: now,
      tabs: order.ids,
      selected: selected,
      pagers: Dictionary(uniqueKeysWithValues: zip(order.ids, pagers.map(\.snapshot))),
      skin: skin,
      hiddenBars: hiddenBars
    )
  }
}
