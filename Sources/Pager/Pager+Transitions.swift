// Opening and ending transitions, with the events that follow in their fixed order.

extension Pager {
  mutating func open(
    from: PageID,
    to: PageID,
    _ direction: Direction,
    _ cause: Cause
  ) -> OpenTransition {
    let transition = OpenTransition(
      tid: nextTransition(),
      from: from,
      to: to,
      direction: direction,
      cause: cause
    )
    tellWill(transition.facts)
    return transition
  }

  /// Ends a transition and answers its requests; the caller sets the state that follows.
  ///
  /// - Returns: the page that is settled now.
  @discardableResult
  mutating func end(
    _ transition: OpenTransition,
    completed: Bool,
    _ reason: Reason? = nil
  ) -> PageID {
    let settled = completed ? transition.to : transition.from
    tellEnd(transition.facts, completed: completed, reason)
    if completed {
      tellControl(on: settled)
      tellWindow(around: settled)
    }
    let finished = Self.isNatural(reason) && !transition.isCut
    for request in transition.requests {
      complete(request.req, finished: finished, reached: request.page == settled)
    }
    return settled
  }

  /// Changes the page without an animation, in one batch; the caller sets the state.
  mutating func jump(
    from: PageID?,
    to: PageID?,
    _ direction: Direction,
    _ cause: Cause
  ) {
    let facts = Transition(
      tid: nextTransition(),
      from: from,
      to: to,
      direction: direction,
      cause: cause
    )
    tellWill(facts)
    tellEnd(facts, completed: true, nil)
    tellControl(on: to)
    tellWindow(around: to)
  }

  /// Answers a request.
  mutating func complete(_ req: RequestID, finished: Bool, reached: Bool) {
    answers.record(.completed(finished: finished, reached: reached), of: req)
    emit(.completion(req: req, finished: finished, reached: reached))
  }

  private mutating func nextTransition() -> Int {
    lastTransition += 1
    return lastTransition
  }

  private mutating func tellWill(_ facts: Transition) {
    emit(.will(facts))
    tell(facts.from, .willDisappear)
    tell(facts.to, .willAppear)
  }

  /// Whether a transition that ends for this reason reached an end by itself.
  private static func isNatural(_ reason: Reason?) -> Bool {
    reason == nil || reason == .reversed || reason == .crossed
  }

  private mutating func tellEnd(_ facts: Transition, completed: Bool, _ reason: Reason?) {
    let finished = Self.isNatural(reason)
    emit(.didFinish(facts, completed: completed, finished: finished, reason: reason))
    if completed {
      emit(.pageChanged(facts))
      tell(facts.to, .didAppear)
      tell(facts.from, .didDisappear)
    } else {
      tell(facts.to, .willDisappear)
      tell(facts.from, .willAppear)
      tell(facts.to, .didDisappear)
      tell(facts.from, .didAppear)
    }
  }

  private mutating func tell(_ page: PageID?, _ change: Appearance) {
    if let page { emit(.appearance(page, change)) }
  }
}

// MARK: - Page control and window

extension Pager {
  func control(on page: PageID?) -> Control {
    Control(
      count: pages.count,
      currentIndex: page.flatMap(pages.index(of:)),
      isHidden: pages.count <= 1 && configuration.hidesForSinglePage
    )
  }

  func window(around page: PageID?) -> [PageID] {
    guard let page else { return [] }
    return pages.window(
      around: page,
      radius: configuration.neighbourRadius,
      wraps: configuration.loop
    )
  }

  mutating func tellControl(on page: PageID?, always: Bool = false) {
    let control = control(on: page)
    guard always || control != toldControl else { return }
    toldControl = control
    emit(.control(control))
  }

  mutating func tellWindow(around page: PageID?) {
    let (old, new) = (toldWindow, window(around: page))
    let entering = new.filter { !old.contains($0) }
    let leaving = old.filter { !new.contains($0) }
    toldWindow = new
    guard !entering.isEmpty || !leaving.isEmpty else { return }
    emit(.window(entering: entering, leaving: leaving))
  }
}
