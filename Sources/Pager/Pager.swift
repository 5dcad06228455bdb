/// The engine of a session: which page is shown, and each way from one page to another.
///
/// The settled page changes only when a transition ends completed. The pager reads no clock: each
/// input brings its time, and ``nextDeadline`` tells when to come again without one.
public struct Pager: Equatable, Sendable {
  /// What the host chose; only `loop` and `driverMode` can change later, by inputs.
  public internal(set) var configuration: Configuration
  var layout: Layout
  var pages: PageList
  var revision = 0
  var state: State
  var isLocked = false
  var isModal = false
  var lease: Lease
  /// What the participants' surfaces measure along the axis, where they said so; 0 if unusable.
  var surfaces: [Participant: Double] = [:]
  /// Those who left and did not come back.
  var away: Set<Participant> = []
  var answers: Answers

  /// The time of the batch that is being made, else of the last input.
  private(set) var now = 0.0
  private(set) var seq = 0
  var lastTransition = 0
  /// What observers were told last.
  var toldControl: Control?
  var toldWindow: [PageID] = []
  private var batch: [Event] = []

  /// How many messages were dropped because no gesture was theirs, or their numbers were none.
  public internal(set) var dropped = 0

  /// What the host forbids from now on; a gesture asks once for each side.
  public var vetoes: [Veto]

  /// What each participant may do; who is missing is unknown.
  ///
  /// Before taking a role away, let the participant leave: that ends their gesture.
  public var roles: [Participant: Role] {
    didSet { forgetUnknown() }
  }

  /// Makes a pager at rest on a page; on the first one if that is not in the list.
  ///
  /// Of a page named twice the first place counts. The driver, who holds the lease from the start,
  /// counts only where it is exclusive.
  public init(
    pages: [PageID] = [],
    current: PageID? = nil,
    configuration: Configuration = Configuration(),
    layout: Layout = Layout(),
    roles: [Participant: Role] = [:],
    driver: Participant? = nil,
    vetoes: [Veto] = []
  ) {
    let list = PageList(pages)
    let page = current.flatMap { list.contains($0) ? $0 : nil } ?? list.ids.first
    self.pages = list
    state = page.map(State.idle) ?? .empty
    self.configuration = configuration
    self.layout = layout
    self.roles = roles
    self.vetoes = vetoes
    lease = Lease(holder: configuration.driverMode == .exclusive ? driver : nil)
    answers = Answers(capacity: configuration.rememberedAnswers)
    toldControl = control(on: page)
    toldWindow = window(around: page)
  }

  /// The settled page; nil without pages.
  public var current: PageID? { state.current }

  /// What the pager is doing.
  public var phase: Phase { state.phase }

  /// The answer to a request; nil if it never came, or too long ago.
  public func answer(to req: RequestID) -> Answer? { answers[req] }

  /// The time at which the pager wants to be woken, by a tick or anything else; nil if never.
  public var nextDeadline: Double? {
    guard let motion = motionDeadline else { return lease.graceEnd }
    return lease.graceEnd.map { min($0, motion) } ?? motion
  }

  /// Takes an input.
  ///
  /// Deadlines that are due come first, each at its own time.
  /// - Parameters:
  ///   - input: what happened.
  ///   - time: when, in seconds; a time before that of the last input counts as that one.
  /// - Returns: what followed, in order.
  public mutating func handle(_ input: Input, now time: Double) -> [Event] {
    let arrival = time.isFinite ? max(time, now) : now
    while let deadline = nextDeadline, deadline <= arrival {
      now = deadline
      passDeadline(deadline)
    }
    now = arrival
    take(input)
    defer { batch = [] }
    return batch
  }

  mutating func emit(_ kind: Event.Kind) {
    seq += 1
    batch.append(Event(seq: seq, at: now, kind: kind))
  }

  mutating func reject(_ reason: Reason) {
    emit(.rejected(req: nil, reason: reason))
  }

  private mutating func take(_ input: Input) {
    switch input {
    case .tick: break
    case .dragBegin(let touch): dragBegin(touch)
    case .dragMove(let gid, let translation): dragMove(gid, translation)
    case .dragEnd(let gid, let translation, let velocity): dragEnd(gid, translation, velocity)
    case .dragCancel(let gid, let reason): dragCancel(gid, reason)
    case .goTo(let ask, let target, let direction, let animated):
      goTo(ask, target, direction, animated: animated)
    case .step(let ask, let direction, let animated): step(ask, direction, animated: animated)
    case .controlTap(let ask, let side): controlTap(ask, side)
    case .autoplay(let req): autoplay(req)
    case .scrubBegin(let presenter): scrubBegin(presenter)
    case .scrubTo(let presenter, let index): scrubTo(presenter, index)
    case .scrubEnd(let presenter): scrubEnd(presenter)
    case .edit(let list, let page): edit(list, show: page)
    case .resize(let participant, let extent): resize(participant, extent)
    case .layoutDirection(let direction):
      change(layout: Layout(axis: layout.axis, direction: direction))
    case .axis(let axis): change(layout: Layout(axis: axis, direction: layout.direction))
    case .loop(let on): loop(on)
    case .lock(let on): lock(on)
    case .modal(let on): modal(on)
    case .presenterJoined(let presenter): presenterJoined(presenter)
    case .presenterLeft(let presenter): presenterLeft(presenter)
    case .requestDrive(let presenter): requestDrive(presenter)
    case .grant(let granter, let presenter): grant(by: granter, to: presenter)
    case .release(let presenter): release(presenter)
    case .takeOver(let presenter): takeOver(presenter)
    case .driverMode(let mode, let presenter): change(driverMode: mode, by: presenter)
    case .close: close()
    }
  }
}
