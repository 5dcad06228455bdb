/// Deadlines of connections in whole ticks: setting, moving and dropping one costs the same
/// however many there are.
struct Deadlines {
  enum Kind: Int, CaseIterable {
    /// For the peer to send something: a head, the rest of a message, its Close; or for our answer.
    case receiving
    /// For the peer to read.
    case writing
  }

  /// What a deadline belongs to.
  struct Due: Equatable {
    let slot: Int
    let kind: Kind
  }

  private static let length: UInt32 = 128

  /// Entries by tick; one may be found before its time, and is then filed again.
  private var buckets: [[Int]] = Array(repeating: [], count: Int(length))
  /// By entry: its tick, and the tick it is filed under; 0 is none.
  private var due: [UInt32] = []
  private var filed: [UInt32] = []
  private(set) var now: UInt32 = 1

  /// Sets the deadline of that kind to the end of `ticks` whole ticks.
  mutating func set(_ slot: Int, _ kind: Kind, after ticks: UInt32) {
    let entry = entry(slot, kind)
    if entry >= due.count {
      let missing = entry + 1 - due.count
      due += Array(repeating: 0, count: missing)
      filed += Array(repeating: 0, count: missing)
    }
    due[entry] = now + ticks + 1
    if filed[entry] == 0 || filed[entry] > due[entry] { file(entry) }
  }

  mutating func drop(_ slot: Int, _ kind: Kind) {
    let entry = entry(slot, kind)
    if entry < due.count { due[entry] = 0 }
  }

  mutating func drop(_ slot: Int) {
    for kind in Kind.allCases { drop(slot, kind) }
  }

  /// Moves on by one tick, and tells which deadlines have passed.
  mutating func tick() -> [Due] {
    now += 1
    let index = Int(now % Self.length)
    let entries = buckets[index]
    buckets[index].removeAll(keepingCapacity: true)
    var passed: [Due] = []
    for entry in entries where filed[entry] == now {
      filed[entry] = 0
      guard due[entry] != 0 else { continue }
      guard due[entry] <= now else {
        file(entry)
        continue
      }
      due[entry] = 0
      passed.append(self.due(entry))
    }
    return passed
  }

  // MARK: -

  private mutating func file(_ entry: Int) {
    let tick = min(due[entry], now + Self.length - 1)
    filed[entry] = tick
    buckets[Int(tick % Self.length)].append(entry)
  }

  private func entry(_ slot: Int, _ kind: Kind) -> Int {
    slot * Kind.allCases.count + kind.rawValue
  }

  private func due(_ entry: Int) -> Due {
    let count = Kind.allCases.count
    return Due(slot: entry / count, kind: entry % count == 0 ? .receiving : .writing)
  }
}
