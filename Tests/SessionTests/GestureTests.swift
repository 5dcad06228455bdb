import Pager
import Session
import Testing

private let next = Intent.advance(Intent.Advance(to: .next))

@Suite("Gestures in a session")
struct GestureTests {
  @Test func `a drag past half commits, and only its end changes the page`() {
    var sample = Sample()
    sample.ask(.dragBegin(Intent.DragBegin(gid: "g", extent: 400)), at: 1)
    let moved = sample.ask(.dragMove(gid: "g", translation: -240), req: nil, at: 1.05)
    #expect(
      moved.contains { if case .move(let motion) = $0 { motion.p == 0.6 } else { false } }
    )
    sample.ask(.dragEnd(gid: "g", translation: -240, velocity: 0), at: 1.1)
    #expect(sample.place(at: 1.2) == "A0")
    #expect(sample.place(at: 2) == "B0")
    #expect(sample.actions.events.first == .dragStarted(gid: "p1:g"))
  }

  @Test func `motion builds on the batch that went before it`() {
    var sample = Sample()
    sample.ask(.dragBegin(Intent.DragBegin(gid: "g", extent: 400)), at: 1)
    let moved = sample.ask(.dragMove(gid: "g", translation: -100), at: 1.05)
    let motions = moved.compactMap { if case .move(let motion) = $0 { motion } else { nil } }
    #expect(motions.map(\.revision) == [sample.session.revision])
  }

  @Test func `an end without a begin is stale`() {
    var sample = Sample()
    let answer = sample.ask(.dragEnd(gid: "g", translation: -300, velocity: 0), at: 1)
    #expect(answer.refusals == ["stale"])
  }

  @Test func `a gesture of someone who leaves is cancelled`() {
    var sample = Sample()
    sample.ask(.dragBegin(Intent.DragBegin(gid: "g", extent: 400)), of: Sample.phone, at: 1)
    sample.ask(.dragMove(gid: "g", translation: -360), of: Sample.phone, at: 1.1)
    let left = sample.session.left(Sample.phone, now: 1.2)
    #expect(left.events.first == .dragCancelled(gid: "p2:g", reason: "ownerLeft"))
    #expect(sample.place(at: 3) == "A0")
  }

  @Test func `a second presenter is refused while the first has a finger down`() {
    var sample = Sample()
    sample.ask(.dragBegin(Intent.DragBegin(gid: "g", extent: 400)), of: Sample.phone, at: 1)
    #expect(sample.ask(next, at: 1.1).refusals == ["busy"])
    let begin = Intent.dragBegin(Intent.DragBegin(gid: "h", extent: 400))
    #expect(sample.ask(begin, at: 1.1).refusals == ["busy"])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `an extent that is none is refused`(extent: Double) {
    var sample = Sample()
    let begin = Intent.dragBegin(Intent.DragBegin(gid: "g", extent: extent))
    #expect(sample.ask(begin, at: 1).refusals == ["geometry"])
  }
}
