extension Snapshot {
  /// The open transition.
  package struct Transition: Equatable, Sendable, Codable {
    package var tid: Int
    package var from: String?
    package var to: String?
    package var direction: Int
    package var cause: String
    /// The step at which the page `to` will be shown.
    package var step: Int
    package var phase: Phase
    /// Position in pages when the snapshot was made.
    package var p: Double
    /// While settling.
    package var animation: Animation?

    package init(
      tid: Int,
      from: String?,
      to: String?,
      direction: Int,
      cause: String,
      step: Int,
      phase: Phase,
      p: Double,
      animation: Animation?
    ) {
      self.tid = tid
      self.from = from
      self.to = to
      self.direction = direction
      self.cause = cause
      self.step = step
      self.phase = phase
      self.p = p
      self.animation = animation
    }

    package enum Phase: String, Codable, Sendable {
      case dragging
      case settling
    }
  }
}
