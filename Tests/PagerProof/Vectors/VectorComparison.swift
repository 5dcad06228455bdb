/// Whether a result is what a vector tells, by the rules of the vectors' README.
package enum VectorComparison {
  private static let positions: Set<String> = ["p", "p0", "p1", "position"]
  private static let times: Set<String> = ["at", "start", "duration", "nextDeadline", "serverNow"]
  private static let sets: Set<String> = ["entering", "leaving"]

  /// Compares a field of this name, which decides how.
  package static func matches(_ actual: JSONValue, _ expected: JSONValue, key: String = "") -> Bool
  {
    switch (actual, expected) {
    case (.number(let actual), .number(let expected)):
      (actual - expected).magnitude <= tolerance(key)
    case (.list(let actual), .list(let expected)) where sets.contains(key):
      Set(actual.map(\.description)) == Set(expected.map(\.description))
    case (.list(let actual), .list(let expected)):
      actual.count == expected.count && zip(actual, expected).allSatisfy { matches($0, $1) }
    case (.object(let one), .object(let other)):
      Set(one.keys).union(other.keys).allSatisfy { matches(actual[$0], expected[$0], key: $0) }
    default: actual == expected
    }
  }

  private static func tolerance(_ key: String) -> Double {
    if positions.contains(key) { 1e-6 } else if times.contains(key) { 1e-9 } else { 0 }
  }
}
