// Motions that run by themselves.

extension Pager {
  /// Lets a transition run to its end, which may be right here.
  mutating func settle(
    _ transition: OpenTransition,
    from p: Double,
    _ outcome: Outcome,
    _ pace: Pace
  ) {
    let end = transition.destination(outcome)
    let motion = Motion(
      p0: p,
      p1: end,
      start: now,
      duration: configuration.duration(of: end - p, at: pace),
      curve: configuration.curve(at: pace)
    )
    let settle = Settle(transition: transition, motion: motion, outcome: outcome)
    guard isWorthwhile(motion) else { return arrive(settle) }
    state = .settling(transition.from, settle)
    let behind = p * transition.direction.sign < 0 ? transition.behind : nil
    emit(.animation(tid: transition.tid, motion, outcome, behind: behind))
  }

  /// Ends a settling transition by itself.
  mutating func arrive(_ settle: Settle) {
    state = .idle(end(settle.transition, completed: settle.outcome == .commit))
  }

  /// Ends a settling transition before its time, as it was decided; the caller sets the state.
  mutating func fastForward(_ settle: Settle) -> PageID {
    end(settle.transition, completed: settle.outcome == .commit, .fastForward)
  }

  /// Lets the content return to rest where no transition is open.
  mutating func bounce(on current: PageID, from p: Double) {
    let motion = Motion(
      p0: p,
      p1: 0,
      start: now,
      duration: configuration.bounceDuration,
      curve: configuration.gestureCurve
    )
    guard isWorthwhile(motion) else { return state = .idle(current) }
    state = .bouncing(current, motion)
    emit(.bounce(motion))
  }

  /// Ends a bounce.
  mutating func rest(on current: PageID) {
    state = .idle(current)
    emit(.rest)
  }

  private func isWorthwhile(_ motion: Motion) -> Bool {
    (motion.p1 - motion.p0).magnitude > Tolerance.distance && motion.duration > 0
  }
}
