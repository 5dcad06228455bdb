package import Messages
import QRCode
package import Screen
import Session

/// The presenter's console as a value: what the server says, keys and time come in, actions and
/// screens go out.
///
/// Time is an argument, in seconds of any clock that does not jump.
package struct ConsoleModel: Sendable {
  /// What the console's owner is to do.
  package enum Action: Equatable, Sendable {
    case send(ClientMessage)
    case connect
    case reportMouse(Bool)
    case suspend
    case finish(Ending)
  }

  /// Why the console is left.
  package enum Ending: Equatable, Sendable {
    /// By a key.
    case left
    /// The server will not have it, for this reason.
    case refused(String)
  }

  let token: String?
  /// What the session calls us, once we were let in.
  var name: String?
  var size: Size
  var link = Link.connecting(tries: 0)
  var live: LiveSession?
  var backstage: Backstage?
  var clock = SessionClock()
  var requests = Requests()
  var keys = KeyReader()
  var notes = NotesPane()
  var notice: Notice?
  var overlay: Overlay?
  var isMouseOn = true
  var drag: Drag?
  var scrub: Scrub?
  var gestures = 0
  /// Whether a snapshot was asked for and has not come.
  var isResyncing = false

  package init(token: String?, size: Size) {
    self.token = token
    self.size = size
  }

  // MARK: - Inputs

  package mutating func resized(to size: Size) {
    self.size = size
    drag = nil
    scrub = nil
    arrange()
  }

  /// Nothing but the time; call it at ``nextDeadline``.
  package mutating func tick(now: Double) -> [Action] {
    keys.expire(now: now)
    if let end = notice?.end, now >= end { notice = nil }
    if case .remote(_, let end) = overlay, now >= end { overlay = nil }
    if case .waiting(let tries, let next) = link, now >= next {
      link = .connecting(tries: tries)
      return [.connect]
    }
    if link.isLive, now >= clock.nextQuestion {
      clock.asked(now: now)
      return [.send(.clock(sent: now))]
    }
    return []
  }

  /// When ``tick(now:)`` has something to do; nil if nothing waits.
  package var nextDeadline: Double? {
    var deadlines = [keys.deadline, notice?.end]
    if case .remote(_, let end) = overlay { deadlines.append(end) }
    if case .waiting(_, let next) = link { deadlines.append(next) }
    if link.isLive { deadlines.append(clock.nextQuestion) }
    return deadlines.compactMap { $0 }.filter(\.isFinite).min()
  }

  /// When the screen looks different although nothing has come in: soon while pages move, else when a
  /// second is over.
  package func nextFrame(after now: Double) -> Double {
    let time = clock.time(at: now)
    if let arrival = live?.arrival, arrival > time { return now + 1.0 / 60 }
    let timer = live?.session.timer
    let reading = timer.flatMap { $0.running ? $0.reading(at: time) : nil }
    let left = live?.session.autoAdvance.due.map { $0 - time }
    // What counts up shows the next second when it is full, what counts down when it is begun.
    let waits = [
      reading.map { 1 - ($0 - $0.rounded(.down)) },
      left.map { $0.rounded() == $0 ? 1 : $0 - $0.rounded(.down) },
    ]
    return now + max(waits.compactMap { $0 }.filter(\.isFinite).min() ?? 1, 0.01)
  }

  // MARK: -

  /// Brings the notes into line with what is shown.
  mutating func arrange() {
    let page = live?.session.page
    let text = page.flatMap { backstage?.notes[$0] } ?? ""
    notes.show(text, of: page, in: Layout(size: size, ratio: ratio).notesText)
  }

  /// Width by height of a page.
  var ratio: Double {
    guard let ratio = live?.deck.aspectRatio, ratio.isFinite else { return 16.0 / 9 }
    return min(max(ratio, 0.5), 4)
  }

  var isRightToLeft: Bool { live?.deck.direction == .rightToLeft }
}
