import Pager

extension Session {
  /// What participants learn of a pager's event; steps follow the pages.
  mutating func translate(_ kind: Pager.Event.Kind) -> [Event] {
    switch kind {
    case .dragStarted(let gid, _):
      return [.dragStarted(gid: gid)]
    case .dragCancelled(let gid, let reason):
      return [.dragCancelled(gid: gid, reason: reason.rawValue)]
    case .will(let transition):
      incomingStep = arrivalStep(of: transition)
      return [.will(Event.Opening(transition, step: incomingStep))]
    case .animation(let tid, let motion, let outcome, let behind):
      return [.animation(Animation(motion, tid: tid, outcome: outcome, behind: behind))]
    case .interrupted(let tid, let p):
      return [.interrupted(tid: tid, p: p)]
    case .didFinish(let transition, let completed, let finished, let reason):
      return [
        .didFinish(
          Event.Ending(
            transition,
            completed: completed,
            finished: finished,
            reason: reason?.rawValue
          )
        )
      ]
    case .pageChanged(let transition):
      step = incomingStep
      let change = Event.pageChanged(Event.PageChange(transition))
      return [change] + (transition.to.map { [.step(page: $0, step: step)] } ?? [])
    case .control(let control):
      return [.control(PageControl(control))]
    case .bounce(let motion):
      return [.bounce(Bounce(p0: motion.p0, start: motion.start, duration: motion.duration))]
    case .rest:
      return [.rest]
    case .locked(let on):
      return [.locked(on)]
    case .scrubStarted:
      return [.scrubStarted]
    case .scrubEnded:
      return [.scrubEnded]
    case .layout(let layout):
      return [.layout(Snapshot.Layout(layout))]
    case .driver:
      return [.driver(Snapshot.Driver(pager))]
    case .pages:
      return [.deck(manifest)]
    case .progress, .appearance, .window, .completion, .rejected, .closed:
      return []
    }
  }

  func steps(of page: String) -> Int {
    manifest.pages.first { $0.id == page }?.steps ?? 0
  }

  /// Forward to a page starts with nothing revealed, back to one shows it complete; a request that
  /// names a page says itself.
  private func arrivalStep(of transition: Pager.Transition) -> Int {
    guard let page = transition.to else { return 0 }
    if let wantedStep { return min(wantedStep, steps(of: page)) }
    return transition.direction == .backward ? steps(of: page) : 0
  }

  /// In a deck that was read again a page may have fewer steps than were shown of it.
  mutating func clampSteps(_ events: inout [Event]) {
    if let page = pager.snapshot.transition?.to, incomingStep > steps(of: page) {
      incomingStep = steps(of: page)
      events.append(.step(page: page, step: incomingStep))
    }
    if let page = pager.current, step > steps(of: page) {
      step = steps(of: page)
      events.append(.step(page: page, step: step))
    }
  }
}

extension Event.Opening {
  init(_ transition: Pager.Transition, step: Int) {
    self.init(
      tid: transition.tid,
      from: transition.from,
      to: transition.to,
      direction: transition.direction.rawValue,
      cause: transition.cause.rawValue,
      step: step
    )
  }
}

extension Event.Ending {
  init(_ transition: Pager.Transition, completed: Bool, finished: Bool, reason: String?) {
    self.init(
      tid: transition.tid,
      from: transition.from,
      to: transition.to,
      completed: completed,
      finished: finished,
      reason: reason
    )
  }
}

extension Event.PageChange {
  init(_ transition: Pager.Transition) {
    self.init(
      old: transition.from,
      new: transition.to,
      direction: transition.direction.rawValue,
      cause: transition.cause.rawValue,
      tid: transition.tid
    )
  }
}

extension Animation {
  init(_ motion: Pager.Motion, tid: Int, outcome: Pager.Outcome, behind: String?) {
    self.init(
      tid: tid,
      p0: motion.p0,
      p1: motion.p1,
      start: motion.start,
      duration: motion.duration,
      curve: motion.curve,
      outcome: outcome,
      behind: behind
    )
  }
}

extension PageControl {
  init(_ control: Pager.Control) {
    self.init(
      count: control.count,
      currentIndex: control.currentIndex,
      hidden: control.isHidden
    )
  }
}

extension Snapshot.Layout {
  init(_ layout: Pager.Layout) {
    self.init(axis: layout.axis, direction: Manifest.Direction(layout.direction))
  }
}

extension Snapshot.Driver {
  init(_ pager: Pager) {
    let state = pager.snapshot
    self.init(
      mode: pager.configuration.driverMode,
      holder: state.driver,
      pending: state.pendingDriver
    )
  }
}

extension Manifest.Direction {
  init(_ direction: Pager.Layout.TextDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var ofText: Pager.Layout.TextDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
