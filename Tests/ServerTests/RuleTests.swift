import Session
import TestSupport
import Testing

@testable import Server

@Suite("Hosts and origins")
struct HostRuleTests {
  private let rule = HostRule(url: "https://talk.example/show/", machine: "laptop")

  @Test(arguments: [
    "127.0.0.1:8080", "192.0.2.7", "[::1]:8080", "localhost:8080", "laptop", "Laptop:8080",
    "laptop.local:8080", "talk.example", "talk.example:443",
  ])
  func `names of this server are taken`(host: String) {
    #expect(rule.allows(host: host))
  }

  @Test(arguments: [
    nil, "", "evil.example", "evil.example:8080", "talk.example.evil.example",
    "1.2.3.4.evil.example",
    "1.2.3.400", "1.2.3", "1.2.3.4.5", "1.2.3.", ".1.2.3", "1..2.3", "1.2.3.+4", "..", "a.b",
  ])
  func `other names are not`(host: String?) {
    #expect(!rule.allows(host: host))
  }

  static let origins: [(String?, String?, Bool)] = [
    (nil, "127.0.0.1:8080", true),
    ("http://127.0.0.1:8080", "127.0.0.1:8080", true),
    ("https://talk.example", "127.0.0.1:8080", true),
    ("http://127.0.0.1:8081", "127.0.0.1:8080", false),
    ("http://evil.example", "127.0.0.1:8080", false),
    ("null", "127.0.0.1:8080", false),
    ("http://127.0.0.1:8080", nil, false),
  ]

  @Test(arguments: origins)
  func `only pages of this server connect`(origin: String?, host: String?, isAllowed: Bool) {
    #expect(rule.allows(origin: origin, host: host) == isAllowed)
  }
}

@Suite("Ranges of bytes")
struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-3", 0..<4), ("bytes=8-", 8..<10), ("bytes=-4", 6..<10), ("bytes=-40", 0..<10),
    ("bytes=2-99", 2..<10), ("bytes=9-9", 9..<10), ("bytes=0-9223372036854775807", 0..<10),
  ])
  func `a part is given`(header: String, range: Range<Int>) {
    #expect(ByteRange(header, count: 10)?.range == range)
  }

  @Test(arguments: [
    "", "bytes=", "bytes=-", "bytes=10-", "bytes=3-2", "bytes=-0", "bytes=a-b", "bytes=0-1,3-4",
    "items=0-1", "bytes=--3", "bytes=99999999999999999999-", "bytes=-1-2",
  ])
  func `what can't be given is answered by the whole`(header: String) {
    #expect(ByteRange(header, count: 10) == nil)
  }

  @Test func `nothing has no part`() {
    #expect(ByteRange("bytes=0-", count: 0) == nil)
  }
}

@Suite("Page templates")
struct PageTemplateTests {
  @Test(arguments: [
    ("", ""), ("a{{x}}b", "a<x>b"), ("{{x}}{{y}}", "<x><y>"), ("{{", "{{"), ("}}{{x}}", "}}<x>"),
    ("{{x}", "{{x}"),
  ])
  func `places are filled`(text: String, filled: String) {
    #expect(PageTemplate(text).filled { "<\($0)>" } == filled)
  }

  @Test func `what fills a place is not filled again`() {
    #expect(PageTemplate("{{x}}").filled { _ in "{{y}}" } == "{{y}}")
  }

  @Test func `nothing in a data block can end it`() {
    let json = Array("{\"title\":\"</script><!--\"}".utf8)
    #expect(!HTML.dataBlock(json).contains("<"))
  }
}

@Suite("Motion")
struct MotionThrottleTests {
  private func motion(_ p: Double) -> Motion { Motion(revision: 1, tid: 1, p: p) }

  @Test func `the newest position is let through, the others are left out`() {
    var throttle = MotionThrottle<Motion>()
    let told = [0.1, 0.2, 0.3].enumerated().map { index, p in
      throttle.take(motion(p), now: 0.004 * Double(index))
    }
    #expect(told == [motion(0.1), nil, nil])
    let deadline = MotionThrottle<Motion>.shortest - MotionThrottle<Motion>.leeway
    #expect(throttle.nextDeadline == deadline)
    let due = throttle.due(now: deadline)
    #expect(due == motion(0.3))
    #expect(throttle.nextDeadline == nil)
  }

  @Test func `sixty positions a second go at once, early or late by some milliseconds`() {
    var throttle = MotionThrottle<Motion>()
    var random = SplitMix64(seed: 1)
    let atOnce = (0..<600).count { tick in
      let now = Double(tick) / 60 + Double.random(in: 0..<0.008, using: &random)
      return throttle.take(motion(Double(tick)), now: now) != nil
    }
    #expect(atOnce == 600)
  }

  @Test func `of more than sixty a second so many are let through, by a timer that is late`() {
    var throttle = MotionThrottle<Motion>()
    var times: [Double] = []
    for millisecond in 0..<10_000 {
      let now = Double(millisecond) / 1000
      // As timers are: they know whole milliseconds only.
      if throttle.due(now: now) != nil { times.append(now) }
      if throttle.take(motion(now), now: now + 0.0005) != nil { times.append(now + 0.0005) }
    }
    #expect((600...601).contains(times.count))
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
    let least = MotionThrottle<Motion>.shortest - MotionThrottle<Motion>.leeway
    #expect(gaps.allSatisfy { $0 >= least })
  }

  @Test func `after a rest there is no more than one at a time`() {
    var throttle = MotionThrottle<Motion>()
    _ = throttle.take(motion(0.1), now: 0)
    let told = (0..<8).map { throttle.take(motion(0.2), now: 5 + 0.001 * Double($0)) }
    #expect(told.count { $0 != nil } == 1)
  }

  @Test func `positions are fewer where a broadcast takes long`() {
    var throttle = MotionThrottle<Motion>()
    throttle.broadcastTime = 0.06
    let deadline = 0.12 - MotionThrottle<Motion>.leeway
    #expect(throttle.take(motion(0.1), now: 0) == motion(0.1))
    #expect(throttle.take(motion(0.2), now: deadline - 0.001) == nil)
    #expect(throttle.nextDeadline == deadline)
    #expect(throttle.due(now: deadline) == motion(0.2))
  }

  @Test func `a batch takes the place of what waits`() {
    var throttle = MotionThrottle<Motion>()
    _ = throttle.take(motion(0.1), now: 0)
    _ = throttle.take(motion(0.2), now: 0.001)
    throttle.clear()
    let due = throttle.due(now: 1)
    #expect(due == nil)
  }
}

@Suite("Addresses of files in a page")
struct AddressedTests {
  @Test(arguments: [
    ("<img src=\"deck-file:0\">", "<img src=\"deck/a.png\">"),
    (
      "<img src=\"deck-file:1\"><img src=\"deck-file:0\">",
      "<img src=\"deck/b.png\"><img src=\"deck/a.png\">"
    ),
    ("<img src=\"deck-file:9\">", "<img src=\"\">"),
    ("<img src=\"deck-file:99999999999999999999\">", "<img src=\"\">"),
    ("deck-file:0", "deck-file:0"),
  ])
  func `are put in`(html: String, addressed: String) {
    #expect(PageAddresses.addressed(html, files: ["deck/a.png", "deck/b.png"]) == addressed)
  }
}
