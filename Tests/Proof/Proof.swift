import Pager
import PagerProof

/// Walks everywhere, and prints what was seen.
///
/// - Returns: whether no rule was broken.
func showProof() async -> Bool {
  print(
    "Every sequence of inputs, by two presenters, a viewer and the host; time before, at and after a deadline."
  )
  print("What goes on alike is followed once. \(Alphabet.about)\n")
  let explored = await showExplorations(
    Situation.atRest(depth: 5) + Situation.underWay(depth: 4) + Situation.focused()
  )
  showCells(explored.map(\.cells))
  let laws = showLaws()
  let walks = await showWalks(seeds: 0..<4_000)
  return explored.allSatisfy { $0.breach == nil } && laws && walks
}

private func showExplorations(_ situations: [Situation]) async -> [Exploration] {
  let began = ContinuousClock.now
  Table.row("from", ["letters", "depth", "states", "transitions", "seconds"])
  let explored = await inParallel(situations) { situation in
    let began = ContinuousClock.now
    let exploration = Exploration(situation)
    Table.row(
      exploration.name,
      [exploration.letters, exploration.depth, exploration.states, exploration.transitions]
        .map { "\($0)" } + [seconds(since: began)]
    )
    if let breach = exploration.breach { print(breach) }
    return exploration
  }
  let (states, transitions) = explored.reduce((0, 0)) { ($0.0 + $1.states, $0.1 + $1.transitions) }
  Table.row("all", ["", "", "\(states)", "\(transitions)", seconds(since: began)])
  return explored
}

/// The table of states and inputs, with how often each cell was reached.
private func showCells(_ all: [Cells]) {
  let cells = all.reduce(into: Cells()) { $0.add($1) }
  print("\nTransitions through each cell of the table; — where no deadline can be due")
  Table.row("", Cells.phases.map(\.rawValue))
  for kind in Cells.kinds {
    let row = Cells.phases.map { phase in
      Cells.isUnreachable(phase, kind) ? "—" : "\(cells.count(phase, kind))"
    }
    Table.row("i\(kind) \(Cells.name(kind))", row)
  }
  print(cells.missing.isEmpty ? "all reached" : "not reached: \(cells.missing)")
}

private func showLaws() -> Bool {
  print("")
  return Laws.all.allSatisfy { law in
    let began = ContinuousClock.now
    let (runs, objection) = law.check(5)
    Table.row("\(law.name), runs", ["\(runs)", seconds(since: began)])
    if let objection { print(objection) }
    return objection == nil
  }
}

private func showWalks(seeds: Range<UInt64>) async -> Bool {
  let began = ContinuousClock.now
  let length = 400
  let breaches = await inParallel(Array(seeds)) {
    Walk(seed: $0, length: length).breach()?.shortest
  }
  for breach in breaches.compactMap({ $0 }) { print(breach) }
  print("\nRandom walks of \(length) inputs, seeds \(seeds): \(seconds(since: began)) s")
  return breaches.allSatisfy { $0 == nil }
}

private func inParallel<Value: Sendable, Result: Sendable>(
  _ values: [Value],
  _ work: @escaping @Sendable (Value) -> Result
) async -> [Result] {
  await withTaskGroup { group in
    for (place, value) in values.enumerated() {
      group.addTask { @concurrent in (place, work(value)) }
    }
    var results: [(Int, Result)] = []
    for await result in group { results.append(result) }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private func seconds(since began: ContinuousClock.Instant) -> String {
  let tenths = Int((ContinuousClock.now - began) / .milliseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}

private enum Table {
  static func row(_ name: String, _ columns: [String]) {
    let padding = String(repeating: " ", count: max(30 - name.count, 1))
    print(name + padding + columns.map(cell).joined())
  }

  private static func cell(_ text: String) -> String {
    String(repeating: " ", count: max(12 - text.count, 1)) + text
  }
}
