import Pager

extension Session {
  /// What comes in front of a covered page.
  mutating func take(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    switch intent {
    case .advance, .tap:
      // A press in front of a covered page is meant for the cover: nobody sees the page turn.
      let uncovered = uncover(now: now)
      guard uncovered.isEmpty else { return uncovered + answer(asker) }
      return carryOutByHand(intent, asker, now: now)
    case .goTo, .dragBegin, .scrubBegin:
      // What is refused changes nothing, the cover neither.
      let uncovered = isRefused(intent, asker, now: now) ? [] : uncover(now: now)
      return uncovered + carryOutByHand(intent, asker, now: now)
    case .dragMove, .dragEnd, .dragCancel, .scrubTo, .scrubEnd, .edit, .lock, .driverMode,
      .requestDrive, .grant, .release, .takeOver, .style, .axis, .chrome, .skin, .sheet, .blackout,
      .timer, .autoAdvance, .scroll:
      return carryOut(intent, asker, now: now)
    }
  }

  /// A page on which somebody does something does not turn by itself any more.
  private mutating func carryOutByHand(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    let pages = [pager.current, landing]
    let actions = carryOut(intent, asker, now: now)
    return actions.holdRefusal ? actions : actions + touch(pages, now: now)
  }

  /// Whether an intent in front of a covered page would be refused.
  private func isRefused(_ intent: Intent, _ asker: Asker, now: Double) -> Bool {
    guard blackout != .none else { return false }
    // Nowhere else: while a copy of the session lives, each change copies what it remembers.
    var trial = self
    return trial.carryOut(intent, asker, now: now).holdRefusal
  }

  private mutating func uncover(now: Double) -> [Action] {
    guard blackout != .none else { return [] }
    blackout = .none
    return publish([.blackout(.none)], at: now)
  }

  private mutating func carryOut(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    wantedStep = nil
    switch intent {
    case .advance(let advance): return self.advance(advance, asker, now: now)
    case .goTo(let goTo): return self.goTo(goTo, asker, now: now)
    case .tap(let side, let expect):
      let side: Pager.ControlSide = side == .left ? .left : .right
      return ask(asker, expect, now: now) { .controlTap($0, side: side) }
    case .dragBegin, .dragMove, .dragEnd, .dragCancel, .scrubBegin, .scrubTo, .scrubEnd:
      return touch(intent, asker, now: now)
    case .scroll(let scroll): return self.scroll(scroll, asker, now: now)
    case .autoAdvance(let on): return turnAutoAdvance(on: on, asker, now: now)
    case .lock(let on):
      return answered(drive(.everywhere(.lock(on)), now: now), asker)
    case .driverMode, .requestDrive, .grant, .release, .takeOver:
      return lease(intent, asker, now: now)
    case .edit(let edit): return self.edit(edit, asker, now: now)
    case .sheet(let action): return take(action, asker, now: now)
    case .axis(let axis):
      return answered(drive(.everywhere(.axis(axis)), now: now, asker: asker), asker)
    case .chrome(let bar, let hidden):
      let input = Tabs.Input.setChrome(bar.ofTabs, isHidden: hidden)
      return answered(drive(input, now: now, asker: asker), asker)
    case .skin(let skin):
      return answered(drive(.setSkin(skin), now: now, asker: asker), asker)
    case .style(let value):
      let before = style
      style = value
      return answered(publish(style == before ? [] : [.style(value)], at: now), asker)
    case .blackout(let value):
      let before = blackout
      blackout = value
      return answered(publish(blackout == before ? [] : [.blackout(value)], at: now), asker)
    case .timer(let action):
      let before = timer
      timer.handle(action, now: now)
      return answered(publish(timer == before ? [] : [.timer(timer)], at: now), asker)
    }
  }
}
