package import Pager

/// How often each cell of the pager's table was reached: an input in a state.
package struct Cells: Sendable {
  package static let phases: [Pager.Phase] = [
    .empty, .idle, .dragging, .settling, .bouncing, .scrubbing, .closed,
  ]
  package static let kinds = 1...20

  private var counts: [Pager.Phase: [Int]] = [:]

  package init() {}

  mutating func reach(_ phase: Pager.Phase, _ kind: Int) {
    counts[phase, default: Array(repeating: 0, count: Self.kinds.count)][kind - 1] += 1
  }

  package mutating func add(_ other: Cells) {
    counts.merge(other.counts) { one, other in zip(one, other).map(+) }
  }

  package func count(_ phase: Pager.Phase, _ kind: Int) -> Int {
    counts[phase]?[kind - 1] ?? 0
  }

  /// Nothing runs there that could be due, so the time never brings a deadline.
  package static func isUnreachable(_ phase: Pager.Phase, _ kind: Int) -> Bool {
    kind == 5 && [.empty, .idle, .closed].contains(phase)
  }

  /// The cells that should have been reached.
  package var missing: [String] {
    Self.phases.flatMap { phase in
      Self.kinds.filter { count(phase, $0) == 0 && !Self.isUnreachable(phase, $0) }
        .map { "i\($0) in \(phase)" }
    }
  }

  package static func name(_ kind: Int) -> String {
    [
      "dragBegin", "dragMove", "dragEnd", "dragCancel", "deadline", "goTo", "step, tap",
      "autoplay", "scrubBegin", "scrubTo", "scrubEnd", "edit", "resize, axis", "lock on",
      "lock off", "left, joined", "driver", "snapshot", "modal", "close",
    ][kind - 1]
  }
}
