import Messages
import Session

/// Seconds that something has taken, and that it was meant to take.
struct PlannedTime: Equatable, Sendable {
  let reading: Double
  /// Nil where nobody has said.
  let planned: Double?

  init(_ reading: Double, planned: Double?) {
    self.reading = reading.shown
    self.planned = planned.flatMap { $0.isFinite && $0 > 0 ? $0.shown : nil }
  }

  /// The talk up to now.
  init(whole live: LiveSession, _ plan: Plan?, time: Double) {
    self.init(
      live.session.timer.reading(at: time),
      planned: plan?.whole(of: live.deck.pages)
    )
  }

  /// The settled page up to now.
  init(page live: LiveSession, _ plan: Plan?, time: Double) {
    let planned = live.session.page.flatMap { plan?.pages[$0] }
    self.init(live.session.timer.readingOfPage(at: time), planned: planned)
  }

  var isOver: Bool { planned.map { reading > $0 } ?? false }

  /// `3:05`, or with hours `1:03:05`.
  static func text(_ seconds: Double) -> String {
    let seconds = Int(seconds.shown)
    let (minutes, rest) = (seconds / 60 % 60, TimerView.two(seconds % 60))
    guard seconds >= 3_600 else { return "\(minutes):\(rest)" }
    return "\(seconds / 3_600):\(TimerView.two(minutes)):\(rest)"
  }
}

extension Double {
  /// A server may say anything.
  fileprivate var shown: Double { isFinite ? Swift.min(Swift.max(self, 0), 359_999) : 0 }
}
