/// When a screen is drawn.
package struct Moment: Equatable, Sendable {
  /// Seconds of the clock that the model is told.
  package var now: Double
  /// Local time of day.
  package var hour: Int
  package var minute: Int

  package init(now: Double, hour: Int, minute: Int) {
    self.now = now
    self.hour = hour
    self.minute = minute
  }
}
