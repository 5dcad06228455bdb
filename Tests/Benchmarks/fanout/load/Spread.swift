/// How far apart things happened, in milliseconds.
struct Spread: Encodable {
  let first: Double
  let p50: Double
  let p99: Double
  let last: Double

  init(_ nanoseconds: [Int64]) {
    let sorted = nanoseconds.sorted()
    func at(_ share: Double) -> Double {
      sorted.isEmpty ? 0 : Double(sorted[Int(share * Double(sorted.count - 1))]) / 1e6
    }
    first = at(0)
    p50 = at(0.5)
    p99 = at(0.99)
    last = at(1)
  }
}
