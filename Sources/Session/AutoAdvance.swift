/// Whether and when the shown page turns by itself.
struct AutoAdvance: Equatable, Sendable {
  /// Where the session stands, as far as that matters here.
  struct Stand: Equatable, Sendable {
    var page: String
    var step: Int
    /// Seconds until the next step or page comes by itself; nil where none does.
    var seconds: Double?
  }

  private enum State: Equatable {
    /// Nothing comes by itself; next: running or held, when a page stands that has its time.
    case resting
    /// The next step or page comes at this time; next: held, resting.
    case running(due: Double)
    /// Covered or locked, with so many seconds left; next: running, resting.
    case held(left: Double)
  }

  /// Less than this would be no time to look.
  private static let shortest = 0.2

  /// Whether presenters let pages turn by themselves.
  private(set) var isOn = true
  private var state = State.resting
  private var stand: Stand?
  /// Pages on which somebody had a hand, until another one stands.
  private var touched: Set<String> = []

  /// When the next step or page comes, in seconds of the session's clock; nil while none does.
  var due: Double? {
    if case .running(let due) = state { due } else { nil }
  }

  // MARK: - Inputs

  /// The session stands somewhere, or moves, which is nil; a page has its time anew for each step.
  mutating func follow(_ stand: Stand?, isHeld: Bool, now: Double) {
    let isNew = stand != self.stand
    self.stand = stand
    if let page = stand?.page, !touched.contains(page) { touched = [] }
    guard isOn, let stand, let seconds = stand.seconds, !touched.contains(stand.page) else {
      state = .resting
      return
    }
    switch state {
    case .running(let due) where !isNew:
      if isHeld { state = .held(left: max(due - now, 0)) }
    case .held(let left) where !isNew:
      if !isHeld { state = .running(due: now + max(left, Self.shortest)) }
    case .resting, .running, .held:
      let seconds = max(seconds, Self.shortest)
      state = isHeld ? .held(left: seconds) : .running(due: now + seconds)
    }
  }

  /// Somebody does something on these pages: they don't turn by themselves any more.
  mutating func touch(_ pages: [String]) {
    touched.formUnion(pages)
  }

  /// The next step or page comes.
  mutating func fire() {
    state = .resting
  }

  /// Turned on again, the page that stands has its time anew.
  mutating func turn(on: Bool) {
    guard on != isOn else { return }
    isOn = on
    touched = []
    state = .resting
  }
}
