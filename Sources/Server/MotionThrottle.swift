/// Lets positions through, the newest of them, at most so many a second.
struct MotionThrottle<Position: Equatable>: Equatable {
  /// Seconds between two positions where the way to all viewers is short: 60 a second.
  static var shortest: Double { 1.0 / 60 }
  /// Seconds by which one may come before its time: neither fingers nor timers keep it exactly.
  static var leeway: Double { shortest / 2 }

  /// Seconds that the last broadcast took.
  var broadcastTime = 0.0

  private var waiting: Position?
  /// When the last one was due: the times of those behind it are counted from there, so that one that
  /// goes late makes none of them late.
  private var last = -Double.infinity

  /// When to ask for ``due(now:)``; nil while nothing waits.
  var nextDeadline: Double? { waiting == nil ? nil : last + interval }

  /// Motion may take half of the loop's time.
  private var interval: Double { max(Self.shortest, 2 * broadcastTime) }

  /// Takes a position; what comes back is to be told now.
  mutating func take(_ position: Position, now: Double) -> Position? {
    waiting = position
    return due(now: now)
  }

  mutating func due(now: Double) -> Position? {
    guard let position = waiting, now >= last + interval else { return nil }
    waiting = nil
    last = max(last + interval, now - Self.leeway)
    return position
  }

  /// A batch says more than what waits.
  mutating func clear() {
    waiting = nil
  }
}
