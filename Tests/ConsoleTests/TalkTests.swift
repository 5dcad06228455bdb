@testable import Console
import Messages
import Screen
import Session
import Testing

/// What the console tells of a talk beside its pages: stacks, scrolling, the plan, the time that turns.
@Suite("A talk in the console")
struct TalkTests {
  private static func pages(_ change: (inout [Manifest.Page]) -> Void) -> [Manifest.Page] {
    var pages = Stand.pages
    change(&pages)
    return pages
  }

  private static func planned(total: Double?, _ pages: [String: Double]) -> Stand {
    var stand = Stand.entered()
    var backstage = Stand.backstage()
    backstage.plan = Plan(total: total, pages: pages)
    stand.say(.backstage(backstage))
    return stand
  }

  // MARK: - Stacks

  @Test func `a page of a stack tells its place in it, where there is room`() {
    let pages = Self.pages { pages in
      for index in [1, 2] { pages[index].stack = 1 }
    }
    #expect(Stand.entered(pages: pages).lines[11] == "  2 / 3   step 0 / 2   stack 1 / 2")
    #expect(Stand.entered(page: "leaving", pages: pages).lines[11].contains("stack") == false)
  }

  @Test func `beyond the last stack there is none`() {
    var stand = Stand.entered()
    stand.type("}")
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: "noPage")))
    #expect(stand.lines[23] == "  There is no stack that way.")
  }

  @Test func `in a loop the first page comes after the last`() {
    var stand = Stand.entered(page: "map")
    var deck = stand.whole().deck
    deck.loop = true
    stand.tell(.deck(deck))
    #expect(stand.lines[14] == "  Next  Leaving")
  }

  // MARK: - Scrolling

  @Test func `a press scrolls by half of what is seen, and the next goes on from there`() {
    var stand = Stand.entered(pages: Self.pages { $0[1].length = 3 })
    for key in ["d", "d", "u"] as [Character] { stand.press(.character(key), .control) }
    let scrolls = stand.intents.compactMap { intent -> Intent.Scroll? in
      if case .scroll(let scroll) = intent { scroll } else { nil }
    }
    #expect(scrolls.map(\.share) == [0.25, 0.5, 0.25])
    #expect(scrolls.allSatisfy { $0.page == "arriving" && $0.block == 0 })
  }

  @Test func `it goes on with the block that was scrolled last, from where it is`() {
    var stand = Stand.entered(pages: Self.pages { $0[1].length = 3 })
    stand.tell(.scroll(block: 2, share: 0.5))
    stand.say(.scroll(ScrollMotion(revision: stand.revision, block: 2, share: 0.625)))
    stand.press(.character("d"), .control)
    let scroll = Intent.Scroll(page: "arriving", block: 2, share: 0.875)
    #expect(stand.intents == [.scroll(scroll)])
    #expect(stand.lines[11].contains("↓ 63 %"))
  }

  @Test func `it stops at both ends`() {
    var stand = Stand.entered(pages: Self.pages { $0[1].length = 1.1 })
    for key in ["d", "d", "u", "u"] as [Character] { stand.press(.character(key), .control) }
    let shares = stand.intents.compactMap { intent -> Double? in
      if case .scroll(let scroll) = intent { scroll.share } else { nil }
    }
    #expect(shares == [1, 1, 0, 0])
  }

  @Test func `what was meant for a page that has gone goes without a word`() {
    var stand = Stand.entered()
    stand.press(.character("d"), .control)
    stand.say(.refusal(Refusal(req: stand.lastRequest, reason: "stale")))
    #expect(stand.lines[23].hasPrefix("  → next"))
  }

  // MARK: - The plan

  @Test func `the time is told against the plan, of the talk and of the page`() {
    let stand = Self.planned(total: 1_200, ["arriving": 240])
    #expect(stand.lines[21] == "  of 20:00  page 3:05 of 4:00")
    #expect(stand.screen[2, 18].style == Theme.accent)
  }

  @Test func `what its pages take together is the plan of a talk that has none`() {
    let stand = Self.planned(total: nil, ["leaving": 60, "arriving": 240, "elsewhere": 900])
    #expect(stand.lines[21] == "  of 5:00  page 3:05 of 4:00")
  }

  @Test func `what takes longer than planned changes its colour`() {
    let late = Self.planned(total: 180, ["arriving": 240])
    #expect(late.screen[2, 18].style == Theme.warning)
    #expect(late.screen[14, 21].style == Theme.quiet)
    let slow = Self.planned(total: 1_200, ["arriving": 180])
    #expect(slow.screen[2, 18].style == Theme.accent)
    #expect(slow.screen[14, 21].style == Theme.warning)
  }

  @Test func `the time on a page begins when it comes`() {
    var stand = Self.planned(total: nil, ["map": 60])
    stand.tell(.changed(to: "map"))
    stand.now += 7
    #expect(stand.lines[21].hasSuffix("page 0:07 of 1:00"))
  }

  // MARK: - Pages that turn by themselves

  @Test func `when the page turns is counted down, each second anew`() {
    var stand = Stand.entered(pages: Self.pages { $0[1].autoAdvance = 5 })
    stand.tell(.timer(Timer(running: false, since: 0, elapsed: 0)))
    stand.tell(.autoAdvance(.init(on: true, due: stand.now + Stand.ahead + 4.5)))
    #expect(stand.lines[0].contains("turns in 0:05   212 viewers"))
    #expect(abs(stand.model.nextFrame(after: stand.now) - stand.now - 0.5) < 1e-6)
    stand.now += 0.6
    #expect(stand.lines[0].contains("turns in 0:04"))
  }

  @Test func `A lets pages wait, and turn again`() {
    var stand = Stand.entered(pages: Self.pages { $0[1].autoAdvance = 5 })
    stand.type("AA")
    #expect(stand.intents == [.autoAdvance(false), .autoAdvance(true)])
    stand.tell(.autoAdvance(.init(on: false)))
    #expect(stand.lines[0].contains("pages wait"))
  }

  @Test func `in a deck of which no page turns there is nothing to let`() {
    var stand = Stand.entered()
    stand.type("A")
    #expect(stand.intents.isEmpty)
    #expect(stand.lines[23] == "  No page of this deck turns by itself.")
    #expect(!stand.lines[0].contains("wait"))
  }
}
