import Pager
import Testing

/// Tabs named by letters, each with a pager of one page.
@Suite("List of tabs")
struct TabsListTests {
  /// What becomes of the selected tab when the list is changed.
  struct Row: CustomTestStringConvertible {
    let old: String
    let selected: String
    let new: String
    let shown: String?

    var testDescription: String { "\(old) at \(selected) becomes \(new)" }
  }

  @Test(arguments: [
    Row(old: "abc", selected: "b", new: "ac", shown: "c"),
    Row(old: "abc", selected: "c", new: "ab", shown: "b"),
    Row(old: "abc", selected: "b", new: "xay", shown: "a"),
    Row(old: "abc", selected: "b", new: "xy", shown: "x"),
    Row(old: "abc", selected: "b", new: "", shown: nil),
  ])
  func `when the selected tab goes, the next survivor is shown, else the previous or first`(
    _ row: Row
  ) {
    var tabs = Tabs(tabs(row.old), selected: row.selected)
    let events = tabs.handle(.edit(self.tabs(row.new)), now: 0).map(\.kind)
    #expect(
      Array(events.suffix(2)) == [
        .tabs(row.new.map(String.init)), .tabChanged(old: row.selected, new: row.shown),
      ]
    )
    #expect(tabs.selected == row.shown)
  }

  @Test func `when the selected tab stays, only the list changes`() {
    var tabs = Tabs(tabs("abc"), selected: "b")
    #expect(
      tabs.handle(.edit(self.tabs("bxa")), now: 0).map(\.kind).last == .tabs(["b", "x", "a"])
    )
    #expect(tabs.selected == "b")
    #expect(tabs.handle(.edit(self.tabs("bxa")), now: 1).isEmpty)
  }

  @Test func `a tab that stays goes on with its pager`() {
    var tabs = Tabs(tabs("ab"))
    _ = tabs.handle(.pager("a", .edit(["P"])), now: 0)
    _ = tabs.handle(.edit(self.tabs("ba")), now: 1)
    #expect(tabs.pager(of: "a")?.current == "P")
  }

  @Test func `a pager whose tab goes answers what it was asked`() {
    var tabs = Tabs([Tabs.Tab(id: "a", pager: Pager(pages: ["A", "B"]))])
    let ask = Pager.Ask("1", by: .system)
    _ = tabs.handle(.pager("a", .goTo(ask, target: .page("B"))), now: 0)
    let events = tabs.handle(.edit([]), now: 0.1).map(\.kind)
    #expect(
      events.contains { kind in
        guard case .pager("a", let event) = kind else { return false }
        return event.kind == .completion(req: "1", finished: false, reached: false)
      }
    )
  }

  @Test func `a list that names a tab twice is rejected`() {
    var tabs = Tabs(tabs("ab"))
    let events = tabs.handle(.edit(self.tabs("aba")), now: 0).map(\.kind)
    #expect(events == [.rejected(req: nil, reason: .duplicate)])
    #expect(tabs.snapshot.tabs == ["a", "b"])
  }

  @Test func `the default tab must exist, else the first one is shown`() {
    #expect(Tabs(tabs("ab"), selected: "b").selected == "b")
    #expect(Tabs(tabs("ab"), selected: "z").selected == "a")
    #expect(Tabs().selected == nil)
  }

  @Test func `without tabs nothing can be selected, and the first that come are shown`() {
    var tabs = Tabs()
    #expect(
      tabs.handle(.select("a"), now: 0).map(\.kind) == [.rejected(req: nil, reason: .unknownTab)]
    )
    let events = tabs.handle(.edit(self.tabs("ab")), now: 0).map(\.kind)
    #expect(events == [.tabs(["a", "b"]), .tabChanged(old: nil, new: "a")])
  }

  @Test func `of what goes to a tab that is not there, requests and touches are rejected`() {
    var tabs = Tabs(tabs("a"))
    let touch = Pager.Touch(presenter: "a", gid: "1", extent: 400)
    let rows: [(Pager.Input, [Tabs.Event.Kind])] = [
      (.dragBegin(touch), [.rejected(req: nil, reason: .unknownTab)]),
      (.autoplay("1"), [.rejected(req: "1", reason: .unknownTab)]),
      (.dragMove(gid: "1", translation: 1), []),
    ]
    for (input, expected) in rows {
      #expect(tabs.handle(.pager("z", input), now: 0).map(\.kind) == expected)
    }
  }

  private func tabs(_ letters: String) -> [Tabs.Tab] {
    letters.map { Tabs.Tab(id: String($0), pager: Pager(pages: ["page"])) }
  }
}
