import FoundationEssentials
import Messages
import Pager
import Session

/// What a running server shows, for `lectern status`.
struct Status: Equatable, Sendable, Encodable {
  struct Page: Equatable, Sendable, Encodable {
    /// From 1.
    var number: Int
    var id: String
    var title: String
    var step: Int
    var steps: Int
  }

  struct Stack: Equatable, Sendable, Encodable {
    var number: Int
    var count: Int
  }

  var title: String
  /// None where the deck has no pages.
  var page: Page?
  var pages: Int
  /// Whether a finger or a transition moves the page now.
  var isMoving: Bool
  var blackout: Blackout
  var isLocked: Bool
  var style: TransitionStyle
  var axis: Pager.Layout.Axis
  var skin: String
  var hiddenBars: [Bar]
  var driver: Snapshot.Driver
  /// Seconds on the talk's stopwatch.
  var elapsed: Double
  var isTimerRunning: Bool
  /// Whether pages turn by themselves where their author wants it.
  var autoAdvances: Bool
  /// Where the page stands in its stack, from 1, and of how many; nil outside of stacks.
  var stack: Stack?
  /// Only a presenter is told.
  var viewers: Int?
  /// How well they are reached; only a presenter is told.
  var attendance: Attendance?
  /// Where viewers find it, the best first; only a presenter is told.
  var addresses: [String]?
  var epoch: String
  var revision: Int

  init(_ whole: Whole, _ backstage: Backstage?) {
    let (session, deck) = (whole.session, whole.deck)
    title = deck.title
    page = deck.pages.firstIndex { $0.id == session.page }.map { index in
      let page = deck.pages[index]
      return Page(
        number: index + 1,
        id: page.id,
        title: page.title,
        step: session.step,
        steps: page.steps
      )
    }
    pages = deck.pages.count
    isMoving = session.transition != nil || session.bounce != nil
    blackout = session.blackout
    isLocked = session.locked
    style = session.style
    axis = session.layout.axis
    skin = session.skin
    hiddenBars = session.chrome.hidden
    driver = session.driver
    elapsed = session.timer.reading(at: whole.time)
    isTimerRunning = session.timer.running
    autoAdvances = session.autoAdvance.on
    stack = deck.pages.firstIndex { $0.id == session.page }.flatMap(deck.placeInStack(of:))
      .map { Stack(number: $0.number, count: $0.count) }
    viewers = backstage?.viewers
    attendance = backstage?.attendance
    addresses = backstage?.addresses
    epoch = whole.epoch
    revision = whole.revision
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Several lines, beginning with the title and where the session stands.
  func text(_ standing: Standing) -> String {
    var lines = [title.withoutControls, standing.line]
    if let viewers {
      let behind = attendance?.behind ?? 0
      lines.append("viewers  \(viewers)" + (behind > 0 ? ", \(behind) behind" : ""))
    }
    lines += (addresses ?? []).prefix(1).map { "address  \($0.withoutControls)" }
    lines.append("timer    \(elapsed.asTime)\(isTimerRunning ? "" : ", stopped")")
    if blackout != .none { lines.append("screen   \(blackout.rawValue)") }
    if isLocked { lines.append("locked") }
    if driver.mode == .exclusive {
      lines.append("steering \(driver.holder?.withoutControls ?? "nobody")")
    }
    return lines.joined(separator: "\n")
  }
}
