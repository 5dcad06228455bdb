// What the pages do under a finger: sides, walls, reversal, crossing.

extension Pager {
  /// Brings transition and position up to where the finger is now.
  mutating func follow(_ drag: Drag, on current: PageID) {
    var (drag, current) = (drag, current)
    let wasBehindRest = drag.isBehindRest
    closePassed(&drag, &current)
    lookAround(&drag, on: current)
    if wasBehindRest && drag.transition == nil { yieldToWall(&drag) }
    openIfLeft(&drag, on: current)
    state = .dragging(current, drag)
    emit(.progress(p: drag.position(configuration.band), tid: drag.transition?.tid))
  }

  /// Looks up the side on which the finger is, once.
  private func lookAround(_ drag: inout Drag, on current: PageID) {
    guard let side = drag.side, drag.sides[side] == nil, !drag.isBehindRest else { return }
    drag.sides[side] = look(side, of: current)
  }

  /// Keeps the pages where they are shown when a page on the far side turns out to be a wall.
  private func yieldToWall(_ drag: inout Drag) {
    guard let side = drag.side, drag.sides[side] == .wall else { return }
    drag.rebase(to: place(of: drag.raw.clamped(to: -1...1), on: .wall))
  }

  /// Opens a transition when the finger has left rest towards a page.
  mutating func openIfLeft(_ drag: inout Drag, on current: PageID) {
    guard drag.transition == nil, let side = drag.side, case .page(let page) = drag.sides[side],
      configuration.exceedsEpsilon(drag.raw.magnitude)
    else { return }
    drag.transition = open(from: current, to: page, side, .gesture)
  }

  /// What a finger finds on one side of a page.
  func look(_ direction: Direction, of page: PageID) -> Side {
    guard let next = pages.neighbour(of: page, direction, wraps: configuration.loop),
      !isVetoed(from: page, to: next, .gesture)
    else { return .wall }
    return .page(next)
  }

  /// Where a finger must be for the pages to be shown at `p`.
  func place(of p: Double, on side: Side) -> Double {
    switch side {
    case .page: p
    case .wall: configuration.band.pull(at: p)
    }
  }

  /// Ends the transition if the finger pushed a decided one past its end, or went to the other side.
  private mutating func closePassed(_ drag: inout Drag, _ current: inout PageID) {
    guard let transition = drag.transition else { return }
    let sign = transition.direction.sign
    if configuration.exceedsEpsilon(-drag.travel * sign) { drag.isDecided = false }
    if drag.isDecided {
      guard configuration.exceedsEpsilon(drag.raw * sign - 1) else { return }
      current = end(transition, completed: true, .crossed)
      drag.cross(transition.direction)
    } else if configuration.exceedsEpsilon(-drag.raw * sign) {
      end(transition, completed: false, .reversed)
      drag.transition = nil
      drag.sides[transition.direction] = nil
    }
  }
}
