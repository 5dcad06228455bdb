import Messages
import Session
import WebSockets

/// One verb's talk with a server, from the welcome to what became of it.
///
/// Time is an argument, in seconds of any clock that does not jump.
struct Errand: Sendable {
  enum Goal: Equatable, Sendable {
    case move(Move)
    case change(Change)
    case status(json: Bool)
  }

  enum Action: Equatable, Sendable {
    case send(ClientMessage)
    case finish(Outcome)
  }

  private enum State: Equatable, Sendable {
    /// The welcome is awaited; next: entering, asked, dragging or over.
    case arriving
    /// The token was shown, its role or the backstage is awaited; next: asked, dragging or over.
    case entering
    /// The one answer is awaited; next: over.
    case asked
    /// Positions are being sent; next: released, or over when the touch is refused.
    case dragging(Gesture, sent: Int, next: Double)
    /// The finger is up; next: over, when the release is answered and the page at rest.
    case released(answered: Double?, hasSettled: Bool)
    case over
  }

  /// Seconds without the word that is awaited.
  static let patience = 5.0
  /// Seconds after an answered release within which a page that moves at all has begun to.
  static let stillness = 0.3

  private let goal: Goal
  private let token: String?
  private var state = State.arriving
  private var whole: Whole?
  private var standing: Standing?
  private var patienceEnds: Double

  init(_ goal: Goal, token: String?, now: Double) {
    self.goal = goal
    self.token = token
    patienceEnds = now + Self.patience
  }

  /// When ``tick(now:)`` has something to do; nil when the errand is over.
  var nextDeadline: Double? {
    switch state {
    case .over: nil
    case .dragging(_, _, let next): next
    case .released(let answered?, _) where standing?.isAtRest == true: answered + Self.stillness
    case .arriving, .entering, .asked, .released: patienceEnds
    }
  }

  /// A message that can't be read is from another version: fatal as a greeting, else left alone.
  mutating func received(_ bytes: [UInt8], now: Double) -> [Action] {
    if let message = try? JSON.decode(ServerMessage.self, bytes) {
      return received(message, now: now)
    }
    return state == .arriving ? finish(.closed(.version, "")) : []
  }

  mutating func received(_ message: ServerMessage, now: Double) -> [Action] {
    switch message {
    case .welcome(let whole): return arrive(whole, now)
    case .snapshot(let whole):
      standing = Standing(whole.session, whole.deck)
      return []
    case .batch(let batch): return apply(batch)
    case .role: return goal.isStatus ? [] : start(now)
    case .backstage(let backstage): return goal.isStatus ? tell(backstage) : []
    case .answer(let answer): return take(answer, now)
    case .refusal(let refusal): return take(refusal)
    case .motion, .scroll, .audience, .report, .drawing, .clock: return []
    }
  }

  mutating func tick(now: Double) -> [Action] {
    guard let nextDeadline, now >= nextDeadline else { return [] }
    switch state {
    case .dragging(let gesture, let sent, _): return drag(gesture, sent, now)
    case .released(.some, _) where standing?.isAtRest == true: return finish(.done(line))
    case .arriving, .entering, .asked, .released:
      return finish(.noAnswer("the server did not answer within \(Int(Self.patience)) s"))
    case .over: return []
    }
  }

  /// The connection ended, by this close code of the protocol.
  mutating func closed(_ code: CloseCode, _ reason: String) -> [Action] {
    finish(.closed(code, reason))
  }

  // MARK: - From welcome to the first request

  private mutating func arrive(_ whole: Whole, _ now: Double) -> [Action] {
    guard state == .arriving else { return [] }
    guard whole.protocol == Self.protocolName else { return finish(.closed(.version, "")) }
    self.whole = whole
    standing = Standing(whole.session, whole.deck)
    guard let token else { return goal.isStatus ? tell(nil) : start(now) }
    state = .entering
    return [.send(.authenticate(req: "enter", token: token))]
  }

  private mutating func start(_ now: Double) -> [Action] {
    guard state == .arriving || state == .entering, let standing else { return [] }
    patienceEnds = now + Self.patience
    state = .asked
    switch goal {
    case .status: return []
    case .change(let change): return [.ask("change", change.intent)]
    case .move(let move): return start(move, standing, now)
    }
  }

  private mutating func start(_ move: Move, _ standing: Standing, _ now: Double) -> [Action] {
    switch move {
    case .advance(let way):
      return [.ask("move", .advance(.init(to: way == .next ? .next : .previous)))]
    case .goTo(let number):
      return [.ask("move", .goTo(.init(number: number)))]
    case .tap(let way):
      let isRight = (way == .next) == (standing.layout.direction == .leftToRight)
      return [.ask("move", .tap(side: isRight ? .right : .left, expect: nil))]
    case .swipe(let swipe):
      let gesture = Gesture(swipe, standing.layout)
      state = .dragging(gesture, sent: 0, next: now + Gesture.interval)
      return [.ask("begin", gesture.begin)]
    }
  }

  private mutating func tell(_ backstage: Backstage?) -> [Action] {
    guard let whole, let standing, case .status(let json) = goal else { return [] }
    let status = Status(whole, backstage)
    return finish(.done(json ? status.json : status.text(standing)))
  }

  // MARK: - The gesture

  private mutating func drag(_ gesture: Gesture, _ sent: Int, _ now: Double) -> [Action] {
    if sent < gesture.translations.count {
      state = .dragging(gesture, sent: sent + 1, next: now + Gesture.interval)
      return [.send(.intent(req: nil, gesture.move(sent)))]
    }
    patienceEnds = now + Self.patience
    state = .released(answered: nil, hasSettled: false)
    return [.ask("end", gesture.end)]
  }

  private mutating func apply(_ batch: Batch) -> [Action] {
    for event in batch.events { standing?.apply(event) }
    guard case .released(let answered, false) = state, standing?.isAtRest == true,
      batch.events.contains(where: \.endsMotion)
    else { return [] }
    state = .released(answered: answered, hasSettled: true)
    return answered == nil ? [] : finish(.done(line))
  }

  // MARK: - Answers

  private mutating func take(_ answer: Answer, _ now: Double) -> [Action] {
    switch (state, answer.req) {
    case (.asked, "move"):
      standing?.stand(on: answer.page, step: answer.step)
      return finish(
        answer.reached ? .done(line) : .refused("someone else turned the page; now on \(line)")
      )
    case (.asked, "change"):
      guard case .change(let change) = goal else { return [] }
      return finish(.done(change.words))
    case (.released(_, let hasSettled), "end"):
      state = .released(answered: now, hasSettled: hasSettled)
      return hasSettled ? finish(.done(line)) : []
    default: return []
    }
  }

  private mutating func take(_ refusal: Refusal) -> [Action] {
    guard state != .over, let standing else { return [] }
    return finish(.refusal(refusal.reason, standing))
  }

  private mutating func finish(_ outcome: Outcome) -> [Action] {
    guard state != .over else { return [] }
    state = .over
    return [.finish(outcome)]
  }

  private var line: String { standing?.line ?? "" }
}

extension Errand {
  static let protocolName = "lectern.v1"
}

extension Errand.Goal {
  fileprivate var isStatus: Bool {
    if case .status = self { true } else { false }
  }
}

extension Errand.Action {
  fileprivate static func ask(_ req: String, _ intent: Intent) -> Self {
    .send(.intent(req: req, intent))
  }
}

extension Event {
  fileprivate var endsMotion: Bool {
    switch self {
    case .didFinish, .rest: true
    default: false
    }
  }
}
