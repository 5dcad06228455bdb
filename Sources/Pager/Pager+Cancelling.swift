// Ends of gestures that are no releases.

extension Pager {
  /// Ends a gesture without a page, whatever it had reached.
  mutating func cancel(_ drag: Drag, on current: PageID, _ reason: Reason) {
    emit(.dragCancelled(gid: drag.gid, reason: reason))
    let p = drag.position(configuration.band)
    if let transition = drag.transition {
      settle(transition, from: p, .cancel, .release(velocity: 0))
    } else {
      bounce(on: current, from: p)
    }
  }

  /// Ends the gesture or the scrub that is under way, if any.
  mutating func cancelGesture(_ reason: Reason) {
    switch state {
    case .dragging(let current, let drag): cancel(drag, on: current, reason)
    case .scrubbing(let current, _): endScrub(on: current)
    case .empty, .idle, .settling, .bouncing, .closed: break
    }
  }

  mutating func endScrub(on current: PageID) {
    state = .idle(current)
    emit(.scrubEnded)
  }
}
