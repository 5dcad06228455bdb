import Pager

/// A pager under the eyes of the judge.
struct Watched {
  private(set) var pager: Pager
  private(set) var judge: PagerJudge

  init(_ start: Start) {
    pager = start.pager()
    judge = PagerJudge(pager, start.configuration)
  }

  var objections: [Objection] { judge.objections }

  /// Lets something happen; what is due before comes first, by itself.
  mutating func take(_ step: Step) -> [Pager.Event] {
    pager.vetoes = step.vetoes
    let due = step.input == .tick ? [] : handle(.tick, at: step.time)
    return due + handle(step.input, at: step.time)
  }

  /// Lets nothing happen for long, and looks whether all came to rest.
  mutating func rest() {
    _ = handle(.tick, at: pager.snapshot.now + 20)
    judge.judgeQuiet(pager)
  }

  /// What decides what it does, and what the judge may say to it, from now on.
  var fingerprint: Int {
    var hasher = Hasher()
    pager.hashFuture(into: &hasher)
    judge.hash(into: &hasher)
    return hasher.finalize()
  }

  private mutating func handle(_ input: Pager.Input, at time: Double) -> [Pager.Event] {
    let before = pager
    let events = pager.handle(input, now: time)
    judge.judge(input, events, from: before, to: pager)
    return events
  }
}
