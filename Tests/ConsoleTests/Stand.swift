@testable import Console
import Messages
import Pager
import Screen
import Session
import WebSockets

/// A console with a server that says what the test wants it to say.
struct Stand {
  private(set) var model: ConsoleModel
  /// All that the console has asked its owner to do.
  private(set) var actions: [ConsoleModel.Action] = []
  private(set) var revision = 41
  var now = 100.0
  /// The session's clock is ahead of ours.
  static let ahead = 700.0

  static let pages = [
    Manifest.Page(id: "leaving", title: "Leaving", steps: 0, kind: .html, address: "1"),
    Manifest.Page(id: "arriving", title: "Arriving", steps: 2, kind: .html, address: "2"),
    Manifest.Page(id: "map", title: "The map, 夕暮れの地図", steps: 0, kind: .html, address: "3"),
  ]

  init(columns: Int = 80, rows: Int = 24, token: String? = "secret") {
    model = ConsoleModel(token: token, size: Size(columns: columns, rows: rows))
    model.connected()
  }

  /// A console that was let in as presenter, on the second page.
  static func entered(
    columns: Int = 80,
    rows: Int = 24,
    page: String = "arriving",
    step: Int = 0,
    direction: Manifest.Direction = .leftToRight,
    pages: [Manifest.Page] = pages
  ) -> Stand {
    var stand = Stand(columns: columns, rows: rows)
    stand.say(.welcome(stand.whole(page: page, step: step, direction: direction, pages: pages)))
    stand.say(.role(RoleGranted(req: "c1", role: .presenter, name: "p3")))
    stand.say(.answer(Answer(req: "c1", finished: true, reached: true, page: page, step: step)))
    stand.say(.backstage(backstage()))
    stand.actions = []
    return stand
  }

  static func backstage(report: Report? = nil, drawing: Drawing? = nil) -> Backstage {
    Backstage(
      notes: ["arriving": "Breathe.\n\n- Then the map, slowly, as if there were time.\n- Wait."],
      viewers: 212,
      addresses: ["http://192.0.2.7:8080/", "http://[2001:db8::20]:8080/"],
      remote: "http://192.0.2.7:8080/remote#token=0mDk3vT0pQh1rVn2mXc4bZ5A0mDk3vT0pQh1rVn2mXc",
      report: report,
      drawing: drawing
    )
  }

  func whole(
    page: String? = "arriving",
    step: Int = 0,
    direction: Manifest.Direction = .leftToRight,
    pages: [Manifest.Page] = pages
  ) -> Whole {
    Whole(
      protocol: "lectern.v1",
      epoch: "q83vEjRWeJq83vEj",
      time: now + Self.ahead,
      revision: revision,
      session: Snapshot(
        page: page,
        step: step,
        timer: Timer(running: true, since: now + Self.ahead - 185, elapsed: 0),
        control: PageControl(
          count: pages.count,
          currentIndex: pages.firstIndex { $0.id == page },
          hidden: false
        )
      ),
      deck: Manifest(
        digest: "d",
        title: "A walk at dusk",
        aspectRatio: 16.0 / 9,
        direction: direction,
        language: nil,
        pages: pages
      )
    )
  }

  // MARK: - Inputs

  mutating func say(_ message: ServerMessage) {
    actions += model.received(message, now: now)
  }

  /// A batch with the next revision.
  mutating func tell(_ events: Event...) {
    revision += 1
    say(.batch(Batch(revision: revision, at: now + Self.ahead, events: events)))
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    actions += model.pressed(KeyPress(key, modifiers), now: now)
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func mouse(_ action: Mouse.Action, column: Int, row: Int) {
    actions += model.moved(Mouse(action, column: column, row: row), now: now)
  }

  mutating func close(_ code: CloseCode, jitter: Double = 0.5) {
    actions += model.closed(code, jitter: jitter, now: now)
  }

  mutating func resize(columns: Int, rows: Int) {
    model.resized(to: Size(columns: columns, rows: rows))
  }

  mutating func tick() {
    actions += model.tick(now: now)
  }

  mutating func forget() {
    actions = []
  }

  mutating func receive(_ text: String) {
    actions += model.received(Array(text.utf8), now: now)
  }

  mutating func reconnect() {
    model.connected()
  }

  mutating func notConnected(jitter: Double) {
    model.notConnected(jitter: jitter, now: now)
  }

  // MARK: - Outcomes

  /// What was sent, without the names of requests.
  var intents: [Intent] {
    actions.compactMap { if case .send(.intent(_, let intent)) = $0 { intent } else { nil } }
  }

  /// The name of the last request.
  var lastRequest: String {
    actions.reversed().lazy.compactMap {
      if case .send(.intent(let req?, _)) = $0 { req } else { nil }
    }.first ?? ""
  }

  var screen: Screen {
    model.draw(at: Moment(now: now, hour: 14, minute: 32))
  }

  var lines: [String] { screen.lines }

  /// The lines of a part of the screen.
  func lines(_ rows: Range<Int>, columns: Range<Int>) -> [String] {
    let screen = screen
    return rows.map { row in columns.map { screen[$0, row].text }.joined() }
  }
}

extension Event {
  static func opening(_ tid: Int, to page: String, _ direction: Int = 1, step: Int = 0) -> Event {
    .will(
      Opening(
        tid: tid,
        from: "arriving",
        to: page,
        direction: direction,
        cause: "program",
        step: step
      )
    )
  }

  static func settling(_ tid: Int, at start: Double, to p1: Double = 1) -> Event {
    .animation(
      Animation(
        tid: tid,
        p0: 0,
        p1: p1,
        start: start,
        duration: 0.4,
        curve: .linear,
        outcome: p1 == 0 ? .cancel : .commit
      )
    )
  }

  static func ending(_ tid: Int, to page: String, completed: Bool = true) -> Event {
    .didFinish(
      Ending(tid: tid, from: "arriving", to: page, completed: completed, finished: true)
    )
  }

  static func changed(to page: String, _ tid: Int = 1) -> Event {
    .pageChanged(
      PageChange(old: "arriving", new: page, direction: 1, cause: "program", tid: tid)
    )
  }
}
