extension Pager {
  /// What can happen to a pager.
  ///
  /// Translations are in pixels, velocities in pixels a second.
  public enum Input: Equatable, Sendable {
    /// Nothing but the time.
    case tick

    case dragBegin(Touch)
    /// The translation counts from the touch.
    case dragMove(gid: GestureID, translation: Double)
    /// Without a velocity, one is estimated.
    case dragEnd(gid: GestureID, translation: Double, velocity: Double?)
    case dragCancel(gid: GestureID, reason: Reason)

    case goTo(
      Ask,
      target: Target,
      direction: Direction? = nil,
      animated: Bool = true
    )
    case step(Ask, to: Direction, animated: Bool = true)
    /// A tap beside the current dot of the page control.
    case controlTap(Ask, side: ControlSide)
    /// A step to the next page by the host, which only an idle pager takes.
    case autoplay(RequestID)

    case scrubBegin(Participant)
    /// An index outside the list means its first or last page.
    case scrubTo(Participant, index: Int)
    case scrubEnd(Participant)

    /// A new list; `show` names the page to be on afterwards.
    case edit([PageID], show: PageID? = nil)

    /// The size of a participant's surface along the axis, in pixels.
    case resize(Participant, extent: Double)
    case layoutDirection(Layout.TextDirection)
    case axis(Layout.Axis)
    case loop(Bool)
    case lock(Bool)
    /// A modal sheet comes, or is gone.
    case modal(Bool)

    case presenterJoined(Participant)
    case presenterLeft(Participant)
    case requestDrive(Participant)
    case grant(by: Participant, to: Participant)
    case release(Participant)
    case takeOver(Participant)
    /// Who may drive from now on; who makes it exclusive holds the lease. For admins only.
    case driverMode(DriverMode, by: Participant)

    case close
  }

  /// The begin of a gesture.
  public struct Touch: Equatable, Sendable {
    /// Whose finger it is.
    public var presenter: Participant
    /// The name that the gesture's other messages carry; a new one for each gesture.
    public var gid: GestureID
    /// The size of a page on the presenter's surface along the axis, in pixels.
    public var extent: Double
    /// The first movement, where it is known.
    public var vector: Vector?

    /// Makes the begin of a gesture.
    public init(presenter: Participant, gid: GestureID, extent: Double, vector: Vector? = nil) {
      self.presenter = presenter
      self.gid = gid
      self.extent = extent
      self.vector = vector
    }
  }

  /// Who asks for a page, and under which condition.
  public struct Ask: Equatable, Sendable {
    /// The name of the request; one that comes again has no effect.
    public var req: RequestID
    /// Who asks.
    public var by: Sender
    /// The page that the sender looked at; the request is stale if another one counts by then.
    public var expect: PageID?

    /// Makes the part that all requests share.
    public init(_ req: RequestID, by: Sender, expect: PageID? = nil) {
      self.req = req
      self.by = by
      self.expect = expect
    }
  }

  /// A page by its name, or by its place in the list at the time of the request.
  public enum Target: Equatable, Sendable {
    case page(PageID)
    case index(Int)
  }
}
