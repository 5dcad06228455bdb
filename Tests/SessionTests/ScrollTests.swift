import Pager
import Session
import Testing

private func scroll(_ share: Double, block: Int = 1, page: String = "B") -> Intent {
  .scroll(Intent.Scroll(page: page, block: block, share: share))
}

@Suite("Scrolling for everyone")
struct ScrollTests {
  private var sample = Sample(page: "B")

  private func scrolls(_ now: Double) -> [Scroll] { sample.session.snapshot(now: now).scrolls }

  @Test mutating func `is told at once, and by a batch when it rests`() {
    let first = sample.ask(scroll(0.25), at: 1)
    let revision = sample.session.revision
    #expect(first.scrollMotions == [ScrollMotion(revision: revision, block: 1, share: 0.25)])
    #expect(first.revisions.isEmpty)
    #expect(sample.session.nextDeadline == 1.2)
    sample.ask(scroll(0.5), at: 1.1)
    #expect(sample.tick(1.2).isEmpty)
    #expect(sample.tick(1.3).events == [.scroll(block: 1, share: 0.5)])
    #expect(sample.tick(9).isEmpty)
    #expect(sample.session.nextDeadline == nil)
  }

  @Test mutating func `is in the snapshot, whether a batch has said it or not`() {
    sample.ask(scroll(0.25), at: 1)
    #expect(scrolls(1) == [Scroll(block: 1, share: 0.25, step: 0)])
    sample.tick(2)
    #expect(scrolls(2) == [Scroll(block: 1, share: 0.25, step: 0)])
  }

  @Test mutating func `is said before whatever comes next`() {
    sample.ask(scroll(0.25), at: 1)
    let next = sample.ask(.advance(.init(to: .next)), at: 1.1)
    #expect(next.events == [.scroll(block: 1, share: 0.25), .step(page: "B", step: 1)])
    #expect(scrolls(2) == [Scroll(block: 1, share: 0.25, step: 0)])
  }

  @Test func `is said before the news that its page does not turn by itself`() {
    var sample = Sample(page: "B") { $0.pages[1].autoAdvance = 5 }
    let first = sample.ask(scroll(0.25), at: 1)
    #expect(
      first.events == [.scroll(block: 1, share: 0.25), .autoAdvance(.init(on: true, due: nil))]
    )
    #expect(sample.session.nextDeadline == nil)
  }

  @Test mutating func `who loses every motion knows it once it rests`() {
    var follower = Follower(
      revision: sample.session.revision,
      snapshot: sample.session.snapshot(now: 0),
      manifest: sample.session.manifest
    )
    for (index, block) in [1, 2, 1, 3, 3].enumerated() {
      sample.ask(scroll(0.2 * Double(index), block: block), at: 1 + 0.01 * Double(index))
    }
    sample.tick(2)
    for case .publish(let batch) in sample.actions { _ = follower.apply(batch) }
    #expect(follower.snapshot.scrolls == scrolls(2))
    #expect(scrolls(2).map(\.block) == [2, 1, 3])
  }

  @Test mutating func `stays through steps, and ends with the page`() {
    sample.ask(scroll(0.25), at: 1)
    sample.ask(.advance(.init(to: .next)), at: 2)
    #expect(scrolls(2).count == 1)
    sample.ask(scroll(0.5), at: 3)
    #expect(scrolls(3) == [Scroll(block: 1, share: 0.5, step: 1)])
    sample.ask(.goTo(.init(page: "C")), at: 4)
    #expect(scrolls(4.1).count == 1)
    sample.tick(5)
    #expect(scrolls(5).isEmpty)
    sample.ask(.goTo(.init(page: "B")), at: 6)
    sample.tick(7)
    #expect(scrolls(7).isEmpty)
  }

  @Test mutating func `ends with a page that goes before it was said`() {
    sample.ask(scroll(0.25), at: 1)
    let jump = sample.ask(.goTo(.init(page: "C", animated: false)), at: 1.1)
    #expect(!jump.events.contains(.scroll(block: 1, share: 0.25)))
    #expect(sample.tick(2).isEmpty)
  }

  @Test(arguments: [-0.01, 1.01, .nan, .infinity])
  mutating func `of a share that is none is refused`(share: Double) {
    #expect(sample.ask(scroll(share), at: 1).refusals == ["outOfRange"])
    #expect(scrolls(1).isEmpty)
  }

  @Test(arguments: [-1, 1_000, .max, .min])
  mutating func `of a block that no page has is refused`(block: Int) {
    #expect(sample.ask(scroll(0.5, block: block), at: 1).refusals == ["outOfRange"])
  }

  @Test mutating func `of another page is stale`() {
    #expect(sample.ask(scroll(0.5, page: "A"), at: 1).refusals == ["stale"])
    #expect(sample.ask(scroll(0.5, page: "nowhere"), at: 1).refusals == ["stale"])
  }

  @Test mutating func `is refused in silence where no answer is asked for`() {
    let actions = sample.session.handle(
      scroll(0.5, page: "A"),
      req: nil,
      from: Sample.phone,
      now: 1
    )
    #expect(actions.isEmpty)
  }

  @Test mutating func `is refused where pages may not be turned`() {
    sample.ask(.lock(true), at: 1)
    #expect(sample.ask(scroll(0.5), at: 2).refusals == ["locked"])
    sample.ask(.lock(false), at: 3)
    sample.ask(.driverMode(.exclusive), at: 3)
    #expect(sample.ask(scroll(0.5), of: Sample.phone, at: 4).refusals == ["notDriver"])
    #expect(sample.ask(scroll(0.5), at: 4).answers.count == 1)
  }

  @Test mutating func `is remembered of the newest blocks`() {
    for block in 0..<40 { sample.ask(scroll(0.5, block: block), at: 1) }
    #expect(scrolls(1).map(\.block) == Array(24..<40))
  }
}
