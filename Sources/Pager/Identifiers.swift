extension Pager {
  /// The name of a page for as long as a session runs; its index is only a position.
  public typealias PageID = String
  /// Someone who may drive the pager, or watch it.
  public typealias Participant = String
  /// The name of one touch, from its begin to its end.
  public typealias GestureID = String
  /// The name of one request, unique for good: it gets exactly one answer.
  public typealias RequestID = String

  /// What a participant may do.
  public enum Role: String, Equatable, Sendable {
    case viewer
    case presenter
    /// A presenter who may take the driver's lease over.
    case admin
  }

  /// Who asks: the host application, which neither lock nor lease nor gesture stops, or someone.
  public enum Sender: Hashable, Sendable {
    case system
    case participant(Participant)
  }

  /// The way through the pages.
  public enum Direction: Int, Equatable, Sendable {
    /// Towards "after".
    case forward = 1
    case backward = -1

    /// +1 or −1, to count positions with.
    public var sign: Double { Double(rawValue) }

    /// The other way.
    public var opposite: Direction { self == .forward ? .backward : .forward }

    /// The side on which a position lies; nil at rest.
    init?(of position: Double) {
      guard position != 0 else { return nil }
      self = position > 0 ? .forward : .backward
    }
  }
}
