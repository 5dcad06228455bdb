/// A token bucket: how many messages one connection may send.
package struct RateLimit: Equatable, Sendable, BitwiseCopyable {
  /// Messages a second, in the long run.
  private let rate: Double
  /// Messages at once.
  private let burst: Double
  private var tokens: Double
  private var last: Double

  package init(rate: Double, burst: Double, now: Double) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    last = now
  }

  /// Takes one message; false where it is one too many.
  package mutating func take(now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - last) * rate)
    last = max(last, now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
