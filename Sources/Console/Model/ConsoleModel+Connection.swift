package import Messages
import Screen
import Session
package import WebSockets

extension ConsoleModel {
  /// A connection stands; the server will speak first.
  package mutating func connected() {
    link = .connecting(tries: tries)
  }

  /// No connection could be made; `jitter` is a random number from 0 to 1.
  package mutating func notConnected(jitter: Double, now: Double) {
    wait(tries: tries, jitter: jitter, now: now)
  }

  /// The connection has ended.
  package mutating func closed(_ code: CloseCode, jitter: Double, now: Double) -> [Action] {
    requests.forget()
    clock.forget()
    drag = nil
    scrub = nil
    isResyncing = false
    if let ending = code.ending { return [.finish(.refused(ending))] }
    let tries = link.isLive ? 0 : tries
    if code.comeBack == .atOnce {
      link = .connecting(tries: tries)
      return [.connect]
    }
    wait(tries: tries, jitter: jitter, now: now)
    return []
  }

  /// A frame came; one that can't be read is left alone, but for the first: then nothing would be.
  package mutating func received(_ text: [UInt8], now: Double) -> [Action] {
    if let message = try? JSON.decode(ServerMessage.self, text) {
      return received(message, now: now)
    }
    return live == nil ? [.finish(.refused(CloseCode.version.ending ?? ""))] : []
  }

  /// The server said something.
  package mutating func received(_ message: ServerMessage, now: Double) -> [Action] {
    defer { arrange() }
    switch message {
    case .welcome(let whole): return welcome(whole, now: now)
    case .snapshot(let whole):
      take(whole, now: now)
      return []
    case .batch(let batch): return apply(batch, now: now)
    case .motion(let motion): live?.apply(motion)
    case .scroll(let motion): live?.apply(motion)
    case .answer(let answer): _ = requests.answered(answer.req)
    case .refusal(let refusal): return refused(refusal, now: now)
    case .role(let granted):
      link = .live(granted.role)
      name = granted.name
    case .backstage(let backstage): self.backstage = backstage
    case .audience(let viewers, let attendance):
      backstage?.viewers = viewers
      backstage?.attendance = attendance
    case .report(let report): reported(report, now: now)
    case .drawing(let drawing): backstage?.drawing = drawing
    case .clock(let sent, let time): clock.told(time, sent: sent, now: now)
    }
    return []
  }

  // MARK: -

  private var tries: Int {
    switch link {
    case .connecting(let tries), .waiting(let tries, _): tries
    case .live: 0
    }
  }

  private mutating func wait(tries: Int, jitter: Double, now: Double) {
    let delay = BackOff.delay(tries: tries, jitter: jitter)
    link = .waiting(tries: min(tries + 1, 1_000), next: now + delay)
  }

  private mutating func welcome(_ whole: Whole, now: Double) -> [Action] {
    guard whole.protocol == "lectern.v1" else {
      return [.finish(.refused(CloseCode.version.ending ?? ""))]
    }
    link = .live(.viewer)
    take(whole, now: now)
    guard let token else { return [] }
    return [.send(.authenticate(req: requests.add(.authenticate), token: token, name: name))]
  }

  private mutating func take(_ whole: Whole, now: Double) {
    if let live, live.epoch != whole.epoch { (backstage, name) = (nil, nil) }
    isResyncing = false
    clock.told(whole.time, now: now)
    live = LiveSession(
      epoch: whole.epoch,
      revision: whole.revision,
      session: whole.session,
      deck: whole.deck
    )
  }

  private mutating func apply(_ batch: Batch, now: Double) -> [Action] {
    let driver = live?.session.driver
    let outcome = live?.apply(batch)
    if let driver { driverChanged(from: driver, now: now) }
    guard outcome == .missed, !isResyncing else { return [] }
    isResyncing = true
    return [.send(.resync)]
  }

  private mutating func refused(_ refusal: Refusal, now: Double) -> [Action] {
    let request = refusal.req.flatMap { requests.refused($0) }
    // What a finger does while another one is down is refused often, and seen anyway.
    if request?.purpose == .touch { (drag, scrub) = (nil, nil) }
    // It was meant for a page that has gone, and went with it.
    if case .scroll? = request?.purpose, refusal.reason == "stale" { return [] }
    notice = Notice(
      refused: refusal.reason,
      request?.purpose,
      pages: live?.deck.pages.count ?? 0,
      now: now
    )
    return []
  }

  private mutating func reported(_ report: Report, now: Double) {
    backstage?.report = report
    if report.severity == "note" { notice = Notice(report.sentence, now: now, for: 8) }
  }
}
