extension Pager {
  /// Why something ended, or was not taken; never thrown.
  public enum Reason: String, Error, CaseIterable {
    // Ends of transitions.
    /// The finger came back past rest.
    case reversed
    /// The finger pushed a decided transition past its end.
    case crossed
    case fastForward
    case superseded
    /// A request that is not animated ended it on the spot.
    case skipped
    case targetRemoved
    case currentRemoved
    case closed

    // Ends of gestures.
    case timeout
    case touch
    case locked
    case ownerLeft
    case driverChanged
    case modal
    case axisChanged

    // Refusals.
    case busy
    case notDriver
    case notPresenter
    /// The page that the sender looked at is not the one that counts any more.
    case stale
    case noPage
    case unknownPage
    case outOfRange
    case vetoed
    case empty
    case geometry
    case offAxis
    case duplicate
  }
}
