import Pager

/// Something that can happen next, in any state.
struct Letter: Sendable {
  /// The number of the kind of input in the pager's table, from 1 to 20; nil for the host's vetoes.
  let kind: Int?
  private let make: @Sendable (Pager, Int) -> Step?

  /// An input at the present time; requests are named after their place in the walk.
  init(_ kind: Int, _ input: @escaping @Sendable (Pager.RequestID) -> Pager.Input) {
    self.kind = kind
    make = { pager, place in
      Step(input: input("r\(place)"), time: pager.snapshot.now, vetoes: pager.vetoes)
    }
  }

  /// Time that passes, to a moment that may hang on the next deadline; nil where it hangs on none.
  init(passing time: @escaping @Sendable (_ now: Double, Double?) -> Double?) {
    kind = 5
    make = { pager, _ in
      time(pager.snapshot.now, pager.nextDeadline).map {
        Step(input: .tick, time: $0, vetoes: pager.vetoes)
      }
    }
  }

  /// The host forbids other transitions from now on.
  init(vetoes: [Pager.Veto]) {
    kind = nil
    make = { pager, _ in Step(input: .tick, time: pager.snapshot.now, vetoes: vetoes) }
  }

  func step(of pager: Pager, at place: Int) -> Step? {
    make(pager, place)
  }
}
