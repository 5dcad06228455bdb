/// A token bucket: how many messages one connection may send.
struct RateLimit: Equatable, Sendable {
  /// Messages a second, in the long run.
  private let rate: Double
  /// Messages at once.
  private let burst: Double
  private var tokens: Double
  private var last: Double

  init(rate: Double, burst: Double, now: Double) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    last = now
  }

  /// A viewer asks for the clock and little else.
  static func viewer(now: Double) -> RateLimit { RateLimit(rate: 10, burst: 20, now: now) }

  /// A finger moves up to 120 times a second.
  static func presenter(now: Double) -> RateLimit { RateLimit(rate: 250, burst: 500, now: now) }

  /// Takes one message; false where it is one too many.
  mutating func take(now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - last) * rate)
    last = max(last, now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
