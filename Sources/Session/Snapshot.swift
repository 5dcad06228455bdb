/// The whole state of a session at a revision, as every participant may know it.
package struct Snapshot: Equatable, Sendable, Codable {
  /// The settled page; none where the deck has no pages.
  package var page: String?
  /// Steps shown of it.
  package var step: Int
  package var transition: Transition?
  package var bounce: Bounce?
  package var blackout: Blackout
  package var timer: Timer
  package var control: PageControl
  package var locked: Bool

  package init(
    page: String?,
    step: Int,
    transition: Transition?,
    bounce: Bounce? = nil,
    blackout: Blackout,
    timer: Timer,
    control: PageControl,
    locked: Bool
  ) {
    self.page = page
    self.step = step
    self.transition = transition
    self.bounce = bounce
    self.blackout = blackout
    self.timer = timer
    self.control = control
    self.locked = locked
  }

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

/// Values of the dots: they follow the settled page, never a transition.
package struct PageControl: Equatable, Sendable, Codable {
  package var count: Int
  package var currentIndex: Int?
  package var hidden: Bool

  package init(count: Int, currentIndex: Int?, hidden: Bool) {
    self.count = count
    self.currentIndex = currentIndex
    self.hidden = hidden
  }
}
