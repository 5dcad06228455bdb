// What a request does in each state.

extension Pager {
  /// How a request stands to what is under way.
  enum Fit {
    /// The open transition leads there.
    case adopt
    /// The open transition comes from there.
    case reverse
    /// The pager is there, or will be when the transition is ended as decided.
    case there
    /// It needs a transition of its own.
    case open
  }

  func fit(_ request: Request) -> Fit {
    if let transition = state.transition {
      let direction = request.direction ?? transition.direction
      if request.page == transition.to, direction == transition.direction { return .adopt }
      if request.page == transition.from, isReversal(request, of: transition) { return .reverse }
    }
    return request.page == logicalPage ? .there : .open
  }

  mutating func carryOut(_ request: Request) {
    switch state {
    case .idle(let current): carryOut(request, at: current)
    case .dragging(let current, let drag): carryOut(request, during: drag, on: current)
    case .settling(_, let settle): carryOut(request, during: settle)
    case .bouncing(let current, _):
      guard fit(request) == .open else { return answer(request) }
      rest(on: current)
      carryOut(request, at: current)
    case .scrubbing(let current, let scrub):
      guard fit(request) == .open else { return answer(request) }
      jump(request, from: current)
      state = .scrubbing(request.page, scrub)
    case .empty, .closed: break  // refused before
    }
  }

  /// In a drag the settled page reverses whatever way was asked for.
  private func isReversal(_ request: Request, of transition: OpenTransition) -> Bool {
    if case .dragging = state { return true }
    return request.direction != transition.direction
  }

  private mutating func carryOut(_ request: Request, at current: PageID) {
    guard request.page != current else { return answer(request) }
    start(request, from: current)
  }

  private mutating func carryOut(_ request: Request, during drag: Drag, on current: PageID) {
    let fit = fit(request)
    let p = drag.position(configuration.band)
    emit(.dragCancelled(gid: drag.gid, reason: .superseded))
    switch (fit, drag.transition) {
    case (.adopt, let transition?): redirect(transition, from: p, .commit, for: request)
    case (.reverse, let transition?): redirect(transition, from: p, .cancel, for: request)
    case (.open, let transition?):
      end(transition, completed: false, .superseded)
      start(request, from: current)
    case (.open, nil): start(request, from: current)
    case (.there, _), (.adopt, nil), (.reverse, nil):
      bounce(on: current, from: p)
      answer(request)
    }
  }

  private mutating func carryOut(_ request: Request, during settle: Settle) {
    switch fit(request) {
    case .adopt: turn(settle, to: .commit, for: request)
    case .reverse: turn(settle, to: .cancel, for: request)
    case .there, .open:
      let current = fastForward(settle)
      state = .idle(current)
      guard request.page != current else { return answer(request) }
      start(request, from: current, carrying: settle)
    }
  }

  /// Lets a settling transition serve a request, the other way round if it must.
  private mutating func turn(_ settle: Settle, to outcome: Outcome, for request: Request) {
    var settle = settle
    if !request.isAnimated || settle.outcome != outcome {
      settle.transition.isCut = true
      redirect(
        settle.transition,
        from: settle.motion.position(at: now),
        outcome,
        for: request
      )
    } else {
      settle.transition.attach(request)
      state = .settling(settle.transition.from, settle)
    }
  }

  /// Lets a transition serve a request from where it is.
  private mutating func redirect(
    _ transition: OpenTransition,
    from p: Double,
    _ outcome: Outcome,
    for request: Request
  ) {
    var transition = transition
    transition.attach(request)
    guard !request.isAnimated else { return settle(transition, from: p, outcome, .inPlace) }
    state = .idle(end(transition, completed: outcome == .commit, .skipped))
  }

  /// Opens the transition of a request; it carries on the movement of one that was decided.
  private mutating func start(
    _ request: Request,
    from current: PageID,
    carrying decided: Settle? = nil
  ) {
    guard request.isAnimated else {
      jump(request, from: current)
      return state = .idle(request.page)
    }
    let direction = direction(of: request, from: current)
    var transition = open(from: current, to: request.page, direction, request.cause)
    transition.attach(request)
    var p = 0.0
    if let decided, decided.outcome == .commit, decided.transition.direction == direction {
      let carried = decided.motion.position(at: now) * direction.sign - 1
      p = carried.clamped(to: -1...0) * direction.sign
      transition.behind = decided.transition.from
    }
    settle(transition, from: p, .commit, .program)
  }

  private mutating func jump(_ request: Request, from current: PageID) {
    let direction = direction(of: request, from: current)
    jump(from: current, to: request.page, direction, request.cause)
    answer(request)
  }

  private func direction(of request: Request, from current: PageID) -> Direction {
    request.direction
      ?? pages.direction(from: current, to: request.page, wraps: configuration.loop)
  }

  private mutating func answer(_ request: Request) {
    if let req = request.req { complete(req, finished: true, reached: true) }
  }
}

extension Pager.OpenTransition {
  mutating func attach(_ request: Pager.Request) {
    guard let req = request.req else { return }
    requests.append(Pager.Pending(req: req, page: request.page))
  }
}
