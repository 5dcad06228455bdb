import Pager

/// Knows what the sides of the settled page may have been when the finger first went there.
///
/// A gesture asks once for each side: what the host changes meanwhile counts from the next one on.
struct SidesJudge {
  private var loops: Set<Bool>
  private var vetoes: [[Pager.Veto]]

  init(loop: Bool) {
    loops = [loop]
    vetoes = [[]]
  }

  /// Takes what counts from now on; without a finger on the pages, or with a new list, only that does.
  mutating func hear(loop: Bool, vetoes now: [Pager.Veto], isFresh: Bool) {
    if isFresh { (loops, vetoes) = ([loop], [now]) }
    loops.insert(loop)
    if vetoes.last != now { vetoes.append(now) }
  }

  /// Whether the page may be the neighbour that a gesture found.
  func isNeighbour(_ facts: Pager.Transition, in pages: [Pager.PageID]) -> Bool {
    guard let from = facts.from else { return false }
    return loops.contains { loop in
      facts.to == NaiveList.neighbour(of: from, in: pages, facts.direction, loop: loop)
    }
  }

  func isForbidden(_ facts: Pager.Transition) -> Bool {
    vetoes.allSatisfy { rules in rules.contains { $0.fits(facts) } }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(loops)
    hasher.combine(vetoes.count)
  }
}
