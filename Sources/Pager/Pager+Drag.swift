// A finger on the pages: begin, move, end, cancel.

extension Pager {
  mutating func dragBegin(_ touch: Touch) {
    if let reason = refusal(of: touch) { return reject(reason) }
    cancelGesture(.superseded)  // the presenter's own: those of others are refused
    switch state {
    case .idle(let current): land(on: current, Drag(touch, sign: layout.sign, at: now))
    case .settling(let current, let settle): land(on: current, catching(settle, touch))
    case .bouncing(let current, let motion):
      land(on: current, catching(motion, on: current, touch))
    case .empty, .dragging, .scrubbing, .closed: break  // refused, or ended just now
    }
  }

  mutating func dragMove(_ gid: GestureID, _ translation: Double) {
    guard case .dragging(let current, var drag) = state, drag.gid == gid, translation.isFinite
    else {
      return drop()
    }
    drag.move(to: translation, at: now, window: configuration.velocityWindow)
    follow(drag, on: current)
  }

  mutating func dragEnd(_ gid: GestureID, _ translation: Double, _ velocity: Double?) {
    guard case .dragging(let current, var drag) = state, drag.gid == gid, translation.isFinite
    else {
      return drop()
    }
    if translation != drag.translation {
      drag.release(at: translation)
      follow(drag, on: current)
    }
    letGo(velocity)
  }

  mutating func dragCancel(_ gid: GestureID, _ reason: Reason) {
    guard case .dragging(let current, let drag) = state, drag.gid == gid else { return drop() }
    cancel(drag, on: current, reason)
  }

  mutating func drop() {
    dropped += 1
  }

  private func refusal(of touch: Touch) -> Reason? {
    guard isPresenter(touch.presenter) else { return .notPresenter }
    guard touch.extent.isFinite, touch.extent > 0, surfaces[touch.presenter] != 0 else {
      return .geometry
    }
    if let vector = touch.vector, !layout.isAlong(vector) { return .offAxis }
    return refusalOfGesture(by: touch.presenter)
  }

  private mutating func land(on current: PageID, _ drag: Drag) {
    state = .dragging(current, drag)
    emit(.dragStarted(gid: drag.gid, owner: drag.owner))
  }

  private mutating func catching(_ settle: Settle, _ touch: Touch) -> Drag {
    var transition = settle.transition
    transition.isCut = true
    let p = settle.motion.position(at: now)
    emit(.interrupted(tid: transition.tid, p: p))
    var drag = Drag(
      touch,
      sign: layout.sign,
      at: now,
      place: p,
      catching: transition,
      isDecided: settle.outcome == .commit
    )
    drag.sides[transition.direction] = .page(transition.to)
    return drag
  }

  private mutating func catching(_ motion: Motion, on current: PageID, _ touch: Touch) -> Drag {
    let p = motion.position(at: now)
    guard let side = Direction(of: p) else { return Drag(touch, sign: layout.sign, at: now) }
    let found = look(side, of: current)
    // A hard wall shows nothing but rest, so that is where it puts the pages.
    if found == .wall && configuration.band.isHard { rest(on: current) }
    var drag = Drag(touch, sign: layout.sign, at: now, place: place(of: p, on: found))
    drag.sides[side] = found
    return drag
  }
}
