import Session

/// Lets drag positions through, the newest of them, at most so many a second.
struct MotionThrottle: Equatable {
  /// Seconds between two positions where the way to all viewers is short: 60 a second.
  static let shortest = 1.0 / 60
  /// Seconds by which one may come before its time: neither fingers nor timers keep it exactly.
  static let leeway = shortest / 2

  /// Seconds that the last broadcast took.
  var broadcastTime = 0.0

  private var waiting: Motion?
  /// When the last one was due: the times of those behind it are counted from there, so that one that
  /// goes late makes none of them late.
  private var last = -Double.infinity

  /// When to ask for ``due(now:)``; nil while nothing waits.
  var nextDeadline: Double? { waiting == nil ? nil : last + interval }

  /// Motion may take half of the loop's time.
  private var interval: Double { max(Self.shortest, 2 * broadcastTime) }

  /// Takes a position; what comes back is to be told now.
  mutating func take(_ motion: Motion, now: Double) -> Motion? {
    waiting = motion
    return due(now: now)
  }

  mutating func due(now: Double) -> Motion? {
    guard let motion = waiting, now >= last + interval else { return nil }
    waiting = nil
    last = max(last + interval, now - Self.leeway)
    return motion
  }

  /// A batch says more than what waits.
  mutating func clear() {
    waiting = nil
  }
}
