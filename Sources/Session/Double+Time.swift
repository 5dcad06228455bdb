/// Seconds, as people read them.
extension Double {
  /// Whole seconds, from 0 to one short of a hundred hours, whatever somebody has sent.
  package var shown: Double {
    isFinite ? Swift.min(Swift.max(self, 0), 359_999).rounded(.down) : 0
  }

  /// `3:05`, or with hours `1:03:05`.
  package var asTime: String {
    let seconds = Int(shown)
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60 % 60, two(seconds % 60))
    return seconds < 3_600 ? "\(minutes):\(rest)" : "\(seconds / 3_600):\(two(minutes)):\(rest)"
  }
}
