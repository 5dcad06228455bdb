import Testing
import WebSockets

@Suite("Rate limit")
struct RateLimitTests {
  @Test func `a burst is taken, more only as time goes on`() {
    var limit = RateLimit(rate: 10, burst: 3, now: 0)
    let taken = [0, 0, 0, 0, 0.1, 0.1, -5, 100, 100, 100, 100].map { limit.take(now: $0) }
    #expect(
      taken == [true, true, true, false, true, false, false, true, true, true, false]
    )
  }
}
