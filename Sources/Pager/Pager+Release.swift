// What a released page does.

extension Pager {
  /// Decides, for good, where the pages go that a finger lets go of.
  mutating func letGo(_ sent: Double?) {
    guard case .dragging(let current, let drag) = state else { return }
    let p = drag.position(configuration.band)
    guard let transition = drag.transition else { return bounce(on: current, from: p) }
    let velocity = drag.velocity(sent, at: now, configuration)
    let isFlick = configuration.isFlick(velocity: velocity, travel: drag.travel)
    let isFlickOn = isFlick && velocity * transition.direction.sign > 0
    if isFlickOn && drag.isDecided && configuration.flickOnCatch == .accumulate {
      return onePageMore(than: transition, from: p, velocity)
    }
    let outcome = outcome(of: transition, at: p, velocity, isFlick: isFlick)
    settle(transition, from: p, outcome, .release(velocity: isFlick ? velocity : 0))
  }

  private func outcome(
    of transition: OpenTransition,
    at p: Double,
    _ velocity: Double,
    isFlick: Bool
  ) -> Outcome {
    let sign = transition.direction.sign
    switch configuration.commitRule {
    case .twoClause where isFlick: return velocity * sign > 0 ? .commit : .cancel
    case .twoClause:
      return p * sign >= configuration.commitDistance - Tolerance.threshold ? .commit : .cancel
    case .projection(let rate):
      let goesOn = velocity * rate / (1 - rate) / 1_000
      return (p + goesOn) * sign >= 0.5 - Tolerance.threshold ? .commit : .cancel
    }
  }

  /// A flick on a transition that was decided already: it is done, and the next one follows.
  private mutating func onePageMore(
    than transition: OpenTransition,
    from p: Double,
    _ velocity: Double
  ) {
    let direction = transition.direction
    guard case .page(let next) = look(direction, of: transition.to) else {
      return settle(transition, from: p, .commit, .release(velocity: velocity))
    }
    let current = end(transition, completed: true, .fastForward)
    var following = open(from: current, to: next, direction, .gesture)
    following.behind = transition.from
    let start = (p - direction.sign).clamped(to: -1...1)
    settle(following, from: start, .commit, .release(velocity: velocity))
  }
}
