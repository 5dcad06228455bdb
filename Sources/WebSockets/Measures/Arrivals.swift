/// When a broadcast reached its connections, in seconds since it was published.
package struct Arrivals: Sendable, Equatable {
  package var first: Double
  package var median: Double
  package var p99: Double
  package var last: Double
}

/// Watches a broadcast on its way: the clock is read once for a block of connections, and what lies
/// between is reckoned.
struct BroadcastWatch {
  /// Deliveries so far, at a time.
  struct Mark {
    var time: Double
    var deliveries: Int
  }

  private var published: Double?
  private var start: Double?
  private var marks: [Mark] = []

  /// Takes note that something for everyone waits to be sent; of several, the first counts.
  mutating func publish(now: Double) {
    published = published ?? now
  }

  /// Takes note that the way begins, for all that was published until now.
  mutating func begin(now: Double) {
    start = published
    published = nil
    marks.removeAll(keepingCapacity: true)
    marks.append(Mark(time: now, deliveries: 0))
  }

  /// Takes note of deliveries since the last mark.
  mutating func deliver(_ count: Int, now: Double) {
    guard count > 0 else { return }
    marks.append(Mark(time: now, deliveries: (marks.last?.deliveries ?? 0) + count))
  }

  /// What the way has come to; nil where nothing for everyone was sent.
  func arrivals() -> Arrivals? {
    guard let start, let end = marks.last, end.deliveries > 0 else { return nil }
    return Arrivals(
      first: time(of: 1) - start,
      median: time(of: (end.deliveries + 1) / 2) - start,
      p99: time(of: (end.deliveries * 99 + 99) / 100) - start,
      last: end.time - start
    )
  }

  private func time(of delivery: Int) -> Double {
    let index = marks.firstIndex { $0.deliveries >= delivery } ?? marks.count - 1
    let (before, after) = (marks[max(0, index - 1)], marks[index])
    let block = after.deliveries - before.deliveries
    let share = block > 0 ? Double(delivery - before.deliveries) / Double(block) : 1
    return before.time + (after.time - before.time) * share
  }
}
