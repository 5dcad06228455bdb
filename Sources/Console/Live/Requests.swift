import Session

/// The requests that the server has not answered yet.
struct Requests: Equatable, Sendable {
  struct Request: Equatable, Sendable {
    let req: String
    let purpose: Purpose
    /// Where it will lead; nil for one that moves no page, or once that is in doubt.
    fileprivate(set) var landing: Landing?
  }

  /// What it is about, for the words of a refusal.
  enum Purpose: Equatable, Sendable {
    case next
    case previous
    case goTo(Int)
    case tap
    case drag
    case blackout(Blackout)
    case timer(isRunning: Bool)
    case authenticate
  }

  /// A held key sends no more than this many requests ahead of the answers.
  static let limit = 8

  private var pending: [Request] = []
  private var count = 0

  /// Where the last of them will lead; nil if that isn't known.
  var landing: Landing? { pending.last { $0.purpose.movesPages }?.landing }

  /// What covers the page once all of them are answered; nil if none of them is about that.
  var blackout: Blackout? {
    pending.lazy.compactMap { if case .blackout(let value) = $0.purpose { value } else { nil } }
      .last
  }

  /// Whether the timer runs once all of them are answered; nil if none of them is about that.
  var isTimerRunning: Bool? {
    pending.lazy.compactMap {
      if case .timer(let isRunning) = $0.purpose { isRunning } else { nil }
    }
    .last
  }

  /// Whether so many are unanswered that another press is not sent.
  var isFull: Bool { pending.count >= Self.limit }

  /// Names a new request.
  mutating func add(_ purpose: Purpose, landing: Landing? = nil) -> String {
    count &+= 1
    let req = "c\(count)"
    pending.append(Request(req: req, purpose: purpose, landing: landing))
    return req
  }

  /// Takes out one that was answered; nil if it is not among them.
  mutating func answered(_ req: String) -> Request? {
    guard let index = pending.firstIndex(where: { $0.req == req }) else { return nil }
    return pending.remove(at: index)
  }

  /// Takes out one that was refused, which leaves in doubt where the later ones lead.
  mutating func refused(_ req: String) -> Request? {
    guard let index = pending.firstIndex(where: { $0.req == req }) else { return nil }
    for later in pending.indices where later > index { pending[later].landing = nil }
    return pending.remove(at: index)
  }

  /// Forgets all of them: their connection is lost.
  mutating func forget() {
    pending = []
  }
}

extension Requests.Purpose {
  fileprivate var movesPages: Bool {
    switch self {
    case .next, .previous, .goTo, .tap: true
    case .drag, .blackout, .timer, .authenticate: false
    }
  }
}
