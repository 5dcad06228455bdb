extension Follower {
  mutating func apply(_ event: Event, at time: Double) {
    switch event {
    case .dragStarted:
      // A finger that comes down on a bounce holds it where it is.
      snapshot.pull = snapshot.bounce?.position(at: time) ?? 0
      snapshot.bounce = nil
    case .dragCancelled: snapshot.pull = 0
    case .will(let opening): open(opening)
    case .animation(let animation):
      guard snapshot.transition?.tid == animation.tid else { return }
      snapshot.transition?.phase = .settling
      snapshot.transition?.p = animation.p0
      snapshot.transition?.animation = animation
    case .interrupted(let tid, let p):
      guard snapshot.transition?.tid == tid else { return }
      snapshot.transition?.phase = .dragging
      snapshot.transition?.p = p
      snapshot.transition?.animation = nil
    case .didFinish(let ending): end(ending)
    case .pageChanged(let change):
      snapshot.page = change.new
      snapshot.scrolls = []
      snapshot.timer.pageTurned(now: time)
    case .step(let page, let step):
      if page == snapshot.page {
        snapshot.step = step
      } else if page == snapshot.transition?.to {
        snapshot.transition?.step = step
      }
    case .control(let control): snapshot.control = control
    case .bounce(let bounce):
      snapshot.pull = 0
      snapshot.bounce = bounce
    case .rest:
      snapshot.pull = 0
      snapshot.bounce = nil
    case .scrubStarted: snapshot.scrubbing = true
    case .scrubEnded: snapshot.scrubbing = false
    case .scroll(let block, let share):
      snapshot.scrolls.take(Scroll(block: block, share: share, step: snapshot.step))
    case .deck(let deck): manifest = deck
    case .layout, .style, .blackout, .timer, .locked, .driver, .chrome, .skin, .sheet, .bound,
      .autoAdvance:
      surround(event)
    }
  }

  /// What lies around the pages is told whole.
  private mutating func surround(_ event: Event) {
    switch event {
    case .layout(let layout): snapshot.layout = layout
    case .style(let style): snapshot.style = style
    case .blackout(let blackout): snapshot.blackout = blackout
    case .timer(let timer): snapshot.timer = timer
    case .locked(let isLocked): snapshot.locked = isLocked
    case .driver(let driver): snapshot.driver = driver
    case .chrome(let chrome): snapshot.chrome = chrome
    case .skin(let skin): snapshot.skin = skin
    case .sheet(let sheet): snapshot.sheet = sheet
    case .autoAdvance(let autoAdvance): snapshot.autoAdvance = autoAdvance
    case .bound(let key, let value): snapshot.bindings[key] = value
    case .dragStarted, .dragCancelled, .will, .animation, .interrupted, .didFinish, .pageChanged,
      .step, .control, .bounce, .rest, .scrubStarted, .scrubEnded, .scroll, .deck:
      break
    }
  }

  private mutating func open(_ opening: Event.Opening) {
    snapshot.bounce = nil
    snapshot.transition = Snapshot.Transition(
      tid: opening.tid,
      from: opening.from,
      to: opening.to,
      direction: opening.direction,
      cause: opening.cause,
      step: opening.step,
      phase: .dragging,
      p: snapshot.pull,
      animation: nil
    )
    snapshot.pull = 0
  }

  private mutating func end(_ ending: Event.Ending) {
    guard let transition = snapshot.transition, transition.tid == ending.tid else { return }
    if ending.completed { snapshot.step = transition.step }
    snapshot.transition = nil
    snapshot.pull = 0
  }
}
