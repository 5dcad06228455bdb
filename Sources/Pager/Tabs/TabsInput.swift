extension Tabs {
  /// The name of a tab for as long as a session runs.
  public typealias ID = String
  /// The name of a look: colours and pictures that only those who draw know.
  public typealias Skin = String

  /// A tab with its pager, which is at rest.
  public struct Tab: Equatable, Sendable {
    /// Tells it from the others.
    public var id: ID
    /// What it shows.
    public var pager: Pager

    /// Makes a tab.
    public init(id: ID, pager: Pager) {
      self.id = id
      self.pager = pager
    }
  }

  /// Something around the pages.
  public enum Bar: String, Equatable, Sendable, CaseIterable {
    case navigationBar
    case tabBar
    /// The page control.
    case control
    /// The page's number.
    case number
    /// How the connection is.
    case status
  }

  /// What can happen to tabs.
  public enum Input: Equatable, Sendable {
    /// Nothing but the time.
    case tick
    case select(ID)
    /// A new list of tabs; those that were there before go on with the pager that they have.
    case edit([Tab])
    /// Something for the pager of one tab.
    case pager(ID, Pager.Input)
    /// Something for all pagers: a lock, a modal sheet, a presenter who left, another layout.
    case everywhere(Pager.Input)
    case setSkin(Skin)
    case setChrome(Bar, isHidden: Bool)
  }
}
