import Pager

/// What holds of whole runs: everything is tried that a law speaks of.
package struct Laws: Sendable {
  package let name: String
  /// Tries all runs up to so many gestures or requests; it stops at the first objection.
  package let check: @Sendable (_ longest: Int) -> Result

  package typealias Result = (runs: Int, objection: Objection?)

  package static let all = [
    Laws(name: "flicks at any rhythm") { flicks($0) },
    Laws(name: "steps at any rhythm") { steps($0) },
    Laws(name: "steps in a loop of two") { loopOfTwo($0) },
  ]

  /// Pauses between inputs; a transition takes 0.35 s at most.
  private static let pauses = [0, 0.03, 0.1, 0.2, 0.35, 0.5]

  private static func flicks(_ longest: Int) -> Result {
    every(pauses, longest, on: 1...4) { pauses, count, loop in
      var pager = pager(count, loop: loop)
      var time = 0.0
      for (flick, pause) in pauses.enumerated() {
        let gid = "\(flick)"
        let touch = Pager.Touch(presenter: "a", gid: gid, extent: 400)
        _ = pager.handle(.dragBegin(touch), now: time + pause)
        _ = pager.handle(.dragMove(gid: gid, translation: -60), now: time + pause + 0.02)
        time += pause + 0.04
        _ = pager.handle(.dragEnd(gid: gid, translation: -120, velocity: -2_000), now: time)
      }
      return isThere(&pager, after: pauses.count, of: count, loop)
        ? nil : Objection(.flicks, "\(pauses.count) of \(count) pages, pauses \(pauses)")
    }
  }

  private static func steps(_ longest: Int) -> Result {
    every(pauses, longest, on: 1...4) { pauses, count, loop in
      var pager = pager(count, loop: loop)
      var (time, accepted) = (0.0, 0)
      for (step, pause) in pauses.enumerated() {
        time += pause
        let input = Pager.Input.step(Pager.Ask("\(step)", by: .system), to: .forward)
        accepted += pager.handle(input, now: time).contains(where: \.isRejection) ? 0 : 1
      }
      let expected = count < 2 ? 0 : loop ? pauses.count : min(pauses.count, count - 1)
      return accepted == expected && isThere(&pager, after: accepted, of: count, loop)
        ? nil : Objection(.steps, "\(accepted) of \(count) pages, pauses \(pauses)")
    }
  }

  private static func loopOfTwo(_ longest: Int) -> Result {
    let choices = [Pager.Direction.forward, .backward].flatMap { way in
      [0.05, 0.2, 0.4].map { (way, $0) }
    }
    return every(choices, longest, on: 2...2) { choices, count, _ in
      var pager = pager(count, loop: true)
      var time = 0.0
      for (step, (asked, pause)) in choices.enumerated() {
        time += pause
        let events = pager.handle(.step(Pager.Ask("\(step)", by: .system), to: asked), now: time)
        for case .will(let facts) in events.map(\.kind) where facts.direction != asked {
          return Objection(.loopOfTwo, "\(asked) was asked for in \(choices)")
        }
      }
      return nil
    }
  }

  /// Tries every sequence of choices up to a length, with each number of pages, the ends joined or not.
  private static func every<Choice>(
    _ choices: [Choice],
    _ length: Int,
    on pages: ClosedRange<Int>,
    _ run: ([Choice], Int, Bool) -> Objection?
  ) -> Result {
    var sequences: [[Choice]] = [[]]
    var runs = 0
    for _ in 0..<length {
      sequences = sequences.flatMap { sequence in choices.map { sequence + [$0] } }
      for sequence in sequences {
        for count in pages {
          for loop in [false, true] {
            runs += 1
            if let objection = run(sequence, count, loop) { return (runs, objection) }
          }
        }
      }
    }
    return (runs, nil)
  }

  private static func pager(_ count: Int, loop: Bool) -> Pager {
    var start = Start()
    start.pages = (0..<count).map { "p\($0)" }
    start.configuration.loop = loop
    return start.pager()
  }

  /// Whether it comes to rest so many pages on, or at the wall.
  private static func isThere(
    _ pager: inout Pager,
    after moves: Int,
    of count: Int,
    _ loop: Bool
  ) -> Bool {
    _ = pager.handle(.tick, now: pager.snapshot.now + 10)
    return pager.current == "p\(loop ? moves % count : min(moves, count - 1))"
  }
}
