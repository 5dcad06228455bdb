import Pager
import PagerProof
import TestSupport
import Testing

@Suite("Walks of the tabs")
struct TabsWalkTests {
  @Test(arguments: UInt64(0)..<64)
  func `a random walk keeps the rules`(_ seed: UInt64) {
    var walk = TabsWalk(seed: seed)
    for step in 0..<300 {
      guard let objection = walk.go(step) else { continue }
      Issue.record("step \(step), \(objection)")
      return
    }
  }

  @Test func `every sequence of three inputs keeps the rules`() {
    var judge = TabsJudge(TabsWalk.tabs(["home", "my"]))
    var inputs = 0
    let objection = exhaust(&judge, depth: 3, now: 0, &inputs)
    print("tabs: \(inputs) inputs judged in all sequences of 3")
    #expect(objection == nil)
  }

  private func exhaust(
    _ judge: inout TabsJudge,
    depth: Int,
    now: Double,
    _ inputs: inout Int
  ) -> String? {
    guard depth > 0 else { return nil }
    let times = judge.tabs.nextDeadline.map { [(now + $0) / 2, $0] } ?? [now]
    for time in times {
      for (letter, input) in TabsWalk.alphabet("\(depth)").enumerated() {
        var next = judge
        inputs += 1
        if let objection = next.handle(input, now: time) { return "\(letter): \(objection)" }
        guard next.tabs != judge.tabs else { continue }
        if let objection = exhaust(&next, depth: depth - 1, now: time, &inputs) {
          return "\(letter), \(objection)"
        }
      }
    }
    return nil
  }
}

/// One way through all kinds of input, by chance.
struct TabsWalk {
  private var dice: SplitMix64
  private var judge = TabsJudge(TabsWalk.tabs(["home", "my"]))
  private var now = 0.0

  init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
  }

  /// - Returns: the objection to what came of the next input.
  mutating func go(_ step: Int) -> String? {
    now += dice.pick([0, 0.02, 0.1, 0.4])
    let gid = "\(Int.random(in: max(0, step - 3)...step, using: &dice))"
    let input = dice.pick(Self.alphabet(gid, request: "\(step)"))
    return judge.handle(input, now: now).map { "\(input): \($0)" }
  }

  static func tabs(_ ids: [Tabs.ID]) -> Tabs {
    Tabs(list(ids), skins: ["day", "night"])
  }

  static func list(_ ids: [Tabs.ID]) -> [Tabs.Tab] {
    ids.map { Tabs.Tab(id: $0, pager: Pager(pages: ["A", "B", "C"], roles: ["a": .presenter])) }
  }

  /// One of each kind, for one gesture and one request.
  static func alphabet(_ gid: String, request: String? = nil) -> [Tabs.Input] {
    let ask = Pager.Ask(request ?? gid, by: .participant("a"))
    let touch = Pager.Touch(presenter: "a", gid: gid, extent: 400)
    return [
      .tick, .select("home"), .select("my"), .select("third"), .edit(list(["my", "third"])),
      .edit(list(["home", "my"])), .edit([]), .setSkin("day"), .setSkin("night"), .setSkin("dusk"),
      .setChrome(.tabBar, isHidden: true), .setChrome(.navigationBar, isHidden: false),
      .everywhere(.modal(true)), .everywhere(.modal(false)), .pager("home", .dragBegin(touch)),
      .pager("home", .dragMove(gid: gid, translation: -150)),
      .pager("home", .dragEnd(gid: gid, translation: -250, velocity: 0)),
      .pager("home", .dragEnd(gid: gid, translation: 90, velocity: 0)),
      .pager("home", .scrubBegin("a")), .pager("home", .scrubTo("a", index: 2)),
      .pager("home", .step(ask, to: .forward)), .pager("my", .goTo(ask, target: .page("C"))),
      .pager("my", .dragBegin(touch)), .pager("my", .autoplay(ask.req)),
      .pager("third", .controlTap(ask, side: .left)), .pager("third", .edit(["P"])),
    ]
  }
}
