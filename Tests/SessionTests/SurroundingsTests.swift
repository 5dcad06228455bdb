import Pager
import Session
import Testing

private let next = Intent.advance(Intent.Advance(to: .next))

@Suite("What lies around the pages")
struct SurroundingsTests {
  @Test func `a skin that there is not is refused, and the old one stays`() {
    var sample = Sample()
    #expect(sample.ask(.skin("dark"), at: 1).events == [.skin("dark")])
    #expect(sample.ask(.skin("neon"), at: 2).refusals == ["unknownSkin"])
    #expect(sample.session.snapshot(now: 2).skin == "dark")
  }

  @Test func `hidden bars stay hidden through page changes, reloads and returns`() {
    var sample = Sample()
    sample.ask(.chrome(.status, hidden: true), at: 1)
    let hidden = sample.ask(.chrome(.control, hidden: true), at: 1)
    #expect(hidden.events == [.chrome(.init(hidden: [.control, .status]))])
    sample.ask(next, at: 2)
    sample.tick(3)
    _ = sample.session.replace(Sample.manifest([("A", 0)], digest: "new"), now: 4)
    _ = sample.session.left(Sample.presenter, now: 5)
    _ = sample.session.grant(.presenter, to: Sample.presenter, now: 6)
    #expect(sample.session.snapshot(now: 6).chrome.hidden == [.control, .status])
    sample.ask(.chrome(.control, hidden: false), at: 7)
    #expect(sample.session.snapshot(now: 7).chrome.hidden == [.status])
  }

  @Test func `the style changes no timing`() {
    var sample = Sample()
    for style in TransitionStyle.allCases {
      sample.ask(.goTo(.init(number: 1, animated: false)), at: 1)
      sample.ask(.style(style), at: 1)
      let asked = sample.ask(next, at: 1)
      let durations = asked.events.compactMap { event -> Double? in
        if case .animation(let animation) = event { animation.duration } else { nil }
      }
      #expect(durations == [0.35])
    }
    #expect(sample.session.snapshot(now: 1).style == .none)
  }

  @Test func `pages that follow each other downwards are dragged upwards`() {
    var sample = Sample()
    sample.ask(.axis(.vertical), at: 1)
    func begin(_ gid: String, _ vector: [Double]) -> Intent {
      .dragBegin(.init(gid: gid, extent: 400, axisVector: vector))
    }
    #expect(sample.ask(begin("g", [8, 1]), at: 2).refusals == ["offAxis"])
    sample.ask(begin("h", [1, -8]), at: 2)
    sample.ask(.dragEnd(gid: "h", translation: -240, velocity: 0), at: 2.1)
    #expect(sample.place(at: 3) == "B0")
    #expect(sample.session.snapshot(now: 3).layout.axis == .vertical)
  }

  @Test func `a lock refuses to turn and to reveal, and cancels the finger that is down`() {
    var sample = Sample(page: "B")
    sample.ask(.dragBegin(.init(gid: "g", extent: 400)), at: 1)
    let locked = sample.ask(.lock(true), of: Sample.phone, at: 1.1)
    #expect(locked.events == [.dragCancelled(gid: "p1:g", reason: "locked"), .locked(true)])
    #expect(sample.ask(next, at: 2).refusals == ["locked"])
    sample.ask(.lock(false), at: 3)
    #expect(sample.ask(next, at: 3).refusals.isEmpty)
  }

  @Test func `the same again is no news, and is answered`() {
    var sample = Sample()
    for intent in [
      .lock(false), .style(.scroll), .axis(.horizontal), .skin("auto"),
      .chrome(.number, hidden: false), .driverMode(.open),
    ] as [Intent] {
      let asked = sample.ask(intent, at: 1)
      #expect(asked.events.isEmpty)
      #expect(asked.answers.map(\.reached) == [true])
    }
  }
}

@Suite("A finger on the page control")
struct ScrubTests {
  @Test func `shows each page that it reaches at once, with nothing revealed`() {
    var sample = Sample(page: "C")
    #expect(sample.ask(.scrubBegin, at: 1).events == [.scrubStarted])
    sample.ask(.scrubTo(number: 2), at: 1.1)
    #expect(sample.session.snapshot(now: 1.1).scrubbing)
    #expect(sample.place(at: 1.1) == "B0")
    sample.ask(.scrubTo(number: .max), at: 1.2)
    #expect(sample.place(at: 1.2) == "C0")
    sample.ask(.scrubTo(number: .min), at: 1.3)
    #expect(sample.ask(.scrubEnd, at: 1.4).events == [.scrubEnded])
    #expect(sample.place(at: 1.4) == "A0")
  }

  @Test func `is alone, and answered by stale once it is up`() {
    var sample = Sample()
    sample.ask(.scrubBegin, at: 1)
    #expect(sample.ask(.scrubBegin, of: Sample.phone, at: 1).refusals == ["busy"])
    #expect(sample.ask(.scrubTo(number: 2), of: Sample.phone, at: 1).refusals == ["stale"])
    sample.ask(.scrubEnd, at: 2)
    #expect(sample.ask(.scrubTo(number: 2), at: 3).refusals == ["stale"])
  }

  @Test func `of one who leaves is up`() {
    var sample = Sample()
    sample.ask(.scrubBegin, of: Sample.phone, at: 1)
    #expect(sample.session.left(Sample.phone, now: 2).events == [.scrubEnded])
  }
}

@Suite("The last position")
struct LastPositionTests {
  @Test func `is told again after whatever else happens under the finger`() {
    var sample = Sample()
    sample.ask(.dragBegin(.init(gid: "g", extent: 400)), at: 1)
    sample.ask(.dragMove(gid: "g", translation: -100), at: 1.1)
    let timed = sample.ask(.timer(.start), of: Sample.phone, at: 1.11)
    #expect(timed.motions == [Motion(revision: sample.session.revision, tid: 1, p: 0.25)])
  }

  @Test func `of a release is where its animation begins`() {
    var sample = Sample()
    sample.ask(.dragBegin(.init(gid: "g", extent: 400)), at: 1)
    let end = sample.ask(.dragEnd(gid: "g", translation: -300, velocity: 0), at: 1.1)
    let starts = end.events.compactMap { event -> Double? in
      if case .animation(let animation) = event { animation.p0 } else { nil }
    }
    #expect(starts == [0.75])
  }
}
