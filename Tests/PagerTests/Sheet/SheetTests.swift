import Pager
import Testing

@Suite("Sheet")
struct SheetTests {
  @Test func `a sheet that is asked for twice comes once`() {
    var sheet = Sheet()
    _ = sheet.handle(.present(wish("1")), now: 0)
    #expect(sheet.handle(.present(wish("1")), now: 0.1).isEmpty)
    _ = sheet.handle(.present(wish("2")), now: 1)
    #expect(sheet.handle(.present(wish("2")), now: 1.1).isEmpty)
    #expect(sheet.snapshot.queued == "2")
  }

  @Test func `the draft starts with the bound value, if it is offered`() {
    var sheet = Sheet(bindings: ["K": "z", "L": "gone"])
    _ = sheet.handle(.present(wish("1", key: "K")), now: 0)
    #expect(sheet.snapshot.draft == "z")
    _ = sheet.handle(.present(wish("2", key: "L")), now: 1)
    _ = sheet.handle(.tick, now: 2)
    #expect(sheet.snapshot.draft == "x")
  }

  @Test func `a sheet that is sent away before it moved is gone at once`() {
    var sheet = Sheet()
    _ = sheet.handle(.present(wish("1")), now: 1)
    let events = sheet.handle(.cancel(nil), now: 1)
    #expect(events.map(\.kind) == [.willDismiss("1", .cancelled), .removed("1", .cancelled)])
  }

  @Test func `without a duration every way ends where it begins`() {
    var configuration = Sheet.Configuration()
    configuration.sheetDuration = 0
    var sheet = Sheet(configuration: configuration)
    let coming = sheet.handle(.present(wish("1")), now: 0)
    #expect(coming.map(\.kind) == [.willPresent("1"), .presented("1")])
    let next = sheet.handle(.present(wish("2")), now: 0)
    #expect(
      next.map(\.kind) == [
        .willDismiss("1", .replaced), .removed("1", .replaced),
        .willPresent("2"), .presented("2"),
      ]
    )
  }

  @Test func `a sheet goes with its owner, and with nobody else`() {
    var sheet = Sheet()
    _ = sheet.handle(.present(wish("1", owner: "a")), now: 0)
    #expect(sheet.handle(.presenterLeft("b"), now: 1).map(\.kind) == [.presented("1")])
    let events = sheet.handle(.presenterLeft("a"), now: 2)
    #expect(events.map(\.kind) == [.willDismiss("1", .cancelled)])
  }

  @Test func `at its end a sheet that leaves already is only removed, and who waits is refused`() {
    var sheet = Sheet()
    _ = sheet.handle(.present(wish("1")), now: 0)
    _ = sheet.handle(.present(wish("2")), now: 1)
    let events = sheet.handle(.close, now: 1.1)
    #expect(events.map(\.kind) == [.refused("2", .cancelled), .removed("1", .closed)])
  }

  @Test func `after its end nothing happens`() {
    var sheet = Sheet()
    _ = sheet.handle(.close, now: 0)
    #expect(sheet.handle(.present(wish("1")), now: 1).isEmpty)
    #expect(sheet.phase == .hidden)
    #expect(sheet.nextDeadline == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0.5])
  func `a time that is none, or was before, counts as now`(_ time: Double) {
    var sheet = Sheet()
    _ = sheet.handle(.present(wish("1")), now: 1)
    #expect(sheet.handle(.tick, now: time).isEmpty)
    #expect(sheet.snapshot.now == 1)
  }

  private func wish(
    _ id: Sheet.ID,
    key: Sheet.Key = "K",
    owner: Pager.Participant? = nil
  ) -> Sheet.Presentation {
    Sheet.Presentation(id: id, key: key, items: ["x", "y", "z"], owner: owner)
  }
}

@Suite("A pager under a sheet")
struct SheetOverPagerTests {
  private var sheet = Sheet()
  private var pager = Pager(pages: ["A", "B", "C"], roles: ["a": .presenter])

  @Test mutating func `a sheet that comes cancels the drag`() {
    begin(at: 0)
    _ = pager.handle(.dragMove(gid: "1", translation: -300), now: 0.1)
    let events = present(at: 0.2)
    #expect(events.first?.kind == .dragCancelled(gid: "1", reason: .modal))
    _ = pager.handle(.tick, now: 2)
    #expect(pager.current == "A")
  }

  @Test mutating func `while a sheet goes, requests work and touches don't until it is gone`() {
    _ = present(at: 0)
    _ = over(.cancel(nil), at: 1)
    _ = pager.handle(.goTo(Pager.Ask("r", by: .participant("a")), target: .page("C")), now: 1)
    #expect(begin(at: 1.1) == [.rejected(req: nil, reason: .modal)])
    _ = over(.tick, at: 1.35)
    #expect(pager.current == "C")
    #expect(begin(at: 1.35) == [.dragStarted(gid: "1", owner: "a")])
  }

  /// Hands an input to the sheet, and what follows from it to the pager.
  private mutating func over(_ input: Sheet.Input, at time: Double) -> [Pager.Event] {
    var events: [Pager.Event] = []
    for event in sheet.handle(input, now: time) {
      if let on = event.modal { events += pager.handle(.modal(on), now: event.at) }
    }
    return events + pager.handle(.tick, now: time)
  }

  private mutating func present(at time: Double) -> [Pager.Event] {
    over(.present(Sheet.Presentation(id: "1", key: "K", items: ["x"])), at: time)
  }

  @discardableResult
  private mutating func begin(at time: Double) -> [Pager.Event.Kind] {
    let touch = Pager.Touch(presenter: "a", gid: "1", extent: 400)
    return pager.handle(.dragBegin(touch), now: time).map(\.kind)
  }
}
