extension Pager {
  /// A rule by which the host forbids transitions; what it doesn't name may be anything.
  public struct Veto: Equatable, Sendable {
    /// The page that must not be left.
    public var from: PageID?
    /// The page that must not be gone to.
    public var to: PageID?
    /// What must not begin it.
    public var cause: Cause?

    /// Makes a rule that forbids what fits all that is given.
    public init(from: PageID? = nil, to: PageID? = nil, cause: Cause? = nil) {
      self.from = from
      self.to = to
      self.cause = cause
    }

    func forbids(from start: PageID, to end: PageID, _ reason: Cause) -> Bool {
      (from == nil || from == start) && (to == nil || to == end)
        && (cause == nil || cause == reason)
    }
  }
}
