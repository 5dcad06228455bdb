@testable import Console
import Messages
import Screen
import Session

/// A console with a session of its own, and messages between them that take their time.
struct Room {
  private(set) var model: ConsoleModel
  private(set) var session: Session
  private var up: [(String?, Intent)] = []
  private var down: [ServerMessage] = []
  private(set) var refusals: [String] = []
  /// Seconds, of the session's clock as of ours.
  private(set) var now = 0.0
  private let presenter = Participant("console")

  init(pages: Int, steps: (Int) -> Int, change: (inout Manifest) -> Void = { _ in }) {
    let pages = (1...pages).map {
      Manifest.Page(id: "p\($0)", title: "Page \($0)", steps: steps($0), kind: .html, address: "")
    }
    var deck = Manifest(
      digest: "",
      title: "",
      aspectRatio: 1.5,
      direction: .leftToRight,
      language: nil,
      pages: pages
    )
    change(&deck)
    session = Session(deck)
    model = ConsoleModel(token: "secret", size: Size(columns: 80, rows: 24))
    model.connected()
    route(session.grant(.presenter, to: presenter, now: now))
    down = [.welcome(whole("lectern.v1")), .role(RoleGranted(req: "c1", role: .presenter))]
    down.append(.answer(Answer(req: "c1", finished: true, reached: true, page: nil, step: 0)))
    while receive() {}
  }

  // MARK: - What happens

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    perform(model.pressed(KeyPress(key, modifiers), now: now))
  }

  mutating func mouse(_ action: Mouse.Action, column: Int, row: Int) {
    perform(model.moved(Mouse(action, column: column, row: row), now: now))
  }

  /// The oldest message to the server arrives; false if there is none.
  mutating func send() -> Bool {
    guard !up.isEmpty else { return false }
    let (req, intent) = up.removeFirst()
    route(session.handle(intent, req: req, from: presenter, now: now))
    return true
  }

  /// The oldest message from the server arrives; false if there is none.
  mutating func receive() -> Bool {
    guard !down.isEmpty else { return false }
    let message = down.removeFirst()
    if case .refusal(let refusal) = message { refusals.append(refusal.reason) }
    perform(model.received(message, now: now))
    return true
  }

  mutating func pass(_ seconds: Double) {
    let end = now + seconds
    while let deadline = session.nextDeadline, deadline <= end {
      now = max(now, deadline)
      route(session.tick(now: now))
    }
    now = end
  }

  /// All that is on its way arrives.
  mutating func catchUp() {
    while send() {}
    route(session.tick(now: now))
    while receive() {}
  }

  // MARK: -

  private mutating func perform(_ actions: [ConsoleModel.Action]) {
    for action in actions {
      if case .send(.intent(let req, let intent)) = action { up.append((req, intent)) }
    }
  }

  private mutating func route(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .publish(let batch): down.append(.batch(batch))
      case .move(let motion): down.append(.motion(motion))
      case .scroll(let motion): down.append(.scroll(motion))
      case .reply(.answer(let answer), _): down.append(.answer(answer))
      case .reply(.refusal(let refusal), _): down.append(.refusal(refusal))
      }
    }
  }

  private func whole(_ version: String?) -> Whole {
    Whole(
      protocol: version,
      epoch: "e",
      time: now,
      revision: session.revision,
      session: session.snapshot(now: now),
      deck: session.manifest
    )
  }
}
