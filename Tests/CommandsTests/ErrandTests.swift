import Pager
import Messages
import Session
import Testing
import WebSockets

@testable import Commands

@Suite("Errand")
struct ErrandTests {
  private func errand(_ move: Move, token: String? = "t") -> Errand {
    Errand(.move(move), token: token, now: 0)
  }

  /// Brings an errand to its first request, and gives what it sends then.
  private func start(_ errand: inout Errand, _ whole: Whole = Talk.whole()) -> [Errand.Action] {
    #expect(
      errand.received(.welcome(whole), now: 1) == [
        .send(.authenticate(req: "enter", token: "t"))
      ]
    )
    return errand.received(.role(RoleGranted(req: "enter", role: .presenter)), now: 1)
  }

  static let requests: [(Move, Manifest.Direction, Intent)] = [
    (.advance(.next), .leftToRight, .advance(.init(to: .next))),
    (.advance(.previous), .rightToLeft, .advance(.init(to: .previous))),
    (.goTo(3), .leftToRight, .goTo(.init(number: 3))),
    (.tap(.next), .leftToRight, .tap(side: .right, expect: nil)),
    (.tap(.previous), .leftToRight, .tap(side: .left, expect: nil)),
    (.tap(.next), .rightToLeft, .tap(side: .left, expect: nil)),
    (.tap(.previous), .rightToLeft, .tap(side: .right, expect: nil)),
  ]

  @Test(arguments: requests)
  func `a verb asks once, after its token`(
    _ move: Move,
    _ direction: Manifest.Direction,
    _ intent: Intent
  ) {
    var errand = errand(move)
    let actions = start(&errand, Talk.whole(direction: direction))
    #expect(actions == [.send(.intent(req: "move", intent))])
  }

  static let changes: [(Change, Intent, String)] = [
    (.autoAdvance(true), .autoAdvance(true), "pages turn by themselves"),
    (.autoAdvance(false), .autoAdvance(false), "pages wait"),
    (.lock(true), .lock(true), "locked"), (.lock(false), .lock(false), "unlocked"),
    (.style(.fade), .style(.fade), "style fade"),
    (.axis(.vertical), .axis(.vertical), "axis vertical"),
    (.skin("dark"), .skin("dark"), "skin dark"),
    (.bar(.number, isHidden: true), .chrome(.number, hidden: true), "number hidden"),
    (.bar(.number, isHidden: false), .chrome(.number, hidden: false), "number shown"),
  ]

  @Test(arguments: changes)
  func `a change is asked for once, and told when it is answered`(
    _ change: Change,
    _ intent: Intent,
    _ words: String
  ) {
    var errand = Errand(.change(change), token: "t", now: 0)
    #expect(start(&errand) == [.send(.intent(req: "change", intent))])
    #expect(errand.received(Talk.answer("change"), now: 2) == [.finish(.done(words))])
  }

  @Test func `without a token it asks all the same, and the server decides`() {
    var errand = errand(.advance(.next), token: nil)
    let actions = errand.received(.welcome(Talk.whole()), now: 1)
    #expect(actions == [.send(.intent(req: "move", .advance(.init(to: .next))))])
  }

  @Test func `the answer tells the page that was reached`() {
    var errand = errand(.advance(.next))
    _ = start(&errand)
    #expect(errand.received(Talk.end(completed: true), now: 1.3) == [])
    #expect(
      errand.received(Talk.answer("move", step: 1), now: 1.3) == [
        .finish(.done("2 / 3  Arriving  (step 1 of 2)"))
      ]
    )
    #expect(errand.nextDeadline == nil)
  }

  @Test func `a request that someone overtook is not done`() {
    var errand = errand(.goTo(2))
    _ = start(&errand)
    #expect(
      errand.received(Talk.answer("move", reached: false, page: "leaving"), now: 2) == [
        .finish(.refused("someone else turned the page; now on 1 / 3  Leaving"))
      ]
    )
  }

  @Test func `an answer to something else is ignored`() {
    var errand = errand(.goTo(2))
    _ = start(&errand)
    #expect(errand.received(Talk.answer("other"), now: 2) == [])
  }

  @Test(arguments: [
    ("noPage", "there is no page that way"), ("outOfRange", "the deck has 3 pages"),
    ("locked", "the session is locked"), ("brandNew", "the session did not take it"),
  ])
  func `a refusal is told with its reason`(_ reason: String, _ sentence: String) {
    var errand = errand(.advance(.next))
    _ = start(&errand, Talk.whole(page: "map"))
    #expect(
      errand.received(.refusal(Refusal(req: "move", reason: reason)), now: 2) == [
        .finish(.refused("refused: \(sentence) (\(reason)); now on 3 / 3  Map[31m"))
      ]
    )
  }

  @Test(arguments: [
    (CloseCode.notAllowed, ExitCode.refused), (.version, .failed), (.goingAway, .failed),
    (.lost, .failed), (.overload, .failed),
  ])
  func `a connection that ends ends the errand`(_ code: CloseCode, _ exit: ExitCode) throws {
    var errand = errand(.advance(.next))
    _ = errand.received(.welcome(Talk.whole()), now: 1)
    let actions = errand.closed(code, "over\u{7}")
    guard case .finish(let outcome) = try #require(actions.first) else { return }
    #expect(outcome.code == exit)
    #expect(!outcome.text.contains("\u{7}"))
    #expect(errand.closed(code, "") == [])
  }

  @Test func `silence is no answer, at every stage`() {
    let silence = Errand.Action.finish(.noAnswer("the server did not answer within 5 s"))
    var waiting = errand(.advance(.next))
    #expect(waiting.tick(now: 4.9) == [])
    #expect(waiting.tick(now: 5) == [silence])

    var asked = errand(.advance(.next))
    _ = start(&asked)
    #expect(asked.nextDeadline == 6)
    #expect(asked.tick(now: 6) == [silence])
    #expect(asked.tick(now: 7) == [])
  }

  @Test func `a greeting of another version ends it`() {
    var errand = errand(.advance(.next))
    let actions = errand.received(.welcome(Talk.whole(protocol: "lectern.v9")), now: 1)
    #expect(actions == [.finish(.closed(.version, ""))])
  }

  @Test func `bytes that can't be read matter only as a greeting`() {
    var errand = errand(.advance(.next))
    _ = start(&errand)
    #expect(errand.received(Array("{\"type\":\"firework\"}".utf8), now: 1) == [])
    var other = self.errand(.advance(.next))
    #expect(other.received(Array("{".utf8), now: 1) == [.finish(.closed(.version, ""))])
  }

  @Test func `a deck without pages stands nowhere`() {
    var errand = errand(.advance(.next))
    _ = start(&errand, Talk.whole(page: nil))
    #expect(
      errand.received(.refusal(Refusal(req: "move", reason: "empty")), now: 2) == [
        .finish(.refused("refused: the deck has no pages (empty); now on no page"))
      ]
    )
  }
}
