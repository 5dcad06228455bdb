package import Pager

/// Objects to what a pager must never do, whatever happens to it.
///
/// It knows only what observers are told; rules about several runs are among the ``Laws``.
package struct PagerJudge {
  package private(set) var objections: [Objection] = []
  private var observer: Observer
  private var appearances = AppearanceJudge()
  private var gestures = GestureJudge()
  private var requests = RequestJudge()
  private var sides: SidesJudge
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

  package init(_ pager: Pager, _ configuration: Pager.Configuration) {
    observer = Observer(pager.snapshot)
    appearances = AppearanceJudge(visible: pager.current)
    loop = configuration.loop
    sides = SidesJudge(loop: configuration.loop)
    bounces = configuration.bounces
    isExclusive = configuration.driverMode == .exclusive
  }

  /// Looks at what an input caused; deadlines that were due are best handled before, by a tick.
  package mutating func judge(
    _ input: Pager.Input,
    _ events: [Pager.Event],
    from before: Pager,
    to after: Pager
  ) {
    fresh = []
    if case .loop(let on) = input, before.phase != .closed { loop = on }
    isExclusive = after.configuration.driverMode == .exclusive
    sides.hear(loop: loop, vetoes: after.vetoes, isFresh: before.phase != .dragging)
    for (place, event) in events.enumerated() {
      judgeOrder(event)
      judgeContinuity(event)
      let next = place + 1 < events.count ? events[place + 1] : nil
      judgeTransition(event, input, after, next: next)
      judgeCancelling(event)
      objections += appearances.judge(event.kind)
      objections += gestures.judge(event.kind, input)
      objections += requests.judge(event.kind)
      observer.hear(event)
    }
    allowFarthestPull(after)
    gestures.hear(after.phase)
    requests.hear(input)
    judgeStillness(input, events, from: before, to: after)
    judgeOverscroll(input, events, from: before, to: after)
    judgeSnapshot(after)
  }

  /// Looks at a pager that nothing happened to for long.
  package mutating func judgeQuiet(_ pager: Pager) {
    let isAtRest = [.idle, .empty, .closed].contains(pager.phase)
    object(.liveness, unless: isAtRest, "not at rest after silence")
    object(.oneTransition, unless: open == nil, "a transition is open after silence")
    object(.answers, unless: requests.pending.isEmpty, "a request is never answered")
    objections += appearances.judgeQuiet(current: pager.phase == .closed ? nil : pager.current)
  }

  /// Mixes in what it remembers of the past that decides what it may object to.
  func hash(into hasher: inout Hasher) {
    observer.hash(into: &hasher)
    appearances.hash(into: &hasher)
    gestures.hash(into: &hasher, open: open?.tid)
    sides.hash(into: &hasher)
    hasher.combine(requests.pending.count)
    hasher.combine(open.map { cancelled.contains($0.tid) })
    hasher.combine(isControlOwed)
  }

  private mutating func object(
    _ invariant: Invariant,
    unless holds: Bool,
    _ text: String
  ) {
    if !holds { objections.append(Objection(invariant, text)) }
  }
}

// MARK: - Events

extension PagerJudge {
  /// At a wall no picture lies farther out than the farthest pull leads: what is caught there, or where
  /// a wall comes to be, is shown at that pull.
  private mutating func allowFarthestPull(_ after: Pager) {
    let farthest = 1 - 1 / (0.55 * 2 + 1)
    let p = after.snapshot.position
    guard after.phase == .dragging, after.snapshot.transition == nil,
      observer.position(at: lastTime).magnitude > farthest,
      (p.magnitude - farthest).magnitude < 1e-6
    else { return }
    observer = Observer(after.snapshot)
  }

  private mutating func judgeOrder(_ event: Pager.Event) {
    object(.order, unless: event.seq == observer.seq + 1, "a gap in seq")
    object(.order, unless: event.at >= lastTime, "a time before the last one")
    lastTime = event.at
  }

  /// The position must not jump where a motion begins that goes on with another.
  private mutating func judgeContinuity(_ event: Pager.Event) {
    let p = observer.position(at: event.at)
    switch event.kind {
    case .interrupted(_, let caught):
      object(
        .continuity,
        unless: (caught - p).magnitude < 1e-6,
        "caught elsewhere than it is shown"
      )
    case .bounce(let motion):
      object(.continuity, unless: (motion.p0 - p).magnitude < 1e-6, "bounces from elsewhere")
    case .didFinish(let facts, true, _, .fastForward):
      fresh = [0, min(max(p - facts.direction.sign, -1), 1)]
    case .dragCancelled(_, .superseded): fresh = [0]
    case .animation(_, let motion, _, _):
      let goesOn = ([p] + fresh).contains { ($0 - motion.p0).magnitude < 1e-6 }
      object(.continuity, unless: goesOn, "runs from elsewhere")
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
    case .will(let facts): judgeOpening(facts, input, pager)
    case .didFinish(let facts, let completed, _, let reason):
      object(.oneTransition, unless: open == facts, "ends another one than is open")
      object(
        .pageByCompletion,
        unless: completed == (next?.kind == .pageChanged(facts)),
        "page and end disagree"
      )
      let isAsked = reason == .skipped || input.req != nil
      let isCancelled = cancelled.contains(facts.tid) && !isAsked
      object(.cancelling, unless: !completed || !isCancelled, "cancelled, yet completed")
      open = nil
    case .pageChanged(let facts):
      object(.pageByCompletion, unless: facts.from == observer.current, "changes from another page")
    case .control:
      object(.quietControl, unless: open == nil || isControlOwed, "the control changes")
      isControlOwed = false
    default: break
    }
    switch event.kind {
    case .pages:
      isControlOwed = true
      sides.hear(loop: loop, vetoes: pager.vetoes, isFresh: true)
    case .dragStarted: sides.hear(loop: loop, vetoes: pager.vetoes, isFresh: true)
    default: break
    }
  }

  private mutating func judgeOpening(
    _ facts: Pager.Transition,
    _ input: Pager.Input,
    _ pager: Pager
  ) {
    object(.oneTransition, unless: open == nil, "opens while another one is open")
    object(
      .transitionEnds,
      unless: facts.from == observer.current,
      "leaves another page than the current one"
    )
    object(.transitionEnds, unless: facts.to != facts.from, "goes nowhere")
    let isKnown = facts.to.map(observer.pages.contains) ?? observer.pages.isEmpty
    object(.transitionEnds, unless: isKnown, "goes to a page that is not there")
    let isStep = if case .step = input { facts.cause == .program } else { false }
    switch facts.cause {
    case .edit: break
    case .gesture:
      object(.vetoes, unless: !sides.isForbidden(facts), "drags to a forbidden page")
      let isNeighbour = sides.isNeighbour(facts, in: observer.pages)
      object(.neighbours, unless: isNeighbour, "drags past the neighbour")
    case .program, .control, .autoplay, .scrub:
      let isForbidden = pager.vetoes.contains { $0.fits(facts) }
      object(.vetoes, unless: !isForbidden, "goes where it is forbidden")
    }
    if isStep || [.control, .autoplay].contains(facts.cause), let from = facts.from {
      let next = NaiveList.neighbour(of: from, in: observer.pages, facts.direction, loop: loop)
      object(.neighbours, unless: facts.to == next, "goes past its neighbour")
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
    if isRejected {
      object(.rejection, unless: after.goesOn(as: before), "refused, yet something changed")
    }
    if after.dropped > before.dropped {
      object(.staleness, unless: after.goesOn(as: before), "dropped, yet something changed")
      object(.staleness, unless: events.isEmpty, "dropped, yet events")
    }
    if events.contains(where: \.isRejection) {
      object(.rejection, unless: isRejected, "a refusal among other events")
    }
    if case .edit(let list, nil) = input, let current = before.current, list.contains(current) {
      let changed = events.contains { if case .pageChanged = $0.kind { true } else { false } }
      object(.edits, unless: !changed, "an edit that keeps the page changes it")
    }
  }

  private mutating func judgeOverscroll(
    _ input: Pager.Input,
    _ events: [Pager.Event],
    from before: Pager,
    to after: Pager
  ) {
    guard before.snapshot.transition == nil, after.snapshot.transition == nil else { return }
    let isPull = if case .dragMove = input { true } else { false }
    let isLetGo = if case .dragEnd = input { after.phase == .bouncing } else { false }
    guard isPull || isLetGo || (input == .tick && before.phase == .bouncing) else { return }
    let opens = events.contains { event in
      switch event.kind {
      case .will, .didFinish, .pageChanged, .appearance: true
      default: false
      }
    }
    object(.overscroll, unless: !opens, "a transition where there is none before and after")
  }

  private mutating func judgeSnapshot(_ pager: Pager) {
    let snapshot = pager.snapshot
    let hasTransition = snapshot.transition != nil
    let p = snapshot.position
    object(.range, unless: p.magnitude <= 1 + 1e-12, "shown farther than a page off")
    switch snapshot.phase {
    case .idle, .empty, .scrubbing, .closed:
      object(.statesAndMotions, unless: !hasTransition && p == 0, "at rest and moving")
      object(
        .statesAndMotions,
        unless: snapshot.animation == nil && snapshot.bounce == nil,
        "animated at rest"
      )
    case .settling:
      object(
        .statesAndMotions,
        unless: hasTransition && snapshot.animation != nil,
        "settles nothing"
      )
    case .dragging:
      object(
        .statesAndMotions,
        unless: snapshot.animation == nil && snapshot.bounce == nil,
        "dragged and animated"
      )
    case .bouncing:
      object(
        .statesAndMotions,
        unless: !hasTransition && snapshot.bounce?.p1 == 0,
        "bounces elsewhere"
      )
    }
    judgePages(snapshot)
    let isTimed = ![.idle, .empty, .closed].contains(snapshot.phase)
    let deadline = pager.nextDeadline
    object(.deadlines, unless: !isTimed || deadline != nil, "something runs for ever")
    object(.deadlines, unless: isTimed || deadline == nil || isExclusive, "a deadline for nothing")
    // A page that becomes a hard wall takes a tremble back without a word.
    objections += observer.differences(from: snapshot, tolerance: bounces ? 1e-6 : 0.011)
      .map { Objection(.snapshots, $0) }
  }

  private mutating func judgePages(_ snapshot: Pager.Snapshot) {
    if snapshot.phase != .closed {
      object(
        .emptiness,
        unless: (snapshot.current == nil) == snapshot.pages.isEmpty,
        "pages, none current"
      )
      object(
        .emptiness,
        unless: (snapshot.phase == .empty) == snapshot.pages.isEmpty,
        "empty or not"
      )
    }
    if let current = snapshot.current {
      object(
        .membership,
        unless: snapshot.pages.contains(current),
        "the current page is not in the list"
      )
    }
    object(
      .control,
      unless: snapshot.control.count == snapshot.pages.count
        && snapshot.control.currentIndex == snapshot.current.flatMap(snapshot.pages.firstIndex),
      "the control shows another page"
    )
    if let transition = snapshot.transition {
      object(.transitionEnds, unless: transition.from == snapshot.current, "left another page")
      object(
        .transitionEnds,
        unless: transition.to.map(snapshot.pages.contains) ?? false,
        "leads nowhere"
      )
    }
  }
}
