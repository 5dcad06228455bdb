@testable import Console
import Messages
import Screen
import Session
import Testing
import WebSockets

@Suite("Connection")
struct ConnectionTests {
  @Test func `the welcome is answered by the token`() {
    var stand = Stand()
    #expect(stand.lines[0].contains("○ connecting"))
    stand.say(.welcome(stand.whole()))
    #expect(stand.actions == [.send(.authenticate(req: "c1", token: "secret"))])
    #expect(stand.lines[0].contains("○ entering"))
    stand.say(.role(RoleGranted(req: "c1", role: .presenter)))
    #expect(stand.lines[0].contains("● live"))
  }

  @Test func `another version of the protocol, or none, is refused`() {
    var stand = Stand()
    var whole = stand.whole()
    whole.protocol = "lectern.v9"
    stand.say(.welcome(whole))
    let refused = ConsoleModel.Action.finish(
      .refused("the server speaks another version of the protocol")
    )
    #expect(stand.actions == [refused])
    stand.forget()
    stand.receive(#"{"type":"hello"}"#)
    #expect(stand.actions == [refused])
  }

  @Test func `a message that can't be read later on is left alone`() {
    var stand = Stand.entered()
    stand.receive(#"{"type":"applause","count":3}"#)
    stand.receive("{")
    #expect(stand.actions.isEmpty)
  }

  @Test func `a lost connection is tried again after a wait, and told`() {
    var stand = Stand.entered()
    stand.close(.lost, jitter: 1)
    #expect(stand.lines[0].contains("○ reconnecting"))
    #expect(stand.lines[23] == "  The server is out of reach: next try in 1 s.")
    #expect(stand.model.nextDeadline == 100.25)
    stand.tick()
    #expect(stand.actions.isEmpty)
    stand.now += 0.25
    stand.tick()
    #expect(stand.actions == [.connect])
    stand.notConnected(jitter: 1)
    #expect(stand.model.nextDeadline == 100.75)
    #expect(stand.lines[4].hasSuffix("Breathe."))
  }

  @Test(arguments: [
    (0, 1.0, 0.25), (1, 1.0, 0.5), (2, 0.5, 0.5), (3, 1.0, 2.0), (4, 1.0, 2.5), (1_000, 1.0, 2.5),
    (3, 0.0, 0.0), (-5, 1.0, 0.25),
  ])
  func `waits grow, at random, to a ceiling`(tries: Int, jitter: Double, delay: Double) {
    #expect(BackOff.delay(tries: tries, jitter: jitter) == delay)
  }

  @Test(arguments: [
    CloseCode.protocolError, .tooLarge, .badMessage, .notAllowed, .revoked, .superseded, .version,
  ])
  func `a code that forbids to come back ends the console with its reason`(code: CloseCode) {
    var stand = Stand.entered()
    stand.close(code)
    guard case .finish(.refused(let reason))? = stand.actions.first else {
      Issue.record("\(stand.actions)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test(arguments: [CloseCode.normal, .goingAway, .lost, .slow, .rate, .overload, .internal])
  func `other codes are tried again`(code: CloseCode) {
    var stand = Stand.entered()
    stand.close(code)
    #expect(stand.actions.isEmpty)
    #expect(stand.model.nextDeadline != nil)
  }

  @Test func `asked to come back at once, it does`() {
    var stand = Stand.entered()
    stand.close(.resync)
    #expect(stand.actions == [.connect])
  }

  @Test func `a server that was started anew is believed from its welcome on`() {
    var stand = Stand.entered()
    stand.close(.lost)
    stand.reconnect()
    var whole = stand.whole(page: "map")
    whole.epoch = "another"
    whole.revision = 0
    stand.say(.welcome(whole))
    #expect(stand.lines[11].contains("3 / 3"))
    #expect(!stand.lines[0].contains("viewers"))
    #expect(stand.actions.last == .send(.authenticate(req: "c2", token: "secret")))
  }

  @Test func `a batch that skips one asks for a snapshot, once`() {
    var stand = Stand.entered()
    stand.say(.batch(Batch(revision: 44, at: 800, events: [.locked(true)])))
    stand.say(.batch(Batch(revision: 45, at: 800, events: [.locked(true)])))
    #expect(stand.actions == [.send(.resync)])
    #expect(!stand.lines[0].contains("locked"))
    var whole = stand.whole(page: "map")
    whole.revision = 45
    stand.say(.snapshot(whole))
    #expect(stand.lines[11].contains("3 / 3"))
    stand.say(.batch(Batch(revision: 46, at: 800, events: [.locked(true)])))
    #expect(stand.lines[0].contains("locked"))
  }

  @Test func `a batch that came before is ignored`() {
    var stand = Stand.entered()
    stand.say(.batch(Batch(revision: 41, at: 800, events: [.locked(true)])))
    #expect(stand.actions.isEmpty)
    #expect(!stand.lines[0].contains("locked"))
  }

  @Test func `the session's clock is asked for soon, and then every minute`() {
    var stand = Stand.entered()
    #expect(stand.model.nextDeadline == 101)
    stand.now = 101
    stand.tick()
    #expect(stand.actions == [.send(.clock(sent: 101))])
    #expect(stand.model.nextDeadline == 161)
  }

  @Test func `of the clock's answers the one with the shortest way counts`() {
    var clock = SessionClock()
    clock.told(1_000, now: 100)
    #expect(clock.time(at: 100) == 1_000)
    clock.told(1_000.5, sent: 100, now: 100.2)
    #expect(abs(clock.time(at: 100) - 1_000.4) < 1e-9)
    clock.told(1_003, sent: 100, now: 104)
    #expect(abs(clock.time(at: 100) - 1_000.4) < 1e-9)
    clock.told(1_010, sent: 110, now: 110.02)
    #expect(abs(clock.time(at: 110) - 1_009.99) < 1e-9)
    clock.told(.nan, sent: 1, now: 2)
    #expect(clock.time(at: 110).isFinite)
  }

  @Test func `frames come quickly only while something moves`() {
    var stand = Stand.entered()
    #expect(stand.model.nextFrame(after: 100) == 101)
    stand.tell(.opening(1, to: "map"), .settling(1, at: 800))
    #expect(stand.model.nextFrame(after: 100) < 100.02)
    #expect(stand.model.nextFrame(after: 100.5) > 100.9)
  }
}
