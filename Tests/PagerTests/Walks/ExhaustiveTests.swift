import Pager
import Testing

/// A situation in which an exhaustive walk begins, and how far it goes from there.
struct Situation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var pages = ["A", "B", "C"]
  var current: Pager.PageID? = "B"
  var loop = false
  var inputs: [Pager.Input] = []
  var letters = Alphabet.all
  var depth = 2

  var configuration: Pager.Configuration {
    var configuration = Pager.Configuration()
    configuration.loop = loop
    return configuration
  }

  /// A pager in this situation, and a judge who saw how it came there.
  func begin() -> (Pager, PagerJudge) {
    var pager = Pager(
      pages: pages,
      current: current,
      configuration: configuration,
      roles: ["a": .presenter, "b": .admin]
    )
    var judge = PagerJudge(pager, configuration)
    for (place, input) in inputs.enumerated() {
      let before = pager
      let events = pager.handle(input, now: Double(place + 1) * 0.05)
      judge.judge(input, events, from: before, to: pager)
    }
    return (pager, judge)
  }
}

extension Situation {
  private static let touch = Pager.Input.dragBegin(
    Pager.Touch(presenter: "a", gid: "1", extent: 400)
  )
  private static let next = Pager.Input.step(Pager.Ask("next", by: .system), to: .forward)
  private static func drag(_ translation: Double) -> [Pager.Input] {
    [touch, .dragMove(gid: "1", translation: translation)]
  }
  private static func release(_ translation: Double) -> Pager.Input {
    .dragEnd(gid: "1", translation: translation, velocity: 0)
  }

  static let all = [
    Situation(testDescription: "at rest", depth: 3),
    Situation(testDescription: "without pages", pages: [], current: nil),
    Situation(testDescription: "on one page of two in a loop", pages: ["A", "B"], loop: true),
    Situation(testDescription: "touched", inputs: [touch]),
    Situation(testDescription: "dragged", inputs: drag(-120)),
    Situation(testDescription: "pulled at the wall", current: "C", inputs: drag(-120)),
    Situation(testDescription: "committing", inputs: drag(-240) + [release(-240)]),
    Situation(testDescription: "cancelling", inputs: drag(-120) + [release(-120)]),
    Situation(testDescription: "carrying", current: "A", inputs: [next, stepTo("more")]),
    Situation(testDescription: "caught", inputs: [next, touch]),
    Situation(
      testDescription: "caught behind rest",
      current: "A",
      inputs: [stepTo("one"), stepTo("two"), touch]
    ),
    Situation(testDescription: "bouncing", current: "C", inputs: drag(-120) + [release(-120)]),
    Situation(testDescription: "scrubbing", inputs: [.scrubBegin("a")]),
    Situation(testDescription: "closed", inputs: [.close]),
    Situation(
      testDescription: "flicking",
      current: "A",
      letters: Alphabet.gestures + [Alphabet.time[0]],
      depth: 5
    ),
    Situation(
      testDescription: "asking",
      letters: Alphabet.requests + Alphabet.time.prefix(2),
      depth: 4
    ),
  ]

  private static func stepTo(_ req: Pager.RequestID) -> Pager.Input {
    .step(Pager.Ask(req, by: .system), to: .forward)
  }
}

@Suite("Exhaustive walks of the pager")
struct ExhaustiveTests {
  @Test(arguments: Situation.all)
  func `no sequence of inputs breaks a rule`(_ situation: Situation) {
    let result = ExhaustiveWalk(situation).result
    print("\(situation.testDescription): \(result.count) sequences up to depth \(situation.depth)")
    #expect(result.complaints.isEmpty)
  }

  @Test
  func `each input is tried in each state`() {
    let cells = Situation.all.filter { $0.letters.count == Alphabet.all.count }.reduce(
      into: Set<Cell>()
    ) { cells, situation in
      var situation = situation
      situation.depth = 1
      cells.formUnion(ExhaustiveWalk(situation).result.cells)
    }
    let phases: [Pager.Phase] = [
      .empty, .idle, .dragging, .settling, .bouncing, .scrubbing, .closed,
    ]
    // A snapshot, number 18, is looked at after each input.
    let kinds = (1...20).filter { $0 != 18 }
    let missing = phases.flatMap { phase in kinds.map { Cell(phase: phase, kind: $0) } }
      .filter { !cells.contains($0) }
    #expect(missing.isEmpty)
  }
}

/// A cell of the pager's table: a state and a kind of input.
struct Cell: Hashable {
  let phase: Pager.Phase
  let kind: Int
}

/// All sequences of letters up to a length, each from the beginning.
struct ExhaustiveWalk {
  struct Result {
    var count = 0
    var cells: Set<Cell> = []
    var complaints: [String] = []
  }

  private(set) var result = Result()
  private let letters: [Letter]

  init(_ situation: Situation) {
    letters = situation.letters
    let (pager, judge) = situation.begin()
    walk(pager, judge, [], situation.depth)
  }

  private mutating func walk(
    _ pager: Pager,
    _ judge: PagerJudge,
    _ trace: [Pager.Input],
    _ depth: Int
  ) {
    guard depth > 0, result.complaints.isEmpty else { return }
    for letter in letters {
      var (next, judge) = (pager, judge)
      let (input, time) = letter.step(of: pager, at: trace.count)
      let events = next.handle(input, now: time)
      judge.judge(input, events, from: pager, to: next)
      result.count += 1
      result.cells.insert(Cell(phase: pager.phase, kind: letter.kind))
      if !judge.complaints.isEmpty {
        let trace = (trace + [input]).map { "  \($0)" }.joined(separator: "\n")
        result.complaints.append("\(judge.complaints)\n\(trace)")
      }
      walk(next, judge, trace + [input], depth - 1)
    }
  }
}
