extension Sheet {
  /// The name of one presentation, unique for good: it is answered exactly once.
  public typealias ID = String
  /// The name of a binding.
  public typealias Key = String
  /// One of the things that a sheet offers; equal ones are the same.
  public typealias Value = String

  /// What can happen to a sheet.
  public enum Input: Equatable, Sendable {
    /// Nothing but the time.
    case tick
    case present(Presentation)
    /// A value comes under the finger; counts only if it is offered.
    case select(Value)
    /// The selected value is taken.
    case confirm
    /// The sheet is sent away, or one that waits; nil means the one that is shown.
    case cancel(ID?)
    /// The sheet that is shown offers something else now.
    case items([Value])
    case presenterLeft(Pager.Participant)
    case close
  }

  /// A sheet that someone wants shown.
  public struct Presentation: Equatable, Sendable {
    /// Tells it from all others, before and after.
    public var id: ID
    /// The binding that it is about.
    public var key: Key
    /// What it offers, in order.
    public var items: [Value]
    /// Whether it slides up, or is there at once.
    public var isAnimated: Bool
    /// With whom it goes; nil if it stays whoever leaves.
    public var owner: Pager.Participant?

    /// Makes the wish for a sheet.
    public init(
      id: ID,
      key: Key,
      items: [Value],
      isAnimated: Bool = true,
      owner: Pager.Participant? = nil
    ) {
      self.id = id
      self.key = key
      self.items = items
      self.isAnimated = isAnimated
      self.owner = owner
    }
  }
}
