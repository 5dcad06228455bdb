import Pager
import Session
import Testing

/// A and C turn after five seconds, and so does B, which has two steps; D does not.
@Suite("Pages that turn by themselves")
struct AutoAdvanceTests {
  private static func sample(page: String = "A", loop: Bool = false) -> Sample {
    Sample(pages: [("A", 0), ("B", 2), ("C", 0), ("D", 0)], page: page) { manifest in
      for index in 0..<3 { manifest.pages[index].autoAdvance = 5 }
      manifest.loop = loop ? true : nil
    }
  }

  private static let next = Intent.advance(.init(to: .next))

  private func due(_ sample: Sample, at now: Double) -> Double? {
    sample.session.snapshot(now: now).autoAdvance.due
  }

  @Test func `a page turns after its seconds, and each step comes after as many`() {
    var sample = Self.sample()
    #expect(due(sample, at: 0) == 5)
    #expect(sample.session.nextDeadline == 5)
    #expect(sample.place(at: 4.99) == "A0")
    let turn = sample.tick(5)
    #expect(turn.events.contains(.autoAdvance(.init(on: true, due: nil))))
    guard case .will(let opening)? = turn.events.first else { return #expect(Bool(false)) }
    #expect(opening.cause == "autoplay")
    #expect(sample.place(at: 5.35) == "B0")
    #expect(due(sample, at: 5.35) == 10.35)
    #expect(sample.place(at: 10.4) == "B1")
    #expect(sample.place(at: 15.4) == "B2")
    #expect(sample.place(at: 20.3) == "B2")
    #expect(sample.place(at: 21) == "C0")
  }

  @Test func `a page that comes by itself begins with nothing revealed`() {
    var sample = Sample(pages: [("A", 2), ("B", 2)], page: "B") { $0.pages[0].autoAdvance = 5 }
    sample.ask(.goTo(.init(page: "A", step: 2)), at: 1)
    #expect(sample.place(at: 2) == "A2")
    #expect(sample.place(at: 7) == "B0")
  }

  @Test func `a page without seconds stays, and so does the last one`() {
    var sample = Self.sample(page: "C")
    #expect(sample.place(at: 6) == "D0")
    #expect(sample.session.nextDeadline == nil)
    var end = Sample(page: "C") { $0.pages[2].autoAdvance = 5 }
    #expect(end.session.nextDeadline == nil)
    #expect(end.place(at: 100) == "C0")
  }

  @Test func `in a loop the last page leads to the first`() {
    var sample = Sample(page: "C") { manifest in
      manifest.pages[2].autoAdvance = 5
      manifest.loop = true
    }
    #expect(sample.place(at: 6) == "A0")
  }

  @Test(
    arguments: [
      .scroll(Intent.Scroll(page: "A", block: 0, share: 0.5)), .goTo(.init(page: "A")),
      .dragBegin(.init(gid: "g", extent: 400)), .scrubBegin,
    ] as [Intent]
  )
  func `a hand on the page keeps it from turning`(intent: Intent) {
    var sample = Self.sample()
    #expect(sample.ask(intent, at: 2).refusals.isEmpty)
    #expect(due(sample, at: 2) == nil)
    sample.ask(.dragCancel(gid: "g"), at: 3)
    sample.ask(.scrubEnd, at: 3)
    #expect(sample.place(at: 60) == "A0")
  }

  @Test func `the page after it has its time again`() {
    var sample = Self.sample()
    sample.ask(.goTo(.init(page: "A")), at: 2)
    sample.ask(Self.next, at: 20)
    #expect(due(sample, at: 20.1) == nil)
    sample.tick(21)
    #expect(due(sample, at: 21) == 25.35)
    sample.ask(Self.next, at: 22)
    #expect(sample.place(at: 90) == "B1")
  }

  @Test func `a step of the page that comes keeps that one from turning`() {
    var sample = Self.sample()
    sample.ask(Self.next, at: 1)
    sample.ask(Self.next, at: 1.1)
    #expect(sample.place(at: 90) == "B1")
  }

  @Test func `a finger that takes a turning page back keeps it`() {
    var sample = Self.sample()
    sample.tick(5)
    sample.ask(.dragBegin(.init(gid: "g", extent: 400)), at: 5.1)
    sample.ask(.dragCancel(gid: "g"), at: 5.2)
    #expect(sample.place(at: 90) == "A0")
  }

  @Test func `what is refused, and what others than presenters ask, keeps nothing`() {
    var sample = Self.sample()
    #expect(!sample.ask(.goTo(.init(page: "nowhere")), at: 1).refusals.isEmpty)
    #expect(!sample.ask(Self.next, of: Sample.viewer, at: 1).refusals.isEmpty)
    #expect(!sample.ask(.advance(.init(to: .previous)), at: 1).refusals.isEmpty)
    sample.ask(.timer(.start), at: 1)
    sample.ask(.skin("dark"), at: 1)
    #expect(due(sample, at: 1) == 5)
  }

  @Test func `a scroll of another page, refused in silence, keeps nothing`() {
    var sample = Self.sample()
    let stale = Intent.scroll(Intent.Scroll(page: "B", block: 0, share: 0.5))
    let actions = sample.session.handle(stale, req: nil, from: Sample.phone, now: 1)
    #expect(actions.isEmpty)
    #expect(due(sample, at: 1) == 5)
  }

  @Test(
    arguments: [
      (.blackout(.black), .blackout(.none)), (.lock(true), .lock(false)),
    ] as [(Intent, Intent)]
  )
  func `the seconds stand still while nobody looks, or nobody may turn`(
    hold: Intent,
    release: Intent
  ) {
    var sample = Self.sample()
    #expect(sample.ask(hold, at: 2).events.contains(.autoAdvance(.init(on: true, due: nil))))
    #expect(sample.session.nextDeadline == nil)
    #expect(sample.place(at: 50) == "A0")
    sample.ask(release, at: 50)
    #expect(due(sample, at: 50) == 53)
    #expect(sample.place(at: 54) == "B0")
  }

  @Test func `a press that only uncovers the page lets it turn`() {
    var sample = Self.sample()
    sample.ask(.blackout(.white), at: 2)
    sample.ask(Self.next, at: 10)
    #expect(due(sample, at: 10) == 13)
  }

  @Test func `a sheet over the page holds it too`() {
    var sample = Self.sample()
    let items = [Snapshot.Sheet.Item(id: "i", title: "I")]
    sample.ask(.sheet(.present(.init(id: "s", title: "S", key: "k", items: items))), at: 1)
    #expect(due(sample, at: 1) == nil)
    sample.ask(.sheet(.cancel), at: 10)
    sample.tick(11)
    #expect((due(sample, at: 11) ?? 0) > 14)
  }

  @Test func `a lock amid the turn lets it end, and the next page turns once it is unlocked`() {
    var sample = Self.sample()
    sample.tick(5)
    sample.ask(.lock(true), at: 5.1)
    #expect(sample.place(at: 20) == "B0")
    sample.ask(.lock(false), at: 20)
    #expect(due(sample, at: 20) == 25)
  }

  @Test func `turned off, pages wait; turned on, the page has its seconds anew`() {
    var sample = Self.sample()
    #expect(sample.ask(.autoAdvance(false), at: 2).events == [.autoAdvance(.init(on: false))])
    #expect(sample.ask(.autoAdvance(false), at: 2).events.isEmpty)
    sample.ask(Self.next, at: 3)
    #expect(sample.place(at: 60) == "B0")
    let on = sample.ask(.autoAdvance(true), at: 60)
    #expect(on.events == [.autoAdvance(.init(on: true, due: 65))])
    #expect(on.answers.count == 1)
  }

  @Test
  func `a deck that is read again keeps the seconds that have passed, unless they are others`() {
    var sample = Self.sample()
    var manifest = sample.session.manifest
    manifest.pages[0].title = "Another"
    _ = sample.session.replace(manifest, now: 3)
    #expect(due(sample, at: 3) == 5)
    manifest.pages[0].autoAdvance = 8
    _ = sample.session.replace(manifest, now: 4)
    #expect(due(sample, at: 4) == 12)
    manifest.pages[0].autoAdvance = nil
    _ = sample.session.replace(manifest, now: 5)
    #expect(due(sample, at: 5) == nil)
    sample.ask(.goTo(.init(page: "A")), at: 6)
    manifest.pages[0].autoAdvance = 8
    _ = sample.session.replace(manifest, now: 7)
    #expect(due(sample, at: 7) == nil)
  }

  @Test func `after a long sleep one page turns, and not all that would have`() {
    var sample = Sample(page: "A") { manifest in
      for index in manifest.pages.indices { manifest.pages[index].autoAdvance = 1 }
      manifest.loop = true
    }
    let woken = sample.tick(30_000)
    #expect(woken.revisions.count == 1)
    #expect(sample.place(at: 30_000.4) == "B0")
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a time that is none turns nothing`(seconds: Double) {
    let sample = Sample { $0.pages[0].autoAdvance = seconds }
    #expect(sample.session.nextDeadline == nil)
  }

  @Test func `a time of nothing at all leaves room to look`() {
    var sample = Sample { $0.pages[0].autoAdvance = .leastNonzeroMagnitude }
    #expect(sample.session.nextDeadline == 0.2)
    #expect(sample.tick(0.2).revisions.count == 1)
  }
}
