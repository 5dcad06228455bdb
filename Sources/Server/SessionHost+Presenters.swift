import Messages
import Session
import WebSockets

/// What presenters are told, and viewers are not.
extension SessionHost {
  var viewers: Int { connections.values.count { $0.role == .viewer } }

  var backstageNow: Backstage { backstage.message(viewers: viewers) }

  func tellPresenters(_ message: ServerMessage) {
    server?.publish(JSON.encode(message), to: .presenters, lane: .state)
  }

  /// Thousands may come in a second: presenters are told once for all of them.
  func audienceChanged() {
    guard !backstage.awaitsAudience else { return }
    backstage.awaitsAudience = true
    audienceDeadline.set(ServiceClock.now + 0.25)
  }

  func tellAudience() {
    backstage.awaitsAudience = false
    guard backstage.toldViewers != viewers else { return }
    backstage.toldViewers = viewers
    tellPresenters(.audience(viewers: viewers))
  }

  /// Pages may have been left out, or brought back.
  func deckChanged() {
    let leftOut = session.leftOut.map { PageName(id: $0.id, title: $0.title) }
    guard leftOut != backstage.leftOut else { return }
    backstage.leftOut = leftOut
    tellPresenters(.backstage(backstageNow))
  }
}
