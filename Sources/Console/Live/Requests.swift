import Pager
import Session

/// The requests that the server has not answered yet.
struct Requests: Equatable, Sendable {
  struct Request: Equatable, Sendable {
    let req: String
    let purpose: Purpose
    /// Where it begins and where it will lead; nil for one that is not about pages, once that is in
    /// doubt, and once the server is known to have begun it: then the session itself tells.
    fileprivate(set) var path: Path?
  }

  struct Path: Equatable, Sendable {
    /// Nil where only the server knows.
    let start: Landing?
    let end: Landing?
  }

  /// On what another request would build.
  enum Base: Equatable, Sendable {
    /// Nothing of ours is under way.
    case session
    case landing(Landing)
    /// Only the server knows.
    case unknown
  }

  /// What it is about, for the words of a refusal.
  enum Purpose: Equatable, Sendable {
    case next
    case previous
    case stack
    case goTo(Int)
    case tap
    /// A finger on the page or on the page control.
    case touch
    case blackout(Blackout)
    case timer(isRunning: Bool)
    case lock(Bool)
    case driverMode(Pager.DriverMode)
    case lease
    case style(TransitionStyle)
    case skin(String)
    case axis(Pager.Layout.Axis)
    case chrome(Bar, hidden: Bool)
    case sheet
    case scroll(Intent.Scroll)
    case autoAdvance(Bool)
    case authenticate
  }

  /// A held key sends no more than this many requests ahead of the answers.
  static let limit = 8

  private var pending: [Request] = []
  private var count = 0

  var base: Base {
    guard let path = pending.last(where: { $0.purpose.movesPages })?.path else { return .session }
    return path.end.map(Base.landing) ?? .unknown
  }

  /// Whether one of them begins or ends on a page.
  func touches(_ page: String) -> Bool {
    pending.contains { $0.path?.start?.page == page || $0.path?.end?.page == page }
  }

  /// What the last of them that is about something wants; nil if none is.
  func latest<Value>(_ wish: (Purpose) -> Value?) -> Value? {
    for request in pending.reversed() {
      if let value = wish(request.purpose) { return value }
    }
    return nil
  }

  /// What covers the page once all of them are answered; nil if none of them is about that.
  var blackout: Blackout? {
    latest { if case .blackout(let value) = $0 { value } else { nil } }
  }

  /// Whether the timer runs once all of them are answered; nil if none of them is about that.
  var isTimerRunning: Bool? {
    latest { if case .timer(let isRunning) = $0 { isRunning } else { nil } }
  }

  /// Whether so many are unanswered that another press is not sent.
  var isFull: Bool { pending.count >= Self.limit }

  /// Names a new request.
  mutating func add(_ purpose: Purpose, path: Path? = nil) -> String {
    count &+= 1
    let req = "c\(count)"
    pending.append(Request(req: req, purpose: purpose, path: path))
    return req
  }

  /// Takes out one that was answered; nil if it is not among them.
  mutating func answered(_ req: String) -> Request? {
    guard let index = pending.firstIndex(where: { $0.req == req }) else { return nil }
    begun(before: index)
    return pending.remove(at: index)
  }

  /// Takes out one that was refused; if it should have led elsewhere, where the later ones lead is in
  /// doubt.
  mutating func refused(_ req: String) -> Request? {
    guard let index = pending.firstIndex(where: { $0.req == req }) else { return nil }
    begun(before: index)
    let request = pending.remove(at: index)
    if let path = request.path, path.start != path.end {
      for later in index..<pending.count { pending[later].path = nil }
    }
    return request
  }

  /// The server takes requests in their order; a page's is answered later than what follows it.
  private mutating func begun(before index: Int) {
    for earlier in 0..<index { pending[earlier].path = nil }
  }

  /// Forgets all of them: their connection is lost.
  mutating func forget() {
    pending = []
  }
}

extension Requests.Purpose {
  fileprivate var movesPages: Bool {
    switch self {
    case .next, .previous, .stack, .goTo, .tap: true
    case .touch, .blackout, .timer, .lock, .driverMode, .lease, .style, .skin, .axis, .chrome,
      .sheet, .scroll, .autoAdvance, .authenticate:
      false
    }
  }
}
