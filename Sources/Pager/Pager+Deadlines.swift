extension Pager {
  /// When the motion on screen arrives, or a silent gesture is given up.
  var motionDeadline: Double? {
    switch state {
    case .dragging(_, let drag): drag.lastActivity + configuration.gestureTimeout
    case .settling(_, let settle): settle.motion.end
    case .bouncing(_, let motion): motion.end
    case .scrubbing(_, let scrub): scrub.lastActivity + configuration.gestureTimeout
    case .empty, .idle, .closed: nil
    }
  }

  /// Does what is due; of two things at once, the motion comes before the lease.
  mutating func passDeadline(_ deadline: Double) {
    guard motionDeadline == deadline else { return endGrace() }
    switch state {
    case .dragging(let current, let drag): cancel(drag, on: current, .timeout)
    case .settling(_, let settle): arrive(settle)
    case .bouncing(let current, _): rest(on: current)
    case .scrubbing(let current, _): endScrub(on: current)
    case .empty, .idle, .closed: break
    }
  }
}
