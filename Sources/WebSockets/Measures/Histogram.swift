/// How often something took how long, in seconds.
package struct Histogram: Sendable, Equatable {
  /// Upper bounds of the buckets; the last one has none.
  package static let bounds = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
  ]

  /// By bucket, one more than there are bounds.
  package private(set) var counts = [UInt64](repeating: 0, count: bounds.count + 1)
  package private(set) var sum = 0.0
  package private(set) var count: UInt64 = 0
  /// The value that came last.
  package private(set) var last = 0.0

  package init() {}

  package mutating func add(_ seconds: Double) {
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    counts[bucket] += 1
    count += 1
    sum += seconds
    last = seconds
  }

  /// Adds what was measured on another thread; the last value only where it still holds.
  mutating func add(_ other: Histogram, isCurrent: Bool = true) {
    for (bucket, count) in other.counts.enumerated() { counts[bucket] += count }
    count += other.count
    sum += other.sum
    if isCurrent { last = max(last, other.last) }
  }
}
