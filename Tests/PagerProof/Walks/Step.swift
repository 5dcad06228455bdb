package import Pager

/// Something that happens to a pager, with its time and what the host forbids from then on.
package struct Step: Sendable {
  package let input: Pager.Input
  package let time: Double
  package let vetoes: [Pager.Veto]
}

/// What a run begins with.
package struct Start: Sendable {
  package var name = ""
  package var pages: [Pager.PageID] = ["A", "B", "C"]
  package var current: Pager.PageID?
  package var configuration = Pager.Configuration()
  package var layout = Pager.Layout()
  package var driver: Pager.Participant?

  /// The roles that the vectors give.
  private static let roles: [Pager.Participant: Pager.Role] = [
    "a": .presenter, "b": .presenter, "c": .presenter, "m": .admin, "v": .viewer,
  ]

  package func pager() -> Pager {
    Pager(
      pages: pages,
      current: current,
      configuration: configuration,
      layout: layout,
      roles: Self.roles,
      driver: driver
    )
  }
}

extension Pager {
  package mutating func take(_ step: Step) -> [Pager.Event] {
    vetoes = step.vetoes
    return handle(step.input, now: step.time)
  }
}
