// What decides how a pager goes on; two that are alike in it need not both be followed.

extension Pager {
  /// Mixes in all that decides what the pager will do, but for its configuration and roles.
  ///
  /// Times count from now; numbers of events and transitions, and names of requests, don't count.
  package func hashFuture(into hasher: inout Hasher) {
    hasher.combine(pages.ids)
    hasher.combine(configuration.loop)
    hasher.combine(configuration.driverMode)
    hasher.combine(layout.axis)
    hasher.combine(layout.direction)
    hasher.combine(isLocked)
    hasher.combine(isModal)
    hasher.combine(lease.holder)
    hasher.combine(lease.pending)
    hasher.combine(lease.graceEnd.map { Self.grain($0 - now) })
    hasher.combine(surfaces.mapValues(Self.grain))
    hasher.combine(away)
    hasher.combine(vetoes.count)
    for veto in vetoes {
      hasher.combine(veto.from)
      hasher.combine(veto.to)
      hasher.combine(veto.cause)
    }
    hasher.combine(toldControl?.currentIndex)
    hasher.combine(toldWindow)
    hashState(into: &hasher)
  }

  /// Numbers closer than a billionth count as one: sums of the same times differ in their last digits.
  static func grain(_ number: Double) -> Int {
    Int((number * 1e9).clamped(to: -1e18...1e18) + (number < 0 ? -0.5 : 0.5))
  }

  private func hashState(into hasher: inout Hasher) {
    hasher.combine(phase)
    hasher.combine(current)
    state.transition?.hashFuture(into: &hasher)
    switch state {
    case .dragging(_, let drag): drag.hashFuture(into: &hasher, now: now)
    case .settling(_, let settle):
      hasher.combine(settle.outcome)
      settle.motion.hashFuture(into: &hasher, now: now)
    case .bouncing(_, let motion): motion.hashFuture(into: &hasher, now: now)
    case .scrubbing(_, let scrub):
      hasher.combine(scrub.owner)
      hasher.combine(Self.grain(scrub.lastActivity - now))
    case .empty, .idle, .closed: break
    }
  }
}

extension Pager.Motion {
  fileprivate func hashFuture(into hasher: inout Hasher, now: Double) {
    for number in [p0, p1, start - now, duration] { hasher.combine(Pager.grain(number)) }
    hasher.combine(curve)
  }
}

extension Pager.OpenTransition {
  fileprivate func hashFuture(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(direction)
    hasher.combine(cause)
    hasher.combine(isCut)
    hasher.combine(behind)
    hasher.combine(requests.map(\.page))
  }
}
