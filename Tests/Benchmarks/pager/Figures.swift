import CAllocations
import Pager

/// What one step of the pager costs in a situation.
struct Figures {
  /// Nanoseconds a step, of each round; sorted.
  private let rounds: [Double]
  /// Requests for memory a step.
  let allocations: Double
  let events: Int

  private static let rounds = 50
  private static let pagers = 200

  /// Lets many pagers take the step, round after round.
  ///
  /// A clock takes as long to read as a small step, so that a round is measured as a whole.
  init(_ situation: Situation) {
    var times: [Double] = []
    var allocations: UInt64 = 0
    var events = 0
    for _ in 0..<Self.rounds {
      var pagers = (0..<Self.pagers).map { _ in situation.pager() }
      events = 0
      let made = allocations_made()
      let began = ContinuousClock.now
      for place in pagers.indices { events += situation.pass(&pagers[place]) }
      times.append((ContinuousClock.now - began) / .nanoseconds(1) / Double(Self.pagers))
      allocations += allocations_made() - made
    }
    rounds = times.sorted()
    self.allocations = Double(allocations) / Double(Self.rounds * Self.pagers)
    self.events = events / Self.pagers
  }

  var median: Double { rounds[rounds.count / 2] }
  var slowest: Double { rounds[rounds.count - 1] }
}
