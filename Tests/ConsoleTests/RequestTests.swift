import Console
import Messages
import Screen
import Session
import Testing
import WebSockets

@Suite("Requests")
struct RequestTests {
  /// The pages that requests expected to build on.
  private func expectations(_ stand: Stand) -> [String?] {
    stand.intents.map { intent in
      switch intent {
      case .advance(let advance): advance.expect
      case .goTo(let goTo): goTo.expect
      case .tap(_, let expect): expect
      default: nil
      }
    }
  }

  @Test func `quick presses expect the page where the earlier ones land`() {
    var stand = Stand.entered()
    for _ in 0..<4 { stand.press(.pageDown) }
    #expect(expectations(stand) == ["arriving", "arriving", "arriving", "map"])
    for _ in 0..<2 { stand.press(.pageUp) }
    #expect(expectations(stand).suffix(2) == ["map", "arriving"])
  }

  @Test func `whole pages back show all steps, and forward none`() {
    var stand = Stand.entered(page: "map")
    stand.type("[")
    stand.press(.pageDown)
    stand.press(.pageUp)
    stand.press(.pageUp)
    stand.press(.pageUp)
    stand.press(.pageUp)
    #expect(
      expectations(stand) == ["map", "arriving", "map", "arriving", "arriving", "arriving"]
    )
  }

  @Test func `after going to a page, that is the page to build on`() {
    var stand = Stand.entered()
    stand.type("1G")
    stand.press(.pageDown)
    #expect(expectations(stand) == [nil, "leaving"])
  }

  @Test func `a transition that will complete is built upon, one that is dragged isn't`() {
    var stand = Stand.entered()
    stand.tell(.opening(1, to: "map"))
    stand.press(.pageDown)
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: "busy")))
    stand.tell(.settling(1, at: 800))
    stand.press(.pageDown)
    #expect(expectations(stand) == ["arriving", "map"])
  }

  @Test func `what was refused leaves the later ones in doubt: the session itself counts again`() {
    var stand = Stand.entered(step: 2)
    stand.press(.pageDown)
    let first = stand.lastRequest
    stand.press(.pageUp)
    stand.say(.refusal(Refusal(req: first, reason: "stale")))
    stand.press(.pageDown)
    #expect(expectations(stand) == ["arriving", "map", "arriving"])
  }

  @Test func `a held key never runs far ahead of the answers`() {
    var stand = Stand.entered()
    for _ in 0..<100 { stand.press(.right) }
    #expect(stand.intents.count == 8)
    stand.say(.answer(Answer(req: "c2", finished: true, reached: true, page: "arriving", step: 1)))
    stand.press(.right)
    stand.press(.right)
    #expect(stand.intents.count == 9)
  }

  @Test(arguments: [
    (Key.pageDown, "noPage", "This is the last page."),
    (.pageUp, "noPage", "This is the first page."),
    (.pageDown, "stale", "The page had just been turned by someone else"),
    (.pageDown, "locked", "Turning pages is locked."),
    (.pageDown, "busy", "A page is being dragged"),
    (.pageDown, "notPresenter", "Without the presenter's token this console only looks on."),
    (.pageDown, "somethingNew", "Not done: somethingNew."),
    (.end, "outOfRange", "There is no page 3: the deck has 3 pages."),
  ])
  func `a refusal is told in words, for a while`(key: Key, reason: String, words: String) {
    var stand = Stand.entered()
    stand.press(key)
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: reason)))
    #expect(stand.lines[23].hasPrefix("  " + words))
    stand.now += 4
    stand.tick()
    #expect(stand.lines[23].hasPrefix("  → next"))
  }

  @Test func `nothing is sent where nobody listens, and that is told`() {
    var stand = Stand.entered()
    stand.close(.lost)
    stand.press(.pageDown)
    #expect(stand.intents.isEmpty)
    #expect(stand.lines[23] == "  Not connected: nothing was sent.")
  }
}
