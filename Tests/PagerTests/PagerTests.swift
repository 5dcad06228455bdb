import Pager
import PagerProof
import Testing

/// What the vectors do not tell: the rows of the specification that are about hosts and viewers,
/// numbers that only a hostile or broken peer sends, and what is kept in memory.
@Suite("Pager")
struct PagerTests {
  private func pager(
    _ pages: [Pager.PageID] = ["A", "B", "C", "D"],
    _ change: (inout Pager.Configuration) -> Void = { _ in }
  ) -> Pager {
    var configuration = Pager.Configuration()
    change(&configuration)
    return Pager(
      pages: pages,
      configuration: configuration,
      roles: ["a": .presenter, "b": .presenter],
      driver: "a"
    )
  }

  private func goTo(_ page: Pager.PageID, _ req: Pager.RequestID) -> Pager.Input {
    .goTo(Pager.Ask(req, by: .system), target: .page(page))
  }

  private let touch = Pager.Input.dragBegin(Pager.Touch(presenter: "a", gid: "1", extent: 400))

  @Test
  func `a request made while events are told waits for the end of the batch`() {
    var pager = pager()
    var inbox = [goTo("B", "first")]
    var log: [Pager.Event] = []
    var time = 0.0
    while !inbox.isEmpty || pager.nextDeadline != nil {
      let input = inbox.isEmpty ? .tick : inbox.removeFirst()
      if input == .tick { time = pager.nextDeadline ?? time }
      let batch = pager.handle(input, now: time)
      log += batch
      for case .didFinish(let facts, true, _, _) in batch.map(\.kind) where facts.to == "B" {
        #expect(pager.current == "B", "observers see the state after the batch")
        inbox.append(goTo("C", "second"))
      }
    }
    #expect(pager.current == "C")
    #expect(log.map(\.seq) == Array(1...log.count))
    let second = log.firstIndex {
      if case .will(let facts) = $0.kind { facts.tid == 2 } else { false }
    }
    let first = log.firstIndex {
      $0.kind == .completion(req: "first", finished: true, reached: true)
    }
    #expect((first ?? .max) < (second ?? 0))
  }

  @Test
  func `a viewer who missed an event is right again after a snapshot`() {
    var pager = pager()
    var viewer = Observer(pager.snapshot)
    for event in pager.handle(goTo("C", "1"), now: 0).dropLast() { viewer.hear(event) }
    #expect(viewer.seq + 1 < pager.snapshot.seq + 1)
    viewer = Observer(pager.snapshot)
    for event in pager.handle(.tick, now: 1) { viewer.hear(event) }
    #expect(viewer.differences(from: pager.snapshot, tolerance: 1e-9).isEmpty)
  }

  @Test(arguments: [1e308, -1e308, .leastNonzeroMagnitude, .infinity, -.infinity, .nan])
  func `no number takes the pager down or off the page`(_ number: Double) {
    for extent in [.leastNonzeroMagnitude, 400, 1e308] {
      for bounces in [true, false] {
        var pager = pager(["A", "B", "C"]) { $0.bounces = bounces }
        let begin = Pager.Touch(presenter: "a", gid: "1", extent: extent)
        let inputs: [Pager.Input] = [
          .dragBegin(begin), .dragMove(gid: "1", translation: number),
          .resize("a", extent: number), .dragMove(gid: "1", translation: -number),
          .edit(["A", "C", "D"]), .dragMove(gid: "1", translation: number / 3),
          .dragEnd(gid: "1", translation: number, velocity: number), .dragBegin(begin),
          .dragEnd(gid: "1", translation: 0, velocity: nil),
          .scrubBegin("a"), .scrubTo("a", index: .max), .scrubTo("a", index: .min),
          .goTo(Pager.Ask("1", by: .system), target: .index(.max)),
        ]
        for (place, input) in inputs.enumerated() {
          _ = pager.handle(input, now: Double(place) * 0.05)
          let p = pager.snapshot.position
          #expect(p.magnitude <= 1 && pager.current != nil, "\(input)")
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
  func `a time that is none counts as the last one`(_ time: Double) {
    var pager = pager()
    _ = pager.handle(goTo("B", "1"), now: 1)
    #expect(pager.handle(.tick, now: time).isEmpty)
    #expect(pager.snapshot.now == 1)
  }

  @Test
  func `durations that contradict each other are no trap`() {
    var pager = pager {
      $0.minDuration = 2
      $0.gestureTimeout = 0
      $0.driverGrace = 0
      $0.rememberedAnswers = -1
      $0.neighbourRadius = .max
    }
    for input in [touch, .dragMove(gid: "1", translation: -100), goTo("B", "1"), .tick] {
      _ = pager.handle(input, now: 0)
    }
    _ = pager.handle(.tick, now: 10)
    #expect(pager.phase == .idle)
  }

  @Test
  func `of a page named twice the first place counts, and an unknown start is the first page`() {
    let pager = Pager(pages: ["A", "B", "A"], current: "Z")
    #expect(pager.snapshot.pages == ["A", "B"])
    #expect(pager.current == "A")
  }

  @Test
  func `old answers are forgotten, pending ones are not`() {
    var pager = pager { $0.rememberedAnswers = 2 }
    _ = pager.handle(goTo("C", "pending"), now: 0)
    for req in ["1", "2", "3"] { _ = pager.handle(goTo("nowhere", req), now: 0) }
    #expect(pager.answer(to: "pending") == .pending)
    #expect(pager.answer(to: "1") == nil)
    #expect(pager.answer(to: "3") == .rejected(.unknownPage))
    _ = pager.handle(.tick, now: 1)
    #expect(pager.answer(to: "pending") == .completed(finished: true, reached: true))
  }

  @Test
  func `a tap goes round the ends where the control wraps and the pages do not`() {
    var pager = pager { $0.controlWraps = true }
    _ = pager.handle(.controlTap(Pager.Ask("1", by: .system), side: .left), now: 0)
    _ = pager.handle(.tick, now: 1)
    #expect(pager.current == "D")
    let refused = pager.handle(.step(Pager.Ask("2", by: .system), to: .forward), now: 1)
    #expect(refused.map(\.kind) == [.rejected(req: "2", reason: .noPage)])
  }

  @Test
  func `someone who lost the role can neither begin nor be granted the lease`() {
    var pager = pager { $0.driverMode = .exclusive }
    _ = pager.handle(.presenterLeft("b"), now: 0)
    pager.roles["b"] = nil
    let events = pager.handle(.grant(by: "a", to: "b"), now: 0)
    #expect(events.map(\.kind) == [.rejected(req: nil, reason: .notPresenter)])
    pager.roles["b"] = .presenter
    let granted = pager.handle(.grant(by: "a", to: "b"), now: 0)
    #expect(granted.map(\.kind) == [.driver(holder: "b", pending: nil)])
  }

  @Test
  func `who makes driving exclusive holds the lease, and the gesture of another ends`() {
    var pager = pager()
    pager.roles["m"] = .admin
    _ = pager.handle(touch, now: 0)
    #expect(
      pager.handle(.driverMode(.exclusive, by: "m"), now: 0.1).map(\.kind) == [
        .dragCancelled(gid: "1", reason: .driverChanged), .driver(holder: "m", pending: nil),
      ]
    )
    let refused = pager.handle(touch, now: 0.2).map(\.kind)
    #expect(refused == [.rejected(req: nil, reason: .notDriver)])
    let opened = pager.handle(.driverMode(.open, by: "m"), now: 0.3).map(\.kind)
    #expect(opened == [.driver(holder: nil, pending: nil)])
    let began = pager.handle(touch, now: 0.4).map(\.kind)
    #expect(began == [.dragStarted(gid: "1", owner: "a")])
  }

  @Test(arguments: [("v", Pager.Reason.notPresenter), ("a", .notDriver)])
  func `only an admin changes who may drive`(asker: String, reason: Pager.Reason) {
    var pager = pager()
    let events = pager.handle(.driverMode(.exclusive, by: asker), now: 0).map(\.kind)
    #expect(events == [.rejected(req: nil, reason: reason)])
    #expect(pager.configuration.driverMode == .open)
  }

  @Test
  func `a bounce that a hard wall stops is told to end`() {
    var pager = pager(["A", "B"]) { $0.bounces = false }
    for input in [touch, .dragMove(gid: "1", translation: -100), .edit(["A"])] {
      _ = pager.handle(input, now: 0)
    }
    #expect(pager.phase == .bouncing)
    let events = pager.handle(touch, now: 0.1)
    #expect(events.map(\.kind) == [.rest, .dragStarted(gid: "1", owner: "a")])
    #expect(pager.snapshot.position == 0)
  }

  @Test
  func `a page caught behind rest stays where it is, whatever lies there now`() {
    var pager = pager()
    for req in ["1", "2"] {
      _ = pager.handle(.step(Pager.Ask(req, by: .system), to: .forward), now: req == "1" ? 0 : 0.1)
    }
    _ = pager.handle(touch, now: 0.22)
    let caught = pager.snapshot.position
    #expect(caught < -0.1)
    pager.vetoes = [Pager.Veto(to: "A")]
    for translation in [-4.0, 4, 8] {
      _ = pager.handle(.dragMove(gid: "1", translation: translation), now: 0.23)
      #expect((pager.snapshot.position - (caught - translation / 400)).magnitude < 1e-9)
    }
  }
}
