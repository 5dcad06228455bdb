import Pager

/// The letters: each kind of input by two presenters and the host, and the time.
///
/// `a` is a presenter, `m` one who may take the lease over, `v` a viewer.
package enum Alphabet {
  /// A while, and before, at and after the next deadline.
  static let time = [
    Letter { now, _ in now + 0.1 },
    Letter { _, deadline in deadline.map { $0 - 1e-4 } },
    Letter { _, deadline in deadline },
    Letter { _, deadline in deadline.map { $0 + 1e-4 } },
  ]

  static let gestures = [
    Letter(1) { _ in touch("a", "1") },
    Letter(2) { _ in .dragMove(gid: "1", translation: -120) },
    Letter(2) { _ in .dragMove(gid: "1", translation: 120) },
    Letter(2) { _ in .dragMove(gid: "1", translation: -450) },
    Letter(3) { _ in .dragEnd(gid: "1", translation: -130, velocity: -2_000) },
    Letter(3) { _ in .dragEnd(gid: "1", translation: -260, velocity: 0) },
    Letter(3) { _ in .dragEnd(gid: "1", translation: 60, velocity: nil) },
    Letter(4) { _ in .dragCancel(gid: "1", reason: .touch) },
  ]

  static let secondFinger = [
    Letter(1) { _ in touch("a", "2") },
    Letter(1) { _ in touch("m", "3") },
    Letter(2) { _ in .dragMove(gid: "3", translation: 120) },
    Letter(3) { _ in .dragEnd(gid: "3", translation: 90, velocity: 1_500) },
    Letter(4) { _ in .dragCancel(gid: "3", reason: .touch) },
  ]

  static let requests = [
    Letter(6) { .goTo(ask($0, "a"), target: .page("A")) },
    Letter(6) { .goTo(ask($0, "m"), target: .page("C")) },
    Letter(6) { .goTo(ask($0), target: .index(1)) },
    Letter(6) { .goTo(ask($0), target: .page("C"), direction: .backward, animated: false) },
    Letter(7) { .step(ask($0, "a"), to: .forward) },
    Letter(7) { .step(ask($0), to: .backward) },
    Letter(7) { .step(ask($0, "m", expect: "B"), to: .forward, animated: false) },
    Letter(7) { .controlTap(ask($0, "a"), side: .left) },
    Letter(8) { .autoplay($0) },
  ]

  static let scrubs = [
    Letter(9) { _ in .scrubBegin("a") },
    Letter(9) { _ in .scrubBegin("m") },
    Letter(10) { _ in .scrubTo("a", index: 2) },
    Letter(10) { _ in .scrubTo("m", index: 0) },
    Letter(11) { _ in .scrubEnd("a") },
  ]

  static let edits = [
    Letter(12) { _ in .edit(["A", "C"]) },
    Letter(12) { _ in .edit(["A", "B", "C", "D"], show: "D") },
    Letter(12) { _ in .edit(["B"]) },
    Letter(12) { _ in .edit(["C", "B", "A"]) },
    Letter(12) { _ in .edit([]) },
    Letter(12) { _ in .edit(["A", "A"]) },
  ]

  static let surroundings = [
    Letter(13) { _ in .resize("a", extent: 800) },
    Letter(13) { _ in .resize("a", extent: 0) },
    Letter(13) { _ in .layoutDirection(.rightToLeft) },
    Letter(13) { _ in .axis(.vertical) },
    Letter(13) { _ in .loop(true) },
    Letter(13) { _ in .loop(false) },
    Letter(14) { _ in .lock(true) },
    Letter(15) { _ in .lock(false) },
    Letter(19) { _ in .modal(true) },
    Letter(19) { _ in .modal(false) },
    Letter(vetoes: [Pager.Veto(to: "B")]),
    Letter(20) { _ in .close },
  ]

  static let presence = [
    Letter(16) { _ in .presenterLeft("a") },
    Letter(16) { _ in .presenterJoined("a") },
    Letter(17) { _ in .requestDrive("a") },
    Letter(17) { _ in .grant(by: "m", to: "a") },
    Letter(17) { _ in .release("a") },
    Letter(17) { _ in .takeOver("m") },
    Letter(17) { _ in .driverMode(.exclusive, by: "m") },
    Letter(17) { _ in .driverMode(.open, by: "m") },
  ]

  /// What those do who may not.
  static let uninvited = [
    Letter(1) { _ in touch("v", "4") },
    Letter(7) { .step(ask($0, "v"), to: .forward) },
  ]

  static let all =
    time + gestures + secondFinger + requests + scrubs + edits + surroundings + presence
    + uninvited

  /// How many letters of each kind there are.
  package static var about: String {
    let kinds = Cells.kinds.map { kind in "i\(kind): \(all.count { $0.kind == kind })" }
    return "The \(all.count) letters: \(kinds.joined(separator: ", ")), vetoes: 1."
  }

  private static func touch(_ presenter: String, _ gid: String) -> Pager.Input {
    .dragBegin(Pager.Touch(presenter: presenter, gid: gid, extent: 400))
  }

  private static func ask(
    _ req: String,
    _ presenter: String? = nil,
    expect: Pager.PageID? = nil
  ) -> Pager.Ask {
    let sender = presenter.map(Pager.Sender.participant) ?? .system
    return Pager.Ask(req, by: sender, expect: expect)
  }
}
