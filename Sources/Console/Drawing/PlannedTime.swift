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
}
