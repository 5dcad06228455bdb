// Requests for a page: goTo, step, a tap on the page control, autoplay.

extension Pager {
  /// A request that passed all checks.
  struct Request {
    /// Nil where nobody waits for an answer.
    var req: RequestID?
    let page: PageID
    /// The way that was asked for; nil if any will do.
    let direction: Direction?
    let isAnimated: Bool
    let cause: Cause
  }

  mutating func goTo(
    _ ask: Ask, _ target: Target, _ direction: Direction?, animated: Bool
  ) {
    answer(ask, direction, .program, animated: animated) { $0.resolve(target) }
  }

  mutating func step(_ ask: Ask, _ direction: Direction, animated: Bool) {
    answer(ask, direction, .program, animated: animated) {
      $0.resolve(direction, wraps: $0.configuration.loop)
    }
  }

  mutating func controlTap(_ ask: Ask, _ side: ControlSide) {
    let direction = layout.direction(of: side)
    answer(ask, direction, .control, animated: true) {
      $0.resolve(direction, wraps: $0.configuration.controlWraps ?? $0.configuration.loop)
    }
  }

  mutating func autoplay(_ req: RequestID) {
    answer(Ask(req, by: .system), .forward, .autoplay, animated: true) {
      $0.resolve(.forward, wraps: $0.configuration.loop)
    }
  }

  /// The page from which requests count: where a committing transition leads, else the settled one.
  var logicalPage: PageID? {
    if case .settling(_, let settle) = state { settle.destination } else { current }
  }

  /// Checks a request and carries it out, or refuses it with nothing changed.
  private mutating func answer(
    _ ask: Ask, _ direction: Direction?, _ cause: Cause, animated: Bool,
    resolving resolve: (Pager) -> Result<PageID, Refusal>
  ) {
    guard answers[ask.req] == nil else { return }
    answers.await(ask.req)
    let resolved: Result<PageID, Refusal> =
      if let reason = refusal(of: ask) { .failure(Refusal(reason)) } else { resolve(self) }
    switch resolved {
    case .failure(let refusal): reject(ask.req, refusal.reason)
    case .success(let page):
      let request = Request(
        req: ask.req, page: page, direction: direction, isAnimated: animated, cause: cause)
      if let reason = refusal(of: request, by: ask.by) { return reject(ask.req, reason) }
      carryOut(request)
    }
  }

  private mutating func reject(_ req: RequestID, _ reason: Reason) {
    answers.record(.rejected(reason), of: req)
    emit(.rejected(req: req, reason: reason))
  }
}

// MARK: - Checks

extension Pager {
  struct Refusal: Error {
    let reason: Reason

    init(_ reason: Reason) {
      self.reason = reason
    }
  }

  /// What keeps a request from being looked at.
  private func refusal(of ask: Ask) -> Reason? {
    if case .participant(let participant) = ask.by {
      guard isPresenter(participant) else { return .notPresenter }
    }
    switch state {
    case .closed: return .closed
    case .empty: return .empty
    case .idle, .dragging, .settling, .bouncing, .scrubbing: break
    }
    if isLocked && ask.by != .system { return .locked }
    if let expected = ask.expect, expected != logicalPage { return .stale }
    return nil
  }

  private func resolve(_ target: Target) -> Result<PageID, Refusal> {
    switch target {
    case .page(let page):
      pages.contains(page) ? .success(page) : .failure(Refusal(.unknownPage))
    case .index(let index):
      pages.ids.indices.contains(index)
        ? .success(pages.ids[index]) : .failure(Refusal(.outOfRange))
    }
  }

  private func resolve(_ direction: Direction, wraps: Bool) -> Result<PageID, Refusal> {
    guard let page = logicalPage,
      let next = pages.neighbour(of: page, direction, wraps: wraps)
    else { return .failure(Refusal(.noPage)) }
    return .success(next)
  }

  /// What keeps a request with a page from being carried out.
  private func refusal(of request: Request, by sender: Sender) -> Reason? {
    if case .participant(let participant) = sender {
      guard mayDrive(participant) else { return .notDriver }
      if let owner = state.owner, owner != participant { return .busy }
    }
    if request.cause == .autoplay && phase != .idle { return .busy }
    guard let start = startOfNewTransition(for: request) else { return nil }
    return isVetoed(from: start, to: request.page, request.cause) ? .vetoed : nil
  }

  /// The page from which a request would open a transition; nil if it needs none.
  func startOfNewTransition(for request: Request) -> PageID? {
    switch fit(request) {
    case .adopt, .reverse, .there: nil
    case .open: logicalPage
    }
  }
}
