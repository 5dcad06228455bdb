extension Tabs {
  /// One thing that happened, to be told to observers.
  public struct Event: Equatable, Sendable {
    /// From 1, rising by 1, those of pagers included.
    public let seq: Int
    /// When it happened, in seconds on the tabs' clock: an input's time, or that of a deadline.
    public let at: Double
    /// What happened.
    public let kind: Kind

    /// What happened.
    public enum Kind: Equatable, Sendable {
      /// An event of one tab's pager, with the pager's own number.
      case pager(ID, Pager.Event)
      case tabs([ID])
      case tabChanged(old: ID?, new: ID?)
      /// The tab that is shown was selected again.
      case tabReselected(ID)
      case skinChanged(Skin)
      case chromeChanged(Bar, isHidden: Bool)
      case rejected(req: Pager.RequestID?, reason: Reason)
    }
  }

  /// Why something was not taken.
  public enum Reason: String, Equatable, Sendable {
    /// A finger can't be on a pager that is not shown.
    case hidden
    case unknownTab
    case unknownSkin
    /// A list named a tab twice.
    case duplicate
  }
}
