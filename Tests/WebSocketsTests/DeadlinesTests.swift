import TestSupport
import Testing

@testable import WebSockets

@Suite("Deadlines")
struct DeadlinesTests {
  /// The ticks from now at which deadlines pass.
  private func passing(_ deadlines: inout Deadlines, ticks: Int) -> [Int: [Deadlines.Due]] {
    var passed: [Int: [Deadlines.Due]] = [:]
    for tick in 1...ticks {
      let due = deadlines.tick()
      if !due.isEmpty { passed[tick] = due }
    }
    return passed
  }

  @Test func `pass after whole ticks, once`() {
    var deadlines = Deadlines()
    deadlines.set(3, .receiving, after: 2)
    deadlines.set(3, .writing, after: 4)
    #expect(
      passing(&deadlines, ticks: 300) == [
        3: [.init(slot: 3, kind: .receiving)], 5: [.init(slot: 3, kind: .writing)],
      ]
    )
  }

  @Test func `can be moved both ways, and dropped`() {
    var deadlines = Deadlines()
    deadlines.set(0, .receiving, after: 10)
    deadlines.set(0, .receiving, after: 3)
    deadlines.set(1, .receiving, after: 3)
    deadlines.set(1, .receiving, after: 10)
    deadlines.set(2, .receiving, after: 5)
    deadlines.drop(2)
    deadlines.drop(99)
    #expect(
      passing(&deadlines, ticks: 300) == [
        4: [.init(slot: 0, kind: .receiving)], 11: [.init(slot: 1, kind: .receiving)],
      ]
    )
  }

  @Test func `may be further away than the wheel is long`() {
    var deadlines = Deadlines()
    deadlines.set(0, .writing, after: 1000)
    #expect(passing(&deadlines, ticks: 2000) == [1001: [.init(slot: 0, kind: .writing)]])
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `pass as a plain list of them would`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var deadlines = Deadlines()
    var model: [Int: UInt32] = [:]
    var now: UInt32 = 0
    for _ in 0..<5000 {
      let slot = Int.random(in: 0..<20, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let ticks = UInt32.random(in: 0..<300, using: &generator)
        deadlines.set(slot, .receiving, after: ticks)
        model[slot] = now + ticks + 1
      case 1:
        deadlines.drop(slot, .receiving)
        model[slot] = nil
      default:
        now += 1
        let passed = Set(deadlines.tick().map(\.slot))
        #expect(passed == Set(model.filter { $0.value == now }.keys))
        model = model.filter { $0.value != now }
      }
    }
  }
}
