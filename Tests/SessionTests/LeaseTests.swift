import Pager
import Session
import Testing

private let next = Intent.advance(Intent.Advance(to: .next))
private let begin = Intent.dragBegin(Intent.DragBegin(gid: "g", extent: 400))

@Suite("The lease")
struct LeaseTests {
  private func exclusive() -> Sample {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)])
    sample.ask(.driverMode(.exclusive), at: 1)
    return sample
  }

  private func driver(_ sample: Sample) -> Snapshot.Driver {
    sample.session.snapshot(now: 9).driver
  }

  @Test func `is with nobody at first, and everyone steers`() {
    let sample = Sample()
    #expect(driver(sample) == Snapshot.Driver(mode: .open))
  }

  @Test func `goes to who makes steering exclusive, and the others turn and reveal nothing`() {
    var sample = Sample(page: "B")
    let asked = sample.ask(.driverMode(.exclusive), at: 1)
    #expect(asked.events == [.driver(.init(mode: .exclusive, holder: "p1"))])
    #expect(asked.answers.map(\.reached) == [true])
    for intent in [
      next, .goTo(.init(number: 1)), .tap(side: .right, expect: nil), begin, .scrubBegin,
    ] {
      let refused = sample.ask(intent, of: Sample.phone, at: 2)
      #expect(refused.refusals == ["notDriver"])
      #expect(refused.events.isEmpty)
    }
    #expect(sample.ask(next, at: 2).events == [.step(page: "B", step: 1)])
  }

  @Test func `leaves what is no page to everyone`() {
    var sample = exclusive()
    for intent in [.timer(.start), .blackout(.black), .skin("dark"), .lock(true)] as [Intent] {
      #expect(sample.ask(intent, of: Sample.phone, at: 2).refusals.isEmpty)
    }
  }

  @Test func `waits for who asks while it is held, and comes with the holder's word`() {
    var sample = exclusive()
    #expect(sample.ask(.requestDrive, of: Sample.phone, at: 2).answers.map(\.reached) == [false])
    #expect(driver(sample).pending == "p2")
    #expect(sample.ask(.release, at: 3).answers.map(\.reached) == [true])
    #expect(driver(sample) == Snapshot.Driver(mode: .exclusive, holder: "p2"))
  }

  @Test func `is granted by its holder alone, to one who may steer`() {
    var sample = exclusive()
    #expect(sample.ask(.grant(to: "p2"), of: Sample.phone, at: 2).refusals == ["notDriver"])
    #expect(sample.ask(.grant(to: "p3"), at: 2).refusals == ["notPresenter"])
    #expect(sample.ask(.grant(to: "p2"), at: 2).answers.map(\.reached) == [true])
    #expect(driver(sample).holder == "p2")
    #expect(sample.ask(.release, at: 3).refusals == ["notDriver"])
  }

  @Test func `is taken over by a presenter, which ends the holder's gesture`() {
    var sample = exclusive()
    sample.ask(.grant(to: "p2"), at: 1)
    sample.ask(begin, of: Sample.phone, at: 2)
    let taken = sample.ask(.takeOver, at: 2.1)
    #expect(taken.events.first == .dragCancelled(gid: "p2:g", reason: "driverChanged"))
    #expect(driver(sample).holder == "p1")
  }

  @Test func `of one who leaves is kept for ten seconds, then goes to who waits`() {
    var sample = exclusive()
    sample.ask(.requestDrive, of: Sample.phone, at: 2)
    _ = sample.session.left(Sample.presenter, now: 3)
    sample.tick(12.9)
    #expect(driver(sample).holder == "p1")
    #expect(sample.tick(13).events == [.driver(.init(mode: .exclusive, holder: "p2"))])
  }

  @Test func `is still held by one who comes back in time`() {
    var sample = exclusive()
    _ = sample.session.left(Sample.presenter, now: 3)
    _ = sample.session.grant(.presenter, to: Sample.presenter, now: 12)
    sample.tick(60)
    #expect(driver(sample).holder == "p1")
  }

  @Test func `ends when steering is open again`() {
    var sample = exclusive()
    #expect(sample.ask(.driverMode(.open), at: 2).events == [.driver(.init(mode: .open))])
    #expect(sample.ask(next, of: Sample.phone, at: 3).refusals.isEmpty)
  }
}
