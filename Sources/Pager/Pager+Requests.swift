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

  /// The page that a request means.
  enum Wish {
    case target(Target)
    case neighbour(Direction, wraps: Bool)
  }

  mutating func goTo(_ ask: Ask, _ target: Target, _ direction: Direction?, animated: Bool) {
    answer(ask, .target(target), direction, animated: animated, .program)
  }

  mutating func step(_ ask: Ask, _ direction: Direction, animated: Bool) {
    let wish = Wish.neighbour(direction, wraps: configuration.loop)
    answer(ask, wish, direction, animated: animated, .program)
  }

  mutating func controlTap(_ ask: Ask, _ side: ControlSide) {
    let direction = layout.direction(of: side)
    let wraps = configuration.controlWraps ?? configuration.loop
    answer(ask, .neighbour(direction, wraps: wraps), direction, animated: true, .control)
  }

  mutating func autoplay(_ req: RequestID) {
    let wish = Wish.neighbour(.forward, wraps: configuration.loop)
    answer(Ask(req, by: .system), wish, .forward, animated: true, .autoplay)
  }

  /// The page from which requests count: where a committing transition leads, else the settled one.
  public var logicalPage: PageID? {
    if case .settling(_, let settle) = state { settle.destination } else { current }
  }

  /// Checks a request and carries it out, or refuses it with nothing changed.
  private mutating func answer(
    _ ask: Ask,
    _ wish: Wish,
    _ direction: Direction?,
    animated: Bool,
    _ cause: Cause
  ) {
    guard answers[ask.req] == nil else { return }
    answers.await(ask.req)
    if let reason = refusal(of: ask) { return reject(ask.req, reason) }
    switch resolve(wish) {
    case .failure(let reason): reject(ask.req, reason)
    case .success(let page):
      let request = Request(
        req: ask.req,
        page: page,
        direction: direction,
        isAnimated: animated,
        cause: cause
      )
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

  private func resolve(_ wish: Wish) -> Result<PageID, Reason> {
    switch wish {
    case .target(.page(let page)):
      return pages.contains(page) ? .success(page) : .failure(.unknownPage)
    case .target(.index(let index)):
      let exists = pages.ids.indices.contains(index)
      return exists ? .success(pages.ids[index]) : .failure(.outOfRange)
    case .neighbour(let direction, let wraps):
      let page = logicalPage.flatMap { pages.neighbour(of: $0, direction, wraps: wraps) }
      return page.map(Result.success) ?? .failure(.noPage)
    }
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
