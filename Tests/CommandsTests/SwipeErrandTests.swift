import Pager
import Messages
import Session
import Testing

@testable import Commands

@Suite("Errand of a swipe")
struct SwipeErrandTests {
  /// Runs the deadlines of an errand until the finger is up; gives what was sent, and when that was.
  private func release(
    _ errand: inout Errand,
    _ whole: Whole = Talk.whole()
  ) throws -> (sent: [ClientMessage], now: Double) {
    var now = 1.0
    var actions = errand.received(.welcome(whole), now: now)
    var sent: [ClientMessage] = []
    while true {
      for case .send(let message) in actions { sent.append(message) }
      if case .intent("end", _) = sent.last { return (sent, now) }
      now = try #require(errand.nextDeadline)
      actions = errand.tick(now: now)
    }
  }

  private func errand(_ change: (inout Swipe) -> Void = { _ in }) -> Errand {
    var swipe = Swipe(.next)
    change(&swipe)
    return Errand(.move(.swipe(swipe)), token: nil, now: 0)
  }

  @Test func `a swipe is a touch, positions sixty times a second, and a release`() throws {
    var errand = errand {
      $0.distance = 0.6
      $0.velocity = 0.5
    }
    let (sent, now) = try release(&errand)
    let begin = Intent.DragBegin(gid: "swipe", extent: 1, axisVector: [-1, 0])
    #expect(sent.first == .intent(req: "begin", .dragBegin(begin)))
    #expect(
      sent.last == .intent(req: "end", .dragEnd(gid: "swipe", translation: -0.6, velocity: -0.5))
    )
    let positions = sent.dropFirst().dropLast().compactMap { message -> Double? in
      if case .intent(nil, .dragMove("swipe", let translation)) = message {
        translation
      } else {
        nil
      }
    }
    #expect(positions.count == sent.count - 2)
    #expect(positions.count >= 20)
    #expect(positions == positions.sorted(by: >))
    #expect(positions.last == -0.6)
    #expect(abs(now - 1 - Double(positions.count + 1) / 60) < 1e-9)
  }

  @Test(arguments: [
    (Way.next, Manifest.Direction.leftToRight, -1.0), (.previous, .leftToRight, 1),
    (.next, .rightToLeft, 1), (.previous, .rightToLeft, -1),
  ])
  func `the finger goes where the deck's direction says`(
    _ way: Way,
    _ direction: Manifest.Direction,
    _ sign: Double
  ) {
    var swipe = Swipe(way)
    swipe.velocity = 2
    let gesture = Gesture(swipe, .init(direction: direction))
    #expect(gesture.translations.last == sign * 0.6)
    #expect(gesture.velocity == sign * 2)
  }

  @Test(arguments: [Manifest.Direction.leftToRight, .rightToLeft])
  func `pages that lie below each other are swiped upwards`(_ direction: Manifest.Direction) throws
  {
    var errand = errand()
    let sent = try release(&errand, Talk.whole(direction: direction, axis: .vertical)).sent
    let begin = Intent.DragBegin(gid: "swipe", extent: 1, axisVector: [0, -1])
    #expect(sent.first == .intent(req: "begin", .dragBegin(begin)))
    #expect(
      sent.last == .intent(req: "end", .dragEnd(gid: "swipe", translation: -0.6, velocity: 0))
    )
  }

  @Test(arguments: [(0.0, 10), (0.5, 30), (10, 600)])
  func `a swipe lasts as long as it is told, and has ten positions at least`(
    _ duration: Double,
    _ count: Int
  ) {
    var swipe = Swipe(.next)
    swipe.duration = duration
    #expect(Gesture(swipe, .init()).translations.count == count)
  }

  @Test(arguments: [(0.0, 0.0), (0.01, 50), (4, 0), (4, 50), (0.6, -50)])
  func `a swipe lasts a third of a second to one second`(_ distance: Double, _ velocity: Double) {
    var swipe = Swipe(.next)
    (swipe.distance, swipe.velocity) = (distance, velocity)
    let count = Gesture(swipe, .init()).translations.count
    #expect((20...60).contains(count))
  }

  @Test func `a touch that is taken away is cancelled`() throws {
    var errand = errand { $0.isCancelled = true }
    let sent = try release(&errand).sent
    #expect(sent.last == .intent(req: "end", .dragCancel(gid: "swipe")))
  }

  @Test(arguments: [true, false])
  func `the page is told when it is at rest, whichever it is`(_ answersFirst: Bool) throws {
    var errand = errand()
    let now = try release(&errand).now
    #expect(errand.received(Talk.opening, now: now) == [])
    var words = [Talk.answer("end"), Talk.end(completed: true)]
    if !answersFirst { words.reverse() }
    #expect(errand.received(words[0], now: now) == [])
    #expect(
      errand.received(words[1], now: now + 0.3) == [
        .finish(.done("2 / 3  Arriving  (step 0 of 2)"))
      ]
    )
  }

  @Test func `a page that comes back is done as well`() throws {
    var errand = errand { $0.distance = 0.2 }
    let now = try release(&errand).now
    _ = errand.received(Talk.opening, now: now)
    _ = errand.received(Talk.answer("end"), now: now)
    #expect(errand.nextDeadline == now + Errand.patience)
    #expect(
      errand.received(Talk.end(completed: false), now: now + 0.3) == [
        .finish(.done("1 / 3  Leaving"))
      ]
    )
  }

  @Test func `a pull at the end of the deck ends at rest`() throws {
    var errand = errand()
    let now = try release(&errand, Talk.whole(page: "leaving")).now
    _ = errand.received(Talk.answer("end"), now: now)
    _ = errand.received(Talk.batch(.bounce(Bounce(p0: 0.1, start: 1, duration: 0.25))), now: now)
    #expect(errand.tick(now: now + Errand.stillness) == [])
    #expect(
      errand.received(Talk.batch(.rest), now: now + 0.25) == [.finish(.done("1 / 3  Leaving"))]
    )
  }

  @Test func `a page that never moved is at rest soon`() throws {
    var errand = errand { $0.distance = 0 }
    let now = try release(&errand).now
    _ = errand.received(Talk.answer("end"), now: now)
    #expect(errand.nextDeadline == now + Errand.stillness)
    #expect(errand.tick(now: now + Errand.stillness) == [.finish(.done("1 / 3  Leaving"))])
  }

  @Test func `a page that never comes to rest is no answer`() throws {
    var errand = errand()
    let now = try release(&errand).now
    _ = errand.received(Talk.opening, now: now)
    _ = errand.received(Talk.answer("end"), now: now)
    #expect(
      errand.tick(now: now + Errand.patience) == [
        .finish(.noAnswer("the server did not answer within 5 s"))
      ]
    )
  }

  @Test func `a touch that is refused is not moved on`() {
    var errand = errand()
    _ = errand.received(.welcome(Talk.whole()), now: 1)
    let refusal = ServerMessage.refusal(Refusal(req: "begin", reason: "locked"))
    #expect(
      errand.received(refusal, now: 1.1) == [
        .finish(.refused("refused: the session is locked (locked); now on 1 / 3  Leaving"))
      ]
    )
    #expect(errand.nextDeadline == nil)
    #expect(errand.tick(now: 2) == [])
  }
}
