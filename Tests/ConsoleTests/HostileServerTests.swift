import Console
import Messages
import Pager
import Screen
import Session
import TestSupport
import Testing

/// Nothing that a server can say brings the console down.
@Suite("Hostile server")
struct HostileServerTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `any numbers and names are borne`(seed: UInt64) {
    var chance = Chance(random: SplitMix64(seed: seed))
    var stand = Stand.entered()
    for _ in 0..<100 {
      stand.say(chance.message(revision: stand.revision))
      for _ in 0..<3 { stand.tell(chance.event()) }
      stand.press([.right, .left, .character("]"), .end, .character("t")][chance.index(5)])
      stand.press(.character(["}", "{", "A"][chance.index(3)]))
      stand.press(.character(chance.index(2) == 0 ? "d" : "u"), .control)
      stand.mouse(.press(.left), column: chance.index(80), row: chance.index(24))
      stand.mouse(.drag(.left), column: chance.index(80), row: chance.index(24))
      #expect(stand.model.nextFrame(after: stand.now).isFinite)
      #expect(stand.screen.size.columns == 80)
    }
  }
}

/// Numbers at the edges, and names that exist or don't.
private struct Chance {
  var random: SplitMix64

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  mutating func integer() -> Int { [.min, -1, 0, 1, 2, 3, 10_000, .max][index(8)] }
  mutating func number() -> Double { [0, -1, 0.3, 1, 800, 1e308, -1e308, 1e-308][index(8)] }
  mutating func name() -> String { ["leaving", "arriving", "map", "nowhere", ""][index(5)] }

  mutating func message(revision: Int) -> ServerMessage {
    switch index(8) {
    case 6: .scroll(ScrollMotion(revision: revision, block: integer(), share: number()))
    case 7: .backstage(backstage())
    case 0: .motion(Motion(revision: revision, tid: index(2) == 0 ? 1 : nil, p: number()))
    case 1: .clock(sent: number(), time: number())
    case 2: .audience(viewers: integer())
    case 3: .drawing(Drawing(done: integer(), total: integer()))
    case 4: .report(Report(severity: name(), line: integer(), text: name()))
    default: .refusal(Refusal(req: "c\(index(50))", reason: name()))
    }
  }

  mutating func event() -> Event {
    switch index(12) {
    case 10: .scroll(block: integer(), share: number())
    case 11: .autoAdvance(.init(on: index(2) == 0, due: number()))
    case 0: .deck(deck())
    case 1: .control(PageControl(count: integer(), currentIndex: integer(), hidden: false))
    case 2: .step(page: name(), step: integer())
    case 3:
      .timer(
        Timer(running: index(2) == 0, since: number(), elapsed: number(), arrived: number())
      )
    case 4: .bounce(Bounce(p0: number(), start: number(), duration: number()))
    case 5: .interrupted(tid: 1, p: number())
    case 6: .opening(1, to: name(), integer(), step: integer())
    case 7: .animation(animation())
    case 8: .changed(to: name())
    default: .ending(1, to: name(), completed: index(2) == 0)
    }
  }

  private mutating func animation() -> Animation {
    Animation(
      tid: 1,
      p0: number(),
      p1: number(),
      start: number(),
      duration: number(),
      curve: Pager.Curve.easeInOut,
      outcome: index(2) == 0 ? .commit : .cancel,
      behind: name()
    )
  }

  private mutating func deck() -> Manifest {
    let pages = (0..<index(4)).map { _ in
      Manifest.Page(
        id: name(),
        title: name(),
        label: name(),
        steps: integer(),
        stack: integer(),
        autoAdvance: number(),
        length: number(),
        kind: .html,
        address: ""
      )
    }
    return Manifest(
      digest: "",
      title: name(),
      aspectRatio: number(),
      direction: .rightToLeft,
      language: nil,
      loop: index(2) == 0,
      pages: pages
    )
  }

  private mutating func backstage() -> Backstage {
    var backstage = Stand.backstage()
    backstage.plan = Plan(total: index(2) == 0 ? number() : nil, pages: [name(): number()])
    return backstage
  }
}
