import Screen

/// What the owner wants of the terminal's thread; the newest of each wins.
struct Wishes: Sendable {
  var screen: Screen?
  var isMouseOn = false
  var isSuspended = false
  var isClosed = false
  /// Whether the terminal was given back; nobody is there any more to fulfil a wish.
  var hasEnded = false
  /// Those who wait for that.
  var waiting: [CheckedContinuation<Void, Never>] = []
}
