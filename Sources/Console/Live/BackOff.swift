import WebSockets

/// When to try again after a connection was lost.
enum BackOff {
  private static let first = 0.25
  private static let longest = 2.5

  /// How long to wait: at random below a ceiling that doubles with each try, so that a crowd of
  /// returning participants doesn't come all at once.
  ///
  /// - Parameters:
  ///   - tries: attempts that have failed since the last connection.
  ///   - jitter: a random number from 0 to 1.
  /// - Returns: seconds.
  static func delay(tries: Int, jitter: Double) -> Double {
    let doublings = min(max(tries, 0), 10)
    return min(max(jitter, 0), 1) * min(longest, first * Double(1 << doublings))
  }
}

extension CloseCode {
  /// Why there is no way back; nil where the console returns.
  ///
  /// A server that closes normally goes away: that another one comes is worth waiting for.
  var ending: String? {
    switch self {
    case .normal, .goingAway, .lost: nil
    case .notAllowed: "the server doesn't know this token; was it started anew?"
    case .revoked: "the presenter's rights were taken back"
    case .superseded: "another console has taken over"
    case .version: "the server speaks another version of the protocol"
    case .badMessage, .protocolError, .unsupported, .invalidText, .tooLarge:
      "the server doesn't understand this console (close code \(rawValue))"
    default: comeBack == .never ? "the server closed the connection (\(rawValue))" : nil
    }
  }
}
