extension Sheet {
  /// One thing that happened, to be told to observers.
  public struct Event: Equatable, Sendable {
    /// From 1, rising by 1.
    public let seq: Int
    /// When it happened, in seconds on the sheet's clock: an input's time, or that of a deadline.
    public let at: Double
    /// What happened.
    public let kind: Kind

    /// What happened.
    public enum Kind: Equatable, Sendable {
      case willPresent(ID)
      /// The sheet is up; one that is sent away before never is.
      case presented(ID)
      case willDismiss(ID, Outcome)
      /// The sheet is gone, at the end of its way down.
      case removed(ID, Outcome)
      case refused(ID, Refusal)
      /// A confirm gave a binding another value.
      case bound(Key, Value)
    }

    /// Whether pagers have a modal sheet over them from now on; nil where nothing changes.
    public var modal: Bool? {
      switch kind {
      case .willPresent: true
      case .removed: false
      case .presented, .willDismiss, .refused, .bound: nil
      }
    }
  }

  /// Why a sheet went.
  public enum Outcome: String, Equatable, Sendable {
    case confirmed
    case cancelled
    /// Another one came.
    case replaced
    case closed
  }

  /// Why something was not done.
  public enum Refusal: String, Equatable, Sendable {
    /// Another sheet is shown, and stays.
    case alreadyPresented
    /// It waited for its turn, and another one came after it.
    case superseded
    /// It waited for its turn, and was called off.
    case cancelled
    /// There is nothing to confirm; the sheet stays.
    case noItems
  }
}
