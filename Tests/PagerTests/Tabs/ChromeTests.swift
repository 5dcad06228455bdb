import Pager
import Testing

@Suite("Skins and chrome")
struct ChromeTests {
  private var tabs = Tabs(
    [Tabs.Tab(id: "home", pager: Pager(pages: ["A", "B"], roles: ["a": .presenter]))],
    skins: ["day", "night"]
  )

  @Test mutating func `a skin that changes in a drag is no event of the pager`() {
    let touch = Pager.Touch(presenter: "a", gid: "1", extent: 400)
    _ = tabs.handle(.pager("home", .dragBegin(touch)), now: 0)
    _ = tabs.handle(.pager("home", .dragMove(gid: "1", translation: -100)), now: 0.1)
    let before = tabs.pager(of: "home")
    #expect(tabs.handle(.setSkin("night"), now: 0.2).map(\.kind) == [.skinChanged("night")])
    #expect(tabs.pager(of: "home") == before)
    #expect(tabs.handle(.setSkin("night"), now: 0.2).isEmpty)
  }

  @Test mutating func `an unknown skin is rejected, and the old one kept`() {
    let events = tabs.handle(.setSkin("dusk"), now: 0).map(\.kind)
    #expect(events == [.rejected(req: nil, reason: .unknownSkin)])
    #expect(tabs.skin == "day")
  }

  @Test mutating func `a page that changes leaves a hidden navigation bar hidden`() {
    let events = tabs.handle(.setChrome(.navigationBar, isHidden: true), now: 0).map(\.kind)
    #expect(events == [.chromeChanged(.navigationBar, isHidden: true)])
    let ask = Pager.Ask("1", by: .system)
    _ = tabs.handle(.pager("home", .goTo(ask, target: .page("B"), animated: false)), now: 1)
    #expect(tabs.pager(of: "home")?.current == "B")
    #expect(tabs.hiddenBars == [.navigationBar])
    #expect(tabs.handle(.setChrome(.navigationBar, isHidden: true), now: 2).isEmpty)
  }

  @Test func `the skin at the start must exist, else it is the first one`() {
    #expect(Tabs(skins: ["day", "night"], skin: "night").skin == "night")
    #expect(Tabs(skins: ["day", "night"], skin: "dusk").skin == "day")
    #expect(Tabs().skin == nil)
  }
}
