/// What was not as it must be, counted by kind; each kind's first is told.
struct Faults: Encodable {
  private var counts: [String: Int] = [:]
  private var firsts: [String: String] = [:]

  mutating func add(_ kind: Kind, _ detail: @autoclosure () -> String = "") {
    counts[kind.rawValue, default: 0] += 1
    if firsts[kind.rawValue] == nil { firsts[kind.rawValue] = detail() }
  }

  enum Kind: String {
    case notConnected, notUpgraded, notWelcomed
    case malformed, unexpected, differs, missing, duplicate, outOfOrder
    case closed, shortWrite, refused, badAudit
  }

  func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: counts.map { ($0, "\($1) \(firsts[$0] ?? "")") })
      .encode(to: encoder)
  }
}
