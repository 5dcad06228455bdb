package import Screen

/// What a terminal tells its owner.
package enum TerminalEvent: Equatable, Sendable {
  case input(InputEvent)
  /// The size at the start and each time that it changes; what was shown is lost.
  case resized(Size)
  /// The process was asked to end by this signal.
  case terminated(signal: Int32)
  /// The terminal is gone; nothing follows.
  case closed
}
