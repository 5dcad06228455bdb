import Session

/// How the console is connected to the server.
enum Link: Equatable, Sendable {
  /// Nothing was heard yet; next: live, waiting.
  case connecting(tries: Int)
  /// The welcome came; next: waiting.
  case live(Role)
  /// Lost, and tried again at `next`, in seconds of our own clock; next: connecting.
  case waiting(tries: Int, next: Double)

  var isLive: Bool {
    if case .live = self { true } else { false }
  }
}
