package import Pager

/// What someone knows who began with a snapshot and heard every event since.
package struct Observer {
  package private(set) var seq: Int
  private(set) var pages: [Pager.PageID]
  private(set) var revision: Int
  private(set) var current: Pager.PageID?
  private(set) var transition: Pager.Transition?
  private(set) var control: Pager.Control
  private(set) var isLocked: Bool
  private(set) var driver: Pager.Participant?
  private(set) var pendingDriver: Pager.Participant?
  private(set) var layout: Pager.Layout
  private(set) var outcome: Pager.Outcome?
  private var motion: Pager.Motion?
  private var held: Double
  private var behind: Pager.PageID?

  package init(_ snapshot: Pager.Snapshot) {
    seq = snapshot.seq
    pages = snapshot.pages
    revision = snapshot.revision
    current = snapshot.current
    transition = snapshot.transition
    control = snapshot.control
    isLocked = snapshot.isLocked
    driver = snapshot.driver
    pendingDriver = snapshot.pendingDriver
    layout = snapshot.layout
    outcome = snapshot.outcome
    motion = snapshot.animation ?? snapshot.bounce
    held = snapshot.position
    behind = snapshot.behind
  }

  func position(at time: Double) -> Double {
    motion?.position(at: time) ?? held
  }

  /// The page that must be drawn on the far side.
  func behind(at time: Double) -> Pager.PageID? {
    guard let transition, position(at: time) * transition.direction.sign < -1e-6 else { return nil }
    return behind
  }

  package mutating func hear(_ event: Pager.Event) {
    seq = event.seq
    hearOfMotion(event)
    switch event.kind {
    case .pageChanged(let facts): current = facts.to
    case .control(let shown): control = shown
    case .pages(let list, let number): (pages, revision) = (list, number)
    case .driver(let holder, let pending): (driver, pendingDriver) = (holder, pending)
    case .layout(let changed): layout = changed
    case .locked(let on): isLocked = on
    default: break
    }
  }

  private mutating func hearOfMotion(_ event: Pager.Event) {
    switch event.kind {
    case .will(let facts): transition = facts
    case .progress(let p, _), .interrupted(_, let p): hold(p)
    case .animation(_, let run, let end, let page):
      (motion, outcome, behind) = (run, end, page ?? behind)
    case .bounce(let run): motion = run
    case .rest, .closed: hold(0)
    case .dragStarted: hold(position(at: event.at))
    case .didFinish(_, _, _, let reason):
      let stays = reason == .reversed || reason == .targetRemoved
      hold(stays ? position(at: event.at) : 0)
      (transition, behind) = (nil, nil)
    default: break
    }
  }

  private mutating func hold(_ p: Double) {
    (motion, outcome, held) = (nil, nil, p)
  }

  /// Mixes in what no snapshot tells.
  func hash(into hasher: inout Hasher) {
    hasher.combine(behind)
  }

  /// Where this differs from what a newcomer is told.
  package func differences(from snapshot: Pager.Snapshot, tolerance: Double) -> [String] {
    let other = Observer(snapshot)
    let now = snapshot.now
    let jump = (position(at: now) - other.position(at: now)).magnitude
    let checks: [(String, Bool)] = [
      ("seq", seq == other.seq),
      ("pages", pages == other.pages && revision == other.revision),
      ("current", current == other.current),
      ("transition", transition == other.transition && outcome == other.outcome),
      ("control", control == other.control),
      ("locked", isLocked == other.isLocked),
      ("driver", driver == other.driver && pendingDriver == other.pendingDriver),
      ("layout", layout == other.layout),
      ("motion", motion == other.motion),
      ("position", jump < tolerance),
      ("behind", behind(at: now) == other.behind(at: now)),
    ]
    return checks.filter { !$0.1 }.map { "an observer's \($0.0) is not the snapshot's" }
  }
}
