import Pager

extension Session {
  mutating func take(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    switch intent {
    case .advance, .tap:
      // A press in front of a covered page is meant for the cover: nobody sees the page turn.
      let uncovered = uncover(now: now)
      guard uncovered.isEmpty else {
        return uncovered + answer(asker, finished: true, reached: true)
      }
      return carryOut(intent, asker, now: now)
    case .goTo, .dragBegin:
      return uncover(now: now) + carryOut(intent, asker, now: now)
    case .dragMove, .dragEnd, .dragCancel, .blackout, .timer:
      return carryOut(intent, asker, now: now)
    case .scrubBegin, .scrubTo, .scrubEnd, .edit, .lock, .driverMode, .requestDrive, .grant,
      .release, .takeOver, .style, .axis, .chrome, .skin, .sheet:
      return refuse(.vetoed, asker)
    }
  }

  private mutating func uncover(now: Double) -> [Action] {
    guard blackout != .none else { return [] }
    blackout = .none
    return publish([.blackout(.none)], at: now)
  }

  private mutating func carryOut(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    wantedStep = nil
    let participant = asker.participant
    switch intent {
    case .advance(let advance):
      return self.advance(advance, asker, now: now)
    case .goTo(let goTo):
      return self.goTo(goTo, asker, now: now)
    case .tap(let side, let expect):
      return ask(asker, expect, now: now) {
        .controlTap($0, side: side == .left ? .left : .right)
      }
    case .dragBegin(let begin):
      let vector = begin.axisVector.flatMap { vector in
        vector.count == 2 ? Pager.Vector(x: vector[0], y: vector[1]) : nil
      }
      let touch = Pager.Touch(
        presenter: participant.id,
        gid: participant.scoped(begin.gid),
        extent: begin.extent,
        vector: vector
      )
      return gesture(.dragBegin(touch), asker, now: now)
    case .dragMove(let gid, let translation):
      let move = Pager.Input.dragMove(gid: participant.scoped(gid), translation: translation)
      return gesture(move, asker, now: now)
    case .dragEnd(let gid, let translation, let velocity):
      let gid = participant.scoped(gid)
      return gesture(
        .dragEnd(gid: gid, translation: translation, velocity: velocity),
        asker,
        now: now
      )
    case .dragCancel(let gid):
      return gesture(
        .dragCancel(gid: participant.scoped(gid), reason: .touch),
        asker,
        now: now
      )
    case .blackout(let value):
      let changes = blackout == value ? [] : [Event.blackout(value)]
      blackout = value
      return publish(changes, at: now) + answer(asker, finished: true, reached: true)
    case .timer(let action):
      let before = timer
      timer.handle(action, now: now)
      return publish(timer == before ? [] : [.timer(timer)], at: now)
        + answer(asker, finished: true, reached: true)
    case .scrubBegin, .scrubTo, .scrubEnd, .edit, .lock, .driverMode, .requestDrive, .grant,
      .release, .takeOver, .style, .axis, .chrome, .skin, .sheet:
      return []
    }
  }

  /// Reveals come before pages, on the page where the request would land.
  private mutating func advance(
    _ advance: Intent.Advance,
    _ asker: Asker,
    now: Double
  ) -> [Action] {
    if advance.by != .page, let revealed = revealed(advance.to) {
      guard !pager.snapshot.isLocked else { return refuse(.locked, asker) }
      guard advance.expect == nil || advance.expect == revealed.page else {
        return refuse(.stale, asker)
      }
      landingStep = revealed.step
      return publish([.step(page: revealed.page, step: revealed.step)], at: now)
        + answer(asker, finished: true, reached: true)
    }
    return ask(asker, advance.expect, now: now) {
      .step($0, to: advance.to == .next ? .forward : .backward)
    }
  }

  /// What a step on the landing page would show; nil where none is left or a finger is down.
  private func revealed(_ direction: Intent.Advance.Direction) -> (page: String, step: Int)? {
    switch pager.phase {
    case .idle, .settling, .bouncing: break
    case .empty, .dragging, .scrubbing, .closed: return nil
    }
    guard let page = landing else { return nil }
    let next = landingStep + (direction == .next ? 1 : -1)
    return (0...steps(of: page)).contains(next) ? (page, next) : nil
  }

  private mutating func goTo(_ goTo: Intent.GoTo, _ asker: Asker, now: Double) -> [Action] {
    let target: Pager.Target
    if let page = goTo.page {
      target = .page(page)
    } else if let number = goTo.number {
      target = .index(number > 0 ? number - 1 : -1)
    } else {
      return refuse(.unknownPage, asker)
    }
    wantedStep = max(goTo.step ?? 0, 0)
    let revealed = canReveal(expect: goTo.expect) ? show(target, now: now) : []
    let asked = ask(asker, goTo.expect, now: now) {
      .goTo($0, target: target, animated: goTo.animated ?? true)
    }
    let isRefused = asked.contains { if case .reply(.refusal, _) = $0 { true } else { false } }
    // A transition that is adopted by the request leads to other steps than it began with.
    return revealed + asked + (isRefused ? [] : show(target, now: now))
  }

  /// Shows the wanted steps of a page that is the landing one already.
  private mutating func show(_ target: Pager.Target, now: Double) -> [Action] {
    let page: String? =
      switch target {
      case .page(let page): page
      case .index(let index):
        manifest.pages.indices.contains(index) ? manifest.pages[index].id : nil
      }
    guard let page, page == landing, let wantedStep else { return [] }
    let step = min(wantedStep, steps(of: page))
    guard step != landingStep else { return [] }
    landingStep = step
    return publish([.step(page: page, step: step)], at: now)
  }

  private func canReveal(expect: String?) -> Bool {
    !pager.snapshot.isLocked && (expect == nil || expect == landing)
      && pager.phase != .dragging && pager.phase != .scrubbing
  }

  /// Makes a request of the pager, whose answer may come later.
  private mutating func ask(
    _ asker: Asker,
    _ expect: String?,
    now: Double,
    _ input: (Pager.Ask) -> Pager.Input
  ) -> [Action] {
    unnamedRequests += 1
    let id = "\(unnamedRequests)"
    waiting[id] = asker
    let sender = Pager.Sender.participant(asker.participant.id)
    return drive(input(Pager.Ask(id, by: sender, expect: expect)), now: now)
  }

  /// A message of a gesture: answered at once, by a refusal where the pager does not take it.
  private mutating func gesture(
    _ input: Pager.Input,
    _ asker: Asker,
    now: Double
  ) -> [Action] {
    let dropped = pager.dropped
    let actions = drive(input, now: now, asker: asker)
    guard let req = asker.req else { return actions }
    if pager.dropped != dropped { return actions + refuse(.stale, asker) }
    if case .answered = replies.earlier(req, of: asker.participant) { return actions }
    return actions + answer(asker, finished: true, reached: true)
  }
}

extension Participant {
  /// Gestures of different participants never share a name.
  fileprivate func scoped(_ gid: String) -> String { "\(id):\(gid)" }
}
