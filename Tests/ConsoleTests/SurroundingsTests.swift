@testable import Console
import Messages
import Pager
import Session
import Testing
import WebSockets

@Suite("What lies around the pages, in the console")
struct SurroundingsTests {
  private static let cases: [(String, [Intent])] = [
    ("L", [.lock(true)]), ("LL", [.lock(true), .lock(false)]),
    ("e", [.driverMode(.exclusive)]), ("ee", [.driverMode(.exclusive), .driverMode(.open)]),
    ("d", []), ("D", [.takeOver]),
    ("sss", [.style(.curl), .style(.fade), .style(.none)]),
    ("ssss", [.style(.curl), .style(.fade), .style(.none), .style(.scroll)]),
    ("SS", [.skin("light"), .skin("dark")]),
    ("vv", [.axis(.vertical), .axis(.horizontal)]),
    ("c", [.chrome(.control, hidden: true)]), ("N", [.chrome(.number, hidden: true)]),
    ("CC", [.chrome(.status, hidden: true), .chrome(.status, hidden: false)]),
    ("x", []),
  ]

  @Test(arguments: cases)
  func `keys ask for the next of what is, answered or not`(keys: String, intents: [Intent]) {
    var stand = Stand.entered()
    stand.type(keys)
    #expect(stand.intents == intents)
  }

  @Test func `keys go by what the session says`() {
    var stand = Stand.entered()
    stand.tell(
      .locked(true),
      .style(.none),
      .skin("dark"),
      .chrome(.init(hidden: [.control])),
      .layout(.init(axis: .vertical))
    )
    stand.type("LsScv")
    #expect(
      stand.intents == [
        .lock(false), .style(.scroll), .skin("auto"), .chrome(.control, hidden: false),
        .axis(.horizontal),
      ]
    )
  }

  @Test func `a lease is asked for, handed on to who asks, and given back`() {
    var stand = Stand.entered()
    stand.tell(.driver(.init(mode: .exclusive, holder: "p4")))
    stand.type("d")
    stand.tell(.driver(.init(mode: .exclusive, holder: "p3")))
    stand.type("d")
    stand.tell(.driver(.init(mode: .exclusive, holder: "p3", pending: "p4")))
    #expect(stand.lines[23] == "  p4 asks to steer: d hands it on.")
    stand.type("d")
    #expect(stand.intents == [.requestDrive, .release, .grant(to: "p4")])
  }

  private static let headers: [(Snapshot.Driver, String)] = [
    (.init(mode: .open), ""), (.init(mode: .exclusive), "nobody steers"),
    (.init(mode: .exclusive, holder: "p3"), "you steer alone"),
    (.init(mode: .exclusive, holder: "p3", pending: "p9"), "you steer, p9 asks"),
    (.init(mode: .exclusive, holder: "p9"), "p9 steers"),
  ]

  @Test(arguments: headers)
  func `the first line tells who steers, and that pages are locked`(
    driver: Snapshot.Driver,
    words: String
  ) {
    var stand = Stand.entered()
    stand.tell(.driver(driver), .locked(true))
    #expect(stand.lines[0].contains("locked"))
    #expect(words.isEmpty ? !stand.lines[0].contains("steer") : stand.lines[0].contains(words))
  }

  @Test func `a sheet lies over the page, and x takes it away`() {
    var stand = Stand.entered()
    let items = ["River", "Hill"].map { Snapshot.Sheet.Item(id: $0, title: $0 + "\u{1B}[31m\n") }
    let sheet = Snapshot.Sheet(
      id: "s",
      title: "Which way?",
      key: "way",
      items: items,
      draft: "Hill",
      phase: .presented,
      offset: 0,
      animation: nil
    )
    stand.tell(.sheet(sheet))
    let stage = stand.lines(2..<6, columns: 2..<34)
    #expect(stage[0].hasPrefix("╭─ Which way? ─"))
    #expect(stage[1].hasPrefix("│   River[31m"))
    #expect(stage[2].hasPrefix("│ › Hill[31m"))
    stand.type("x")
    #expect(stand.intents == [.sheet(.cancel)])
    stand.tell(.sheet(nil))
    #expect(!stand.lines[2].contains("Which way?"))
  }

  @Test func `pages that lie below each other slide upwards`() {
    var stand = Stand.entered()
    stand.tell(.layout(.init(axis: .vertical)), .opening(1, to: "map"), .settling(1, at: 800))
    stand.now = 100.2
    #expect(stand.lines[2...10].contains { $0.hasPrefix("  ╭─ 3") })
    #expect(!stand.lines[2].hasPrefix("  ╭─ 2"))
  }

  @Test func `who comes back is who they were, unless the server is another`() {
    var stand = Stand.entered()
    stand.close(.lost)
    stand.now += 3
    stand.tick()
    stand.reconnect()
    stand.forget()
    stand.say(.welcome(stand.whole()))
    #expect(stand.actions == [.send(.authenticate(req: "c2", token: "secret", name: "p3"))])
    stand.close(.lost)
    stand.reconnect()
    stand.forget()
    var other = stand.whole()
    other.epoch = "another"
    stand.say(.welcome(other))
    #expect(stand.actions == [.send(.authenticate(req: "c3", token: "secret"))])
  }
}
