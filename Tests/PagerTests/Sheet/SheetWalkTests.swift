import Pager
import PagerProof
import TestSupport
import Testing

@Suite("Walks of the sheet")
struct SheetWalkTests {
  @Test(arguments: UInt64(0)..<64)
  func `a random walk keeps the rules, and ticks between inputs change nothing`(_ seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var configuration = Sheet.Configuration()
    configuration.policy = dice.pick([.replace, .reject])
    configuration.sheetDuration = dice.pick([0, 0.35, 0.35, 0.5])
    var judge = SheetJudge(bindings: ["K": "y"], configuration: configuration)
    var (plain, ticked) = (judge.sheet, judge.sheet)
    var now = 0.0
    for step in 0..<200 {
      let input = SheetWalk.input(step, dice: &dice)
      let gap = dice.pick([0, 0.1, 0.2, 0.35, 1])
      var events: [Sheet.Event] = []
      for share in [0.2, 0.7] where Bool.random(using: &dice) {
        events += ticked.handle(.tick, now: now + gap * share)
      }
      now += gap
      events += ticked.handle(input, now: now)
      let isSame = events == plain.handle(input, now: now) && ticked == plain
      let objection =
        judge.handle(input, now: now)?.description
        ?? (isSame ? nil : "ticks made a difference")
      guard objection == nil else {
        Issue.record("step \(step), \(input): \(objection ?? "")")
        return
      }
    }
    #expect(judge.handle(.close, now: now) == nil)
    #expect(judge.isAllAnswered)
  }

  @Test(arguments: [Sheet.Policy.replace, .reject])
  func `every sequence of five inputs keeps the rules`(_ policy: Sheet.Policy) {
    var configuration = Sheet.Configuration()
    configuration.policy = policy
    let judge = SheetJudge(bindings: ["K": "y"], configuration: configuration)
    var walk = SheetWalk()
    walk.exhaust(judge, depth: 5, now: 0, trace: [])
    print("sheet, \(policy): \(walk.inputs) inputs judged in all sequences of 5")
    #expect(walk.objections.isEmpty)
    #expect(walk.cells.count == 4 * SheetWalk.alphabet.count, "every input met every phase")
  }
}

/// The ways through a small alphabet.
struct SheetWalk {
  /// How many inputs were judged.
  private(set) var inputs = 0
  private(set) var objections: [String] = []
  /// Which input met which phase, by the phase after the deadlines that were due.
  private(set) var cells: Set<String> = []

  /// One of each kind; the presentations get names of their own on the way.
  static let alphabet: [Sheet.Input] = [
    .tick, present(0, isAnimated: true), present(0, isAnimated: false, owner: "a"),
    .select("z"), .confirm, .cancel(nil), .cancel("0"), .items([]), .items(["z", "x"]),
    .presenterLeft("a"), .close,
  ]

  static func input(_ step: Int, dice: inout SplitMix64) -> Sheet.Input {
    let common = alphabet.filter { $0 != .close }
    return named(dice.pick(common), step, older: Int.random(in: 0...step, using: &dice))
  }

  /// Follows all sequences from here: no time between, some, up to the deadline, and past it.
  ///
  /// Where nothing changed, what follows is what follows without the input.
  mutating func exhaust(_ judge: SheetJudge, depth: Int, now: Double, trace: [Sheet.Input]) {
    guard depth > 0, objections.count < 10 else { return }
    for time in moments(judge, now) {
      let met = phase(judge.sheet, at: time)
      for (letter, input) in Self.alphabet.enumerated() {
        let input = Self.named(input, trace.count, older: trace.count - 1)
        var next = judge
        if let objection = next.handle(input, now: time) {
          objections.append("\(objection) after \(trace), then \(input) at \(time)")
        }
        inputs += 1
        cells.insert("\(met) \(letter)")
        guard next.sheet != judge.sheet else { continue }
        exhaust(next, depth: depth - 1, now: time, trace: trace + [input])
      }
    }
  }

  private func moments(_ judge: SheetJudge, _ now: Double) -> [Double] {
    judge.sheet.nextDeadline.map { [now, (now + $0) / 2, $0, $0 + 1] } ?? [now]
  }

  private func phase(_ sheet: Sheet, at time: Double) -> Sheet.Phase {
    var probe = sheet
    _ = probe.handle(.tick, now: time)
    return probe.phase
  }

  private static func present(
    _ id: Int,
    isAnimated: Bool,
    owner: Pager.Participant? = nil
  ) -> Sheet.Input {
    .present(
      Sheet.Presentation(
        id: "\(id)",
        key: "K",
        items: ["x", "y", "z"],
        isAnimated: isAnimated,
        owner: owner
      )
    )
  }

  private static func named(_ input: Sheet.Input, _ id: Int, older: Int) -> Sheet.Input {
    switch input {
    case .present(let wish):
      present(id, isAnimated: wish.isAnimated, owner: wish.owner)
    case .cancel(.some): .cancel("\(older)")
    case .tick, .select, .confirm, .cancel(nil), .items, .presenterLeft, .close: input
    }
  }
}
