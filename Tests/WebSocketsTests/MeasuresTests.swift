import Testing

@testable import WebSockets

@Suite("A broadcast's time")
struct BroadcastWatchTests {
  @Test func `is told from its publication to its first, middle, 99th and last reader`() {
    var watch = BroadcastWatch()
    watch.publish(now: 10)
    watch.publish(now: 11)
    watch.begin(now: 12)
    watch.deliver(50, now: 12.5)
    watch.deliver(0, now: 12.75)
    watch.deliver(50, now: 13)
    #expect(
      watch.arrivals() == Arrivals(first: 2.01, median: 2.5, p99: 2.99, last: 3)
    )
  }

  @Test func `is not told where nothing for everyone was sent`() {
    var watch = BroadcastWatch()
    watch.begin(now: 1)
    watch.deliver(1, now: 2)
    #expect(watch.arrivals() == nil)
    watch.publish(now: 3)
    watch.begin(now: 3)
    #expect(watch.arrivals() == nil)
  }

  @Test func `begins anew with what was published on its way`() {
    var watch = BroadcastWatch()
    watch.publish(now: 1)
    watch.begin(now: 1)
    watch.publish(now: 1.5)
    watch.deliver(1, now: 2)
    #expect(watch.arrivals()?.last == 1)
    watch.begin(now: 3)
    watch.deliver(1, now: 3.5)
    #expect(watch.arrivals()?.last == 2)
  }
}

@Suite("A histogram")
struct HistogramTests {
  @Test func `counts each value in the first bucket that holds it`() {
    var histogram = Histogram()
    for value in [0, 0.0001, 0.0002, 1, 2.5, 100] { histogram.add(value) }
    #expect(histogram.counts.first == 2)
    #expect(histogram.counts[1] == 1)
    #expect(Array(histogram.counts.suffix(3)) == [1, 1, 1])
    #expect(histogram.count == 6)
    #expect(histogram.sum == 103.5003)
    #expect(histogram.last == 100)
  }

  @Test func `takes another's values in, and its last one only where that still holds`() {
    var histogram = Histogram()
    histogram.add(1)
    var other = Histogram()
    other.add(2)
    histogram.add(other, isCurrent: false)
    #expect(histogram.count == 2)
    #expect(histogram.last == 1)
    histogram.add(other, isCurrent: true)
    #expect(histogram.count == 3)
    #expect(histogram.last == 2)
  }
}
