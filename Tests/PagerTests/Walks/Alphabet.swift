import Pager

/// Something that can happen next in an exhaustive walk.
struct Letter: Sendable {
  /// The number of the kind of input in the pager's table, from 1 to 20.
  let kind: Int
  private let make: @Sendable (Pager, Int) -> (input: Pager.Input, time: Double)

  /// An input at the present time; requests are named after their place in the walk.
  init(_ kind: Int, _ make: @escaping @Sendable (Pager.RequestID) -> Pager.Input) {
    self.kind = kind
    self.make = { pager, place in (make("r\(place)"), pager.snapshot.now) }
  }

  /// Time that passes: a while, or until somewhere about the next deadline.
  init(kind: Int = 5, passing time: @escaping @Sendable (_ now: Double, Double?) -> Double) {
    self.kind = kind
    make = { pager, _ in (.tick, time(pager.snapshot.now, pager.nextDeadline)) }
  }

  func step(of pager: Pager, at place: Int) -> (input: Pager.Input, time: Double) {
    make(pager, place)
  }
}

/// The letters: each kind of input, two presenters and the host, and the time.
enum Alphabet {
  static let time = [
    Letter { now, _ in now + 0.1 },
    Letter { now, deadline in (deadline ?? now) - 1e-4 },
    Letter { now, deadline in deadline ?? now },
    Letter { now, deadline in (deadline ?? now) + 1e-4 },
  ]

  static let gestures = [
    Letter(1) { _ in touch("a", "1") },
    Letter(2) { _ in .dragMove(gid: "1", translation: -120) },
    Letter(2) { _ in .dragMove(gid: "1", translation: 120) },
    Letter(2) { _ in .dragMove(gid: "1", translation: -450) },
    Letter(3) { _ in .dragEnd(gid: "1", translation: -130, velocity: -2_000) },
    Letter(3) { _ in .dragEnd(gid: "1", translation: -260, velocity: 0) },
    Letter(4) { _ in .dragCancel(gid: "1", reason: .touch) },
  ]

  static let requests = [
    Letter(6) { .goTo(ask($0, "a"), target: .page("A"), animated: true) },
    Letter(6) { .goTo(ask($0, "b"), target: .page("C"), animated: true) },
    Letter(6) { .goTo(ask($0), target: .page("B"), animated: true) },
    Letter(6) { .goTo(ask($0), target: .page("C"), direction: .backward, animated: false) },
    Letter(7) { .step(ask($0, "a"), to: .forward, animated: true) },
    Letter(7) { .step(ask($0), to: .backward, animated: true) },
    Letter(7) { .controlTap(ask($0, "a"), side: .left) },
    Letter(8) { .autoplay($0) },
  ]

  static let others = [
    Letter(1) { _ in touch("a", "2") },
    Letter(1) { _ in touch("b", "3") },
    Letter(9) { _ in .scrubBegin("a") },
    Letter(9) { _ in .scrubBegin("b") },
    Letter(10) { _ in .scrubTo("a", index: 2) },
    Letter(11) { _ in .scrubEnd("a") },
    Letter(12) { _ in .edit(["A", "C"]) },
    Letter(12) { _ in .edit(["A", "B", "C", "D"], show: "D") },
    Letter(12) { _ in .edit(["B"]) },
    Letter(12) { _ in .edit([]) },
    Letter(13) { _ in .resize("a", extent: 800) },
    Letter(13) { _ in .layoutDirection(.rightToLeft) },
    Letter(13) { _ in .loop(true) },
    Letter(14) { _ in .lock(true) },
    Letter(15) { _ in .lock(false) },
    Letter(16) { _ in .presenterLeft("a") },
    Letter(17) { _ in .takeOver("b") },
    Letter(19) { _ in .modal(true) },
    Letter(20) { _ in .close },
  ]

  static let all = time + gestures + requests + others

  private static func touch(_ presenter: String, _ gid: String) -> Pager.Input {
    .dragBegin(Pager.Touch(presenter: presenter, gid: gid, extent: 400))
  }

  private static func ask(_ req: String, _ presenter: String? = nil) -> Pager.Ask {
    Pager.Ask(req, by: presenter.map(Pager.Sender.participant) ?? .system)
  }
}
