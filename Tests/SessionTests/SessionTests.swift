import Pager
import Session
import Testing

private let next = Intent.advance(Intent.Advance(to: .next))
private let previous = Intent.advance(Intent.Advance(to: .previous))

private func goTo(
  _ page: String,
  step: Int? = nil,
  expect: String? = nil,
  animated: Bool? = nil
)
  -> Intent
{
  .goTo(Intent.GoTo(page: page, step: step, expect: expect, animated: animated))
}

@Suite("Session")
struct SessionTests {
  @Test func `the page changes when its transition has ended, and the answer comes then`() {
    var sample = Sample()
    let first = sample.ask(next, at: 1)
    #expect(first.answers.isEmpty)
    #expect(sample.place(at: 1.34) == "A0")
    let last = sample.tick(1.35)
    #expect(last.answers.map(\.page) == ["B"])
    #expect(last.answers.map(\.reached) == [true])
    #expect(sample.place(at: 1.36) == "B0")
  }

  @Test func `steps are revealed before the next page comes`() {
    var sample = Sample(page: "B")
    sample.ask(next, at: 1)
    sample.ask(next, at: 1.01)
    #expect(sample.place(at: 1.02) == "B2")
    sample.ask(next, at: 1.1)
    #expect(sample.place(at: 2) == "C0")
  }

  @Test func `going back shows a page complete, and then hides its steps one by one`() {
    var sample = Sample(page: "C")
    sample.ask(previous, at: 1)
    #expect(sample.place(at: 2) == "B2")
    sample.ask(previous, at: 2)
    #expect(sample.place(at: 2) == "B1")
  }

  @Test func `a jump shows nothing revealed, unless it names a step`() {
    var sample = Sample(page: "C")
    sample.ask(goTo("B"), at: 1)
    #expect(sample.place(at: 2) == "B0")
    sample.ask(goTo("B", step: 1), at: 2)
    #expect(sample.place(at: 2) == "B1")
    sample.ask(goTo("A", step: 9), at: 3)
    #expect(sample.place(at: 4) == "A0")
    sample.ask(goTo("B", step: 9), at: 4)
    #expect(sample.place(at: 5) == "B2")
  }

  @Test func `steps of a page under way are revealed on that page`() {
    var sample = Sample()
    sample.ask(next, at: 1)
    let second = sample.ask(next, at: 1.1)
    #expect(second.events == [.step(page: "B", step: 1)])
    #expect(sample.place(at: 2) == "B1")
  }

  @Test func `whole pages skip steps`() {
    var sample = Sample(page: "B")
    sample.ask(.advance(Intent.Advance(to: .next, by: .page)), at: 1)
    #expect(sample.place(at: 2) == "C0")
  }

  @Test func `whole pages skip what is of the same frame, and steps don't`() {
    let pages = ["A", "B", "C", "D", "E"].map { ($0, 0) }
    let labels = ["1", "2", "2", "2", nil]
    let frame = { (sample: inout Sample, to: Intent.Advance.Direction, now: Double) in
      _ = sample.ask(.advance(Intent.Advance(to: to, by: .page)), at: now)
    }
    var sample = Sample(pages: pages, labels: labels, page: "B")
    frame(&sample, .next, 1)
    #expect(sample.place(at: 2) == "E0")
    frame(&sample, .previous, 3)
    #expect(sample.place(at: 4) == "D0")
    frame(&sample, .previous, 5)
    #expect(sample.place(at: 6) == "A0")
    frame(&sample, .previous, 7)
    #expect(sample.place(at: 8) == "A0")
    for (index, place) in ["B0", "C0", "D0", "E0", "E0"].enumerated() {
      sample.ask(next, at: 9 + 2 * Double(index))
      #expect(sample.place(at: 10 + 2 * Double(index)) == place)
    }
  }

  @Test func `in the last frame whole pages are pages`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)], labels: ["1", "1", "1"], page: "A")
    sample.ask(.advance(Intent.Advance(to: .next, by: .page)), at: 1)
    #expect(sample.place(at: 2) == "B0")
  }

  @Test func `three quick presses move three times`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0), ("D", 0)])
    for time in [1, 1.1, 1.15] { sample.ask(next, at: time) }
    #expect(sample.place(at: 3) == "D0")
    #expect(sample.actions.answers.map(\.reached) == [true, true, true])
  }

  @Test func `two who expect the same page move it once`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)])
    let advance = Intent.advance(Intent.Advance(to: .next, expect: "A"))
    sample.ask(advance, at: 1)
    let second = sample.ask(advance, of: Sample.phone, at: 1.02)
    #expect(second.refusals == ["stale"])
    #expect(sample.place(at: 2) == "B0")
  }

  @Test func `a reveal that expects another page is refused and changes nothing`() {
    var sample = Sample(page: "B")
    let answer = sample.ask(.advance(Intent.Advance(to: .next, expect: "A")), at: 1)
    #expect(answer.refusals == ["stale"])
    #expect(sample.place(at: 2) == "B0")
  }

  @Test func `an intent that arrives twice acts once and has one answer`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)])
    sample.ask(next, req: "k", at: 1)
    #expect(sample.ask(next, req: "k", at: 1.1) == [])
    sample.tick(2)
    #expect(sample.ask(next, req: "k", at: 3).answers.map(\.page) == ["B"])
    #expect(sample.place(at: 4) == "B0")
  }

  @Test func `two who press next without a condition move two pages`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)])
    sample.ask(next, at: 1)
    #expect(sample.ask(next, of: Sample.phone, at: 1.02).refusals.isEmpty)
    #expect(sample.place(at: 3) == "C0")
  }

  @Test func `the same request name of another participant is another request`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)])
    sample.ask(next, req: "k", at: 1)
    sample.ask(next, of: Sample.phone, req: "k", at: 1.1)
    #expect(sample.place(at: 3) == "C0")
  }

  @Test func `past the last page there is none`() {
    var sample = Sample(page: "C")
    #expect(sample.ask(next, at: 1).refusals == ["noPage"])
    #expect(sample.ask(goTo("Z"), at: 1).refusals == ["unknownPage"])
    for number in [0, -1, 4, .max, .min] {
      let intent = Intent.goTo(Intent.GoTo(number: number))
      #expect(sample.ask(intent, at: 1).refusals == ["outOfRange"])
    }
    #expect(sample.place(at: 2) == "C0")
  }

  @Test func `each batch has the next revision, and an input without effect has none`() {
    var sample = Sample()
    sample.ask(next, at: 1)
    sample.tick(1.2)
    sample.tick(2)
    sample.ask(next, at: 3)
    sample.ask(.blackout(.black), at: 4)
    sample.ask(.blackout(.black), at: 5)
    sample.ask(.timer(.start), at: 6)
    #expect(sample.actions.revisions == Array(1...sample.session.revision))
    #expect(sample.actions.events.count { $0 == .blackout(.black) } == 1)
  }
}

@Suite("A covered page")
struct BlackoutTests {
  @Test(arguments: [next, previous, .tap(side: .right, expect: nil)])
  func `is uncovered by the first press, and turned by the next`(press: Intent) {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)], page: "B")
    sample.ask(.blackout(.black), at: 1)
    let first = sample.ask(press, at: 2)
    #expect(first.events == [.blackout(.none)])
    #expect(first.answers.map(\.page) == ["B"])
    #expect(sample.place(at: 3) == "B0")
    sample.ask(press, at: 3)
    #expect(sample.place(at: 4) != "B0")
  }

  @Test(arguments: [
    goTo("Z"), .dragBegin(Intent.DragBegin(gid: "g", extent: 0)), goTo("C", expect: "B"),
  ])
  func `stays covered by what is refused`(intent: Intent) {
    var sample = Sample()
    sample.ask(.blackout(.black), at: 1)
    let refused = sample.ask(intent, at: 2)
    #expect(refused.refusals.count == 1)
    #expect(refused.events.isEmpty)
  }

  @Test func `is uncovered by a jump, which is carried out`() {
    var sample = Sample()
    sample.ask(.blackout(.white), at: 1)
    #expect(sample.ask(goTo("C"), at: 2).events.first == .blackout(.none))
    #expect(sample.place(at: 3) == "C0")
  }
}

@Suite("Roles")
struct RoleTests {
  static let steering: [Intent] = [
    next, goTo("C"), .tap(side: .right, expect: nil),
    .dragBegin(Intent.DragBegin(gid: "g", extent: 400)), .dragMove(gid: "g", translation: 1),
    .dragEnd(gid: "g", translation: 1, velocity: nil), .dragCancel(gid: "g"), .scrubBegin,
    .scrubTo(number: 2), .scrubEnd, .lock(true), .requestDrive, .grant(to: "p2"), .release,
    .style(.curl), .axis(.vertical), .chrome(.control, hidden: true), .skin("dark"),
    .sheet(.confirm), .blackout(.black), .timer(.start), .autoAdvance(false),
    .scroll(Intent.Scroll(page: "A", block: 0, share: 0.5)),
  ]

  static let ruling: [Intent] = [
    .edit(Intent.Edit(pages: ["A"])), .driverMode(.exclusive), .takeOver,
  ]

  @Test(arguments: ruling)
  func `a remote changes neither the deck nor who may steer`(intent: Intent) {
    var sample = Sample()
    let answer = sample.ask(intent, of: Sample.phone, at: 1)
    #expect(answer.refusals == ["notPresenter"])
    #expect(answer.events.isEmpty)
    #expect(sample.ask(intent, at: 1).refusals.isEmpty)
  }

  @Test(arguments: steering + ruling)
  func `a viewer steers nothing`(intent: Intent) {
    var sample = Sample()
    let answer = sample.ask(intent, of: Sample.viewer, at: 1)
    #expect(answer.refusals == ["notPresenter"])
    #expect(answer.events.isEmpty)
    #expect(sample.place(at: 2) == "A0")
  }

  @Test func `who lost the role steers nothing any more`() {
    var sample = Sample()
    _ = sample.session.grant(.viewer, to: Sample.phone, now: 1)
    #expect(sample.ask(next, of: Sample.phone, at: 1).refusals == ["notPresenter"])
  }
}

@Suite("A deck that is read again")
struct ReplaceTests {
  @Test func `viewers stay on their page by its identity`() {
    var sample = Sample(page: "B")
    let actions = sample.session.replace(
      Sample.manifest([("N", 0), ("A", 0), ("B", 2), ("C", 0)]),
      now: 1
    )
    #expect(actions.events.count { if case .deck = $0 { true } else { false } } == 1)
    #expect(!actions.events.contains { if case .pageChanged = $0 { true } else { false } })
    #expect(sample.place(at: 1) == "B0")
  }

  @Test func `new content of the same pages is told as well`() {
    var sample = Sample()
    let manifest = Sample.manifest([("A", 0), ("B", 2), ("C", 0)], digest: "e")
    #expect(sample.session.replace(manifest, now: 1).events == [.deck(manifest)])
  }

  @Test func `a page with fewer steps shows all that it has`() {
    var sample = Sample(page: "B")
    sample.ask(goTo("B", step: 2), at: 1)
    let actions = sample.session.replace(
      Sample.manifest([("A", 0), ("B", 1), ("C", 0)]),
      now: 2
    )
    #expect(actions.events.last == .step(page: "B", step: 1))
    #expect(sample.place(at: 2) == "B1")
  }

  @Test func `when the last pages go, the one before them is shown`() {
    var sample = Sample(page: "C")
    _ = sample.session.replace(Sample.manifest([("A", 0), ("B", 2)]), now: 1)
    #expect(sample.place(at: 1).first == "B")
  }

  @Test func `the deck comes before what its new pages do`() throws {
    var sample = Sample(page: "C")
    let events = sample.session.replace(Sample.manifest([("A", 0)]), now: 1).events
    let deck = events.firstIndex { if case .deck = $0 { true } else { false } }
    let will = events.firstIndex { if case .will = $0 { true } else { false } }
    #expect(try #require(deck) < #require(will))
  }
}
