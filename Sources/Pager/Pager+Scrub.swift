// A finger on the page control that runs along the dots.

extension Pager {
  mutating func scrubBegin(_ presenter: Participant) {
    guard isPresenter(presenter) else { return reject(.notPresenter) }
    if let reason = refusalOfGesture(by: presenter) { return reject(reason) }
    let scrub = Scrub(owner: presenter, lastActivity: now)
    if case .scrubbing(let current, _) = state { return state = .scrubbing(current, scrub) }
    cancelGesture(.superseded)
    guard let current = stop() else { return }
    state = .scrubbing(current, scrub)
    emit(.scrubStarted(owner: presenter))
  }

  mutating func scrubTo(_ presenter: Participant, _ index: Int) {
    guard case .scrubbing(let current, var scrub) = state, scrub.owner == presenter else {
      return drop()
    }
    scrub.lastActivity = now
    state = .scrubbing(current, scrub)
    let page = pages.ids[index.clamped(to: 0...pages.count - 1)]
    guard page != current, !isVetoed(from: current, to: page, .scrub) else { return }
    let direction = pages.direction(from: current, to: page, wraps: false)
    jump(from: current, to: page, direction, .scrub)
    state = .scrubbing(page, scrub)
  }

  mutating func scrubEnd(_ presenter: Participant) {
    guard case .scrubbing(let current, let scrub) = state, scrub.owner == presenter else {
      return drop()
    }
    endScrub(on: current)
  }

  /// Ends what moves by itself at once, as it was decided.
  private mutating func stop() -> PageID? {
    switch state {
    case .settling(_, let settle): state = .idle(fastForward(settle))
    case .bouncing(let current, _): rest(on: current)
    case .empty, .idle, .dragging, .scrubbing, .closed: break
    }
    return current
  }
}
