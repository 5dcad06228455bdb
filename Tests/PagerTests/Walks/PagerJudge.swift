import Pager

/// Objects to what a pager must never do, whatever happens to it.
///
/// The numbers are those of the invariants in the pager's specification.
struct PagerJudge {
  private(set) var complaints: [String] = []
  private var observer: Observer
  private var appearances = AppearanceJudge()
  private var gestures = GestureJudge()
  private var requests = RequestJudge()
  private var loop: Bool
  private let bounces: Bool
  private var isExclusive: Bool
  private var lastTime = 0.0
  private var open: Pager.Transition?
  /// Transitions that a cancelled gesture left, and that nothing took up again.
  private var cancelled: Set<Int> = []
  /// Where a transition may begin beside the present position, after what this batch ended.
  private var fresh: [Double] = []
  /// Whether a new list was told, and its control not yet.
  private var isControlOwed = false

  init(_ pager: Pager, _ configuration: Pager.Configuration) {
    observer = Observer(pager.snapshot)
    appearances = AppearanceJudge(visible: pager.current)
    loop = configuration.loop
    bounces = configuration.bounces
    isExclusive = configuration.driverMode == .exclusive
  }

  /// Looks at what an input caused; deadlines that were due are best handled before, by a tick.
  mutating func judge(
    _ input: Pager.Input,
    _ events: [Pager.Event],
    from before: Pager,
    to after: Pager
  ) {
    fresh = []
    if case .loop(let on) = input, before.phase != .closed { loop = on }
    isExclusive = after.configuration.driverMode == .exclusive
    for (place, event) in events.enumerated() {
      judgeOrder(event)
      judgeContinuity(event)
      let next = place + 1 < events.count ? events[place + 1] : nil
      judgeTransition(event, input, after, next: next)
      judgeCancelling(event)
      complaints += appearances.judge(event.kind)
      complaints += gestures.judge(event.kind, input)
      complaints += requests.judge(event.kind)
      observer.hear(event)
    }
    allowCappedCatch(from: before, to: after)
    gestures.hear(after.phase)
    requests.hear(input)
    judgeStillness(input, events, from: before, to: after)
    judgeSnapshot(after)
  }

  /// Looks at a pager that nothing happened to for long.
  mutating func judgeQuiet(_ pager: Pager) {
    let isAtRest = [.idle, .empty, .closed].contains(pager.phase)
    object(23, unless: isAtRest, "not at rest after silence, but \(pager.phase)")
    object(5, unless: open == nil, "a transition is open after silence")
    object(17, unless: requests.pending.isEmpty, "requests never answered: \(requests.pending)")
    complaints += appearances.judgeQuiet(current: pager.phase == .closed ? nil : pager.current)
  }

  private mutating func object(
    _ invariant: Int,
    unless holds: Bool,
    _ text: String
  ) {
    if !holds { complaints.append("invariant \(invariant): \(text)") }
  }
}

// MARK: - Events

extension PagerJudge {
  /// A bounce that began farther out than any pull leads is caught at the farthest pull.
  private mutating func allowCappedCatch(from before: Pager, to after: Pager) {
    let farthest = 1 - 1 / (0.55 * 2 + 1)
    let p = after.snapshot.position
    guard before.phase == .bouncing, after.phase == .dragging,
      observer.position(at: lastTime).magnitude > farthest,
      (p.magnitude - farthest).magnitude < 1e-6
    else { return }
    observer = Observer(after.snapshot)
  }

  private mutating func judgeOrder(_ event: Pager.Event) {
    object(1, unless: event.seq == observer.seq + 1, "seq \(observer.seq) → \(event.seq)")
    object(1, unless: event.at >= lastTime, "at \(lastTime) → \(event.at)")
    lastTime = event.at
  }

  /// The position must not jump where a motion begins that goes on with another.
  private mutating func judgeContinuity(_ event: Pager.Event) {
    let p = observer.position(at: event.at)
    switch event.kind {
    case .interrupted(_, let caught):
      object(10, unless: (caught - p).magnitude < 1e-6, "caught at \(caught), shown at \(p)")
    case .bounce(let motion):
      object(10, unless: (motion.p0 - p).magnitude < 1e-6, "bounces from \(motion.p0), not \(p)")
    case .didFinish(let facts, true, _, .fastForward):
      fresh = [0, min(max(p - facts.direction.sign, -1), 1)]
    case .dragCancelled(_, .superseded): fresh = [0]
    case .animation(_, let motion, _, _):
      let goesOn = ([p] + fresh).contains { ($0 - motion.p0).magnitude < 1e-6 }
      object(10, unless: goesOn, "runs from \(motion.p0), not \(p)")
    default: break
    }
  }

  private mutating func judgeTransition(
    _ event: Pager.Event,
    _ input: Pager.Input,
    _ pager: Pager,
    next: Pager.Event?
  ) {
    switch event.kind {
    case .will(let facts): judgeOpening(facts, pager)
    case .didFinish(let facts, let completed, _, let reason):
      object(5, unless: open == facts, "ends \(facts.tid), but open is \(open?.tid ?? 0)")
      object(4, unless: completed == (next?.kind == .pageChanged(facts)), "page and end disagree")
      let isAsked = reason == .skipped || input.req != nil
      let isCancelled = cancelled.contains(facts.tid) && !isAsked
      object(13, unless: !completed || !isCancelled, "cancelled, yet completed")
      open = nil
    case .pageChanged(let facts):
      object(4, unless: facts.from == observer.current, "changes from \(facts.from ?? "nothing")")
    case .control(let control):
      object(11, unless: open == nil || isControlOwed, "the control changes to \(control)")
      isControlOwed = false
    default: break
    }
    if case .pages = event.kind { isControlOwed = true }
  }

  private mutating func judgeOpening(_ facts: Pager.Transition, _ pager: Pager) {
    object(5, unless: open == nil, "opens \(facts.tid) while \(open?.tid ?? 0) is open")
    object(6, unless: facts.from == observer.current, "leaves another page than the current one")
    object(6, unless: facts.to != facts.from, "goes nowhere")
    let isKnown = facts.to.map(observer.pages.contains) ?? observer.pages.isEmpty
    object(6, unless: isKnown, "goes to a page that is not there")
    if facts.cause != .edit {
      object(25, unless: !pager.vetoes.contains { $0.fits(facts) }, "goes where it is forbidden")
    }
    if [.gesture, .control, .autoplay].contains(facts.cause), let from = facts.from {
      let next = NaiveList.neighbour(of: from, in: observer.pages, facts.direction, loop: loop)
      object(7, unless: facts.to == next, "goes past its neighbour")
    }
    open = facts
  }

  private mutating func judgeCancelling(_ event: Pager.Event) {
    switch event.kind {
    case .dragCancelled(_, let reason):
      let cancels = ![.superseded, .currentRemoved, .targetRemoved, .closed].contains(reason)
      if cancels, let open { cancelled.insert(open.tid) }
    case .interrupted(let tid, _): cancelled.remove(tid)
    case .animation(let tid, _, .commit, _): cancelled.remove(tid)
    default: break
    }
  }
}

// MARK: - Wholes

extension PagerJudge {
  /// What is refused or dropped must leave everything as it was.
  private mutating func judgeStillness(
    _ input: Pager.Input,
    _ events: [Pager.Event],
    from before: Pager,
    to after: Pager
  ) {
    let isRejected = events.count == 1 && events.contains { $0.isRejection }
    if isRejected || after.dropped > before.dropped {
      let expected = before.snapshot
      let actual = after.snapshot
      object(18, unless: actual.isStill(expected), "refused, yet something changed")
      object(18, unless: before.nextDeadline == after.nextDeadline, "refused, yet timed anew")
      object(19, unless: after.dropped == before.dropped || events.isEmpty, "dropped, yet events")
    }
    if events.contains(where: \.isRejection) {
      object(18, unless: isRejected, "a refusal among other events")
    }
    if case .edit(let list, nil) = input, let current = before.current, list.contains(current) {
      let changed = events.contains { if case .pageChanged = $0.kind { true } else { false } }
      object(30, unless: !changed, "an edit that keeps the page changes it")
    }
  }

  private mutating func judgeSnapshot(_ pager: Pager) {
    let snapshot = pager.snapshot
    let hasTransition = snapshot.transition != nil
    let p = snapshot.position
    object(9, unless: p.magnitude <= 1 + 1e-12, "shown at \(p)")
    switch snapshot.phase {
    case .idle, .empty, .scrubbing, .closed:
      object(8, unless: !hasTransition && p == 0, "\(snapshot.phase) and moving")
      object(8, unless: snapshot.animation == nil && snapshot.bounce == nil, "animated at rest")
    case .settling:
      object(8, unless: hasTransition && snapshot.animation != nil, "settles nothing")
    case .dragging:
      object(8, unless: snapshot.animation == nil && snapshot.bounce == nil, "dragged and animated")
    case .bouncing:
      object(8, unless: !hasTransition && snapshot.bounce?.p1 == 0, "bounces elsewhere")
    }
    judgePages(snapshot)
    let isTimed = ![.idle, .empty, .closed].contains(snapshot.phase)
    let deadline = pager.nextDeadline
    object(24, unless: !isTimed || deadline != nil, "\(snapshot.phase) for ever")
    object(24, unless: isTimed || deadline == nil || isExclusive, "a deadline for nothing")
    // A page that becomes a hard wall takes a tremble back without a word.
    complaints += observer.differences(from: snapshot, tolerance: bounces ? 1e-6 : 0.011)
      .map { "invariant 28: \($0)" }
  }

  private mutating func judgePages(_ snapshot: Pager.Snapshot) {
    if snapshot.phase != .closed {
      object(2, unless: (snapshot.current == nil) == snapshot.pages.isEmpty, "pages, none current")
      object(2, unless: (snapshot.phase == .empty) == snapshot.pages.isEmpty, "empty or not")
    }
    if let current = snapshot.current {
      object(3, unless: snapshot.pages.contains(current), "\(current) is not in the list")
    }
    object(
      12,
      unless: snapshot.control.count == snapshot.pages.count
        && snapshot.control.currentIndex == snapshot.current.flatMap(snapshot.pages.firstIndex),
      "the control shows another page"
    )
    if let transition = snapshot.transition {
      object(6, unless: transition.from == snapshot.current, "left another page")
      object(6, unless: transition.to.map(snapshot.pages.contains) ?? false, "leads nowhere")
    }
  }
}

extension Pager.Event {
  var isRejection: Bool {
    if case .rejected = kind { true } else { false }
  }
}

extension Pager.Snapshot {
  /// Whether all is as in another one, but for the count of events.
  func isStill(_ other: Self) -> Bool {
    pages == other.pages && revision == other.revision && current == other.current
      && phase == other.phase && position == other.position && transition == other.transition
      && outcome == other.outcome && animation == other.animation && bounce == other.bounce
      && isLocked == other.isLocked && driver == other.driver
      && pendingDriver == other.pendingDriver && layout == other.layout
  }
}
