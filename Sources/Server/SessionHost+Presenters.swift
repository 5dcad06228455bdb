import Messages
import Session
import WebSockets

/// What presenters are told, and viewers are not.
extension SessionHost {
  func viewers(who attention: Attention) -> Int { tally[attention] }

  var viewers: Int { tally.all }

  var backstageNow: Backstage { backstage.message(viewers: viewers, attendance) }

  private var attendance: Attendance {
    Attendance(
      browsing: viewers(who: .browsing),
      away: viewers(who: .away),
      behind: counts.behind,
      reached: counts.last.last > 0 ? counts.last.last : nil
    )
  }

  func tellPresenters(_ message: ServerMessage) {
    server?.publish(JSON.encode(message), to: .presenters, lane: .state)
  }

  /// Thousands may come in a second: presenters are told once for all of them.
  func audienceChanged() {
    awaitAudience(0.25)
  }

  private func awaitAudience(_ seconds: Double) {
    guard !backstage.awaitsAudience else { return }
    backstage.awaitsAudience = true
    audienceDeadline.set(ServiceClock.now + seconds)
  }

  func tellAudience() async {
    // Before it counts: what changes meanwhile is told by the next.
    backstage.awaitsAudience = false
    await count()
    let now = (viewers: viewers, attendance: attendance)
    if now.attendance.behind > 0 { awaitAudience(1) }
    if let told = backstage.told, told == now { return }
    backstage.told = now
    tellPresenters(.audience(viewers: now.viewers, now.attendance))
  }

  /// Pages may have been left out, or brought back.
  func deckChanged() {
    let leftOut = session.leftOut.map { PageName(id: $0.id, title: $0.title) }
    guard leftOut != backstage.leftOut else { return }
    backstage.leftOut = leftOut
    tellPresenters(.backstage(backstageNow))
  }
}
