import Pager
import Testing

/// Two tabs, "home" of five pages and "my" of two; a presenter `a`.
@Suite("Tabs")
struct TabsTests {
  private var tabs = Tabs(
    [
      Tabs.Tab(id: "home", pager: pager(["A", "B", "C", "D", "E"])),
      Tabs.Tab(id: "my", pager: pager(["X", "Y"])),
    ],
    skins: ["day", "night"]
  )

  @Test mutating func `a tab that is selected again is on the page where it was left`() {
    act("home", goTo("C", "1", animated: false))
    #expect(select("my") == [.tabChanged(old: "home", new: "my")])
    #expect(select("home") == [.tabChanged(old: "my", new: "home")])
    #expect(page("home") == "C")
  }

  @Test mutating func `a drag on a tab that is left is cancelled, and never commits later`() {
    drag(-300)
    let events = select("my", at: 0.2)
    #expect(pagerKinds(events).first == .dragCancelled(gid: "1", reason: .superseded))
    #expect(events.last == .tabChanged(old: "home", new: "my"))
    act("home", .dragEnd(gid: "1", translation: -300, velocity: -2000), at: 0.3)
    _ = tabs.handle(.tick, now: 10)
    #expect(page("home") == "A")
    #expect(tabs.pager(of: "home")?.phase == .idle)
  }

  @Test mutating func `what a tab that is left had decided is done at once`() {
    act("home", goTo("C", "1", animated: true))
    let events = select("my", at: 0.1)
    #expect(page("home") == "C")
    #expect(pagerKinds(events).contains(.completion(req: "1", finished: false, reached: true)))
    #expect(tabs.nextDeadline == nil)
  }

  @Test mutating func `a bounce and a scrub end when their tab is left`() {
    drag(200)
    act("home", .dragEnd(gid: "1", translation: 200, velocity: 0), at: 0.2)
    #expect(pagerKinds(select("my", at: 0.21)) == [.rest])
    _ = select("home", at: 0.3)
    act("home", .scrubBegin("a"), at: 0.4)
    #expect(pagerKinds(select("my", at: 0.5)) == [.scrubEnded])
  }

  @Test mutating func `a tab that is shown is only reselected`() {
    act("home", goTo("C", "1", animated: true))
    #expect(select("home", at: 0.1) == [.tabReselected("home")])
    #expect(tabs.pager(of: "home")?.phase == .settling)
  }

  @Test(arguments: [
    Pager.Input.dragBegin(Pager.Touch(presenter: "a", gid: "9", extent: 400)), .scrubBegin("a"),
  ])
  mutating func `a touch on a pager that is not shown is rejected`(_ touch: Pager.Input) {
    #expect(act("my", touch) == [.rejected(req: nil, reason: .hidden)])
  }

  @Test mutating func `a request to a pager that is not shown is done without an animation`() {
    let events = pagerKinds(act("my", goTo("Y", "1", animated: true)))
    #expect(events.last == .completion(req: "1", finished: true, reached: true))
    #expect(page("my") == "Y")
    #expect(tabs.nextDeadline == nil)
  }

  @Test mutating func `a tap on the page control of a pager that is not shown moves it at once`() {
    let tap = Pager.Input.controlTap(Pager.Ask("1", by: .participant("a")), side: .right)
    let events = pagerKinds(act("my", tap))
    #expect(events.contains(.completion(req: "1", finished: false, reached: true)))
    #expect(tabs.nextDeadline == nil)
  }

  @Test mutating func `a deadline that is due comes first, at its own time`() {
    act("home", goTo("B", "1", animated: true))
    #expect(tabs.nextDeadline == 0.35)
    let events = tabs.handle(.setSkin("night"), now: 1)
    #expect(events.first?.at == 0.35)
    #expect(events.last?.at == 1)
    #expect(events.last?.kind == .skinChanged("night"))
    #expect(zip(events, events.dropFirst()).allSatisfy { $1.seq == $0.seq + 1 })
  }

  @Test func `of the deadlines of several pagers the earliest comes first`() {
    var tabs = Tabs(
      [("home", 10.0), ("my", 3.0), ("third", 7.0)].map { id, grace in
        var configuration = Pager.Configuration()
        configuration.driverMode = .exclusive
        configuration.driverGrace = grace
        let pager = Pager(
          pages: ["A"],
          configuration: configuration,
          roles: ["a": .presenter],
          driver: "a"
        )
        return Tabs.Tab(id: id, pager: pager)
      }
    )
    _ = tabs.handle(.everywhere(.presenterLeft("a")), now: 0)
    #expect(tabs.nextDeadline == 3)
    #expect(tabs.handle(.tick, now: 20).map(\.at) == [3, 7, 10])
  }

  @Test mutating func `what concerns all pagers reaches them all`() {
    _ = tabs.handle(.everywhere(.lock(true)), now: 0)
    #expect(tabs.snapshot.pagers.values.filter(\.isLocked).count == 2)
    tabs.assign(["b": .presenter])
    _ = tabs.handle(.everywhere(.lock(false)), now: 0)
    let touch = Pager.Touch(presenter: "a", gid: "1", extent: 400)
    let events = act("home", .dragBegin(touch))
    #expect(pagerKinds(events) == [.rejected(req: nil, reason: .notPresenter)])
  }

  @Test mutating func `a page that the host forbids in a tab is not shown there`() {
    tabs.forbid([Pager.Veto(to: "B")], in: "home")
    let events = pagerKinds(act("home", goTo("B", "1", animated: true)))
    #expect(events == [.rejected(req: "1", reason: .vetoed)])
  }

  // MARK: - Private

  private static func pager(_ pages: [Pager.PageID]) -> Pager {
    Pager(pages: pages, roles: ["a": .presenter])
  }

  private func page(_ tab: Tabs.ID) -> Pager.PageID? { tabs.pager(of: tab)?.current }

  private func goTo(
    _ page: Pager.PageID,
    _ req: Pager.RequestID,
    animated: Bool
  ) -> Pager.Input {
    .goTo(Pager.Ask(req, by: .participant("a")), target: .page(page), animated: animated)
  }

  /// A finger that has pulled the home tab's pager by some pixels of 400.
  private mutating func drag(_ translation: Double) {
    act("home", .dragBegin(Pager.Touch(presenter: "a", gid: "1", extent: 400)))
    act("home", .dragMove(gid: "1", translation: translation), at: 0.1)
  }

  private mutating func select(_ tab: Tabs.ID, at time: Double = 0) -> [Tabs.Event.Kind] {
    tabs.handle(.select(tab), now: time).map(\.kind)
  }

  @discardableResult
  private mutating func act(
    _ tab: Tabs.ID,
    _ input: Pager.Input,
    at time: Double = 0
  ) -> [Tabs.Event.Kind] {
    tabs.handle(.pager(tab, input), now: time).map(\.kind)
  }

  private func pagerKinds(_ events: [Tabs.Event.Kind]) -> [Pager.Event.Kind] {
    events.compactMap { kind in
      if case .pager(_, let event) = kind { event.kind } else { nil }
    }
  }
}
