import QRCode

/// What lies over the console.
enum Overlay: Equatable, Sendable {
  /// The keys, from this line on.
  case help(top: Int)
  /// The viewers' addresses, best first.
  case addresses([String], QRCode?)
  /// The code for the presenter's phone. It holds the token, and so hides again by itself.
  case remote(QRCode?, end: Double)

  /// Seconds for which the phone's code is shown.
  static let remoteDuration = 10.0
}
