import Pager
import TestSupport
import Testing

/// Something that happened in a walk, with its time.
struct Step {
  let input: Pager.Input
  let time: Double
  let vetoes: [Pager.Veto]
}

/// A walk of one pager: where it began, and what happened.
struct Walk {
  let start: Pager
  let configuration: Pager.Configuration
  var steps: [Step] = []

  init(seed: UInt64, length: Int) {
    var inputs = RandomInputs(seed: seed)
    (start, configuration) = inputs.start()
    var pager = start
    var time = 0.0
    for _ in 0..<length {
      time += inputs.pause(before: pager.nextDeadline, now: time)
      _ = pager.handle(.tick, now: time)
      let vetoes = inputs.chance(20) ? inputs.vetoes(for: pager) : pager.vetoes
      let step = Step(input: inputs.next(for: pager), time: time, vetoes: vetoes)
      steps.append(step)
      _ = pager.take(step)
    }
  }

  /// The whole log, with extra ticks before each input where wanted.
  func log(ticks: [Double] = []) -> [Pager.Event] {
    var pager = start
    var last = 0.0
    return steps.flatMap { step in
      let extra = ticks.flatMap { pager.handle(.tick, now: last + (step.time - last) * $0) }
      last = step.time
      return extra + pager.take(step)
    }
  }

  /// The steps up to one, to walk it again by.
  func trace(upTo place: Int) -> String {
    steps.prefix(place + 1).map { "  \($0.time) \($0.input)" }.joined(separator: "\n")
  }
}

extension Pager {
  mutating func take(_ step: Step) -> [Pager.Event] {
    vetoes = step.vetoes
    return handle(step.input, now: step.time)
  }
}

@Suite("Random walks of the pager")
struct WalkTests {
  static let seeds: Range<UInt64> = 0..<200

  @Test(arguments: seeds)
  func `no rule is broken, whatever happens`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 120)
    var pager = walk.start
    var judge = PagerJudge(pager, walk.configuration)
    for (place, step) in walk.steps.enumerated() {
      for input in [.tick, step.input] {
        let before = pager
        pager.vetoes = step.vetoes
        let events = pager.handle(input, now: step.time)
        judge.judge(input, events, from: before, to: pager)
      }
      guard judge.complaints.isEmpty else {
        Issue.record("seed \(seed)\n\(judge.complaints)\n\(walk.trace(upTo: place))")
        return
      }
    }
    let before = pager
    let events = pager.handle(.tick, now: pager.snapshot.now + 20)
    judge.judge(.tick, events, from: before, to: pager)
    judge.judgeQuiet(pager)
    #expect(judge.complaints.isEmpty, "seed \(seed), at the end")
  }

  @Test(arguments: seeds)
  func `extra ticks change nothing, and a walk repeats itself`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 60)
    let log = walk.log()
    #expect(log == walk.log())
    #expect(log == walk.log(ticks: [0.1, 0.5, 0.9, 1, 1]))
  }

  @Test(arguments: seeds)
  func `a request that comes again has no effect`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 60)
    var pager = walk.start
    for step in walk.steps {
      _ = pager.take(step)
      guard let req = step.input.req else { continue }
      let before = pager
      let answer = pager.answer(to: req)
      #expect(pager.handle(step.input, now: step.time).isEmpty)
      #expect(pager == before)
      #expect(answer != nil && pager.answer(to: req) == answer)
    }
  }
}
