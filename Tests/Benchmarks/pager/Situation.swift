import Pager

/// A pager in the middle of a talk, and the input that is measured.
struct Situation {
  let name: String
  /// What brings the pager here, each with its time.
  let before: [(Pager.Input, Double)]
  let input: Pager.Input
  let time: Double

  private static let pages = (1...100).map { "page-\($0)" }
  private static let talk = 1_000.0

  /// A pager of its own, which shares no memory with another: a shared one would be copied by its first change.
  func pager() -> Pager {
    var pager = Pager(pages: Self.pages, roles: ["a": .presenter, "b": .presenter])
    // What was asked before is remembered.
    for number in 1...50 {
      let time = Double(number)
      _ = pager.handle(.step(.talk("before-\(number)"), to: .forward, animated: true), now: time)
    }
    _ = pager.handle(.tick, now: 100)
    for (input, time) in before { _ = pager.handle(input, now: Self.talk + time) }
    return pager
  }

  /// Takes the measured input.
  func pass(_ pager: inout Pager) -> Int {
    pager.handle(input, now: Self.talk + time).count
  }
}

extension Situation {
  static let all = [
    Situation(
      name: "drag move",
      before: [begin, move(-100, 0.016)],
      input: .dragMove(gid: "g", translation: -120),
      time: 0.032
    ),
    Situation(
      name: "first drag move, a transition opens",
      before: [begin],
      input: .dragMove(gid: "g", translation: -100),
      time: 0.016
    ),
    Situation(
      name: "drag begin at rest",
      before: [],
      input: .dragBegin(Pager.Touch(presenter: "a", gid: "g", extent: 400)),
      time: 0
    ),
    Situation(
      name: "drag begin, a settle is interrupted",
      before: [(next, 0)],
      input: .dragBegin(Pager.Touch(presenter: "b", gid: "h", extent: 400)),
      time: 0.1
    ),
    Situation(
      name: "release, the page commits",
      before: [begin, move(-100, 0.016), move(-240, 0.032)],
      input: .dragEnd(gid: "g", translation: -250, velocity: -800),
      time: 0.048
    ),
    Situation(name: "step at rest", before: [], input: next, time: 0),
    Situation(
      name: "step, another is cut short",
      before: [(next, 0)],
      input: .step(.talk("second"), to: .forward, animated: true),
      time: 0.1
    ),
    Situation(name: "tick, nothing is due", before: [(next, 0)], input: .tick, time: 0.1),
    Situation(name: "tick, a transition ends", before: [(next, 0)], input: .tick, time: 0.35),
  ]

  private static let begin: (Pager.Input, Double) =
    (.dragBegin(Pager.Touch(presenter: "a", gid: "g", extent: 400)), 0)
  private static let next: Pager.Input = .step(.talk("first"), to: .forward, animated: true)

  private static func move(_ translation: Double, _ time: Double) -> (Pager.Input, Double) {
    (.dragMove(gid: "g", translation: translation), time)
  }
}

extension Pager.Ask {
  fileprivate static func talk(_ req: Pager.RequestID) -> Self {
    Pager.Ask(req, by: .participant("a"))
  }
}
