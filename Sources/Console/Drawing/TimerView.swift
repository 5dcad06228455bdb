import Messages
import Screen
import Session

/// The talk's stopwatch, and what it says of the plan.
struct TimerView {
  private let talk: PlannedTime
  private let page: PlannedTime
  private let isRunning: Bool

  init(_ live: LiveSession, _ plan: Plan?, time: Double) {
    talk = PlannedTime(whole: live, plan, time: time)
    page = PlannedTime(page: live, plan, time: time)
    isRunning = live.session.timer.running
  }

  /// Of two digits at least, so that it is as wide in the first minutes as later.
  var text: String { (talk.reading < 600 ? "0" : "") + talk.reading.asTime }

  /// Colours tell whether it runs, and so does a word; another one that the time is over.
  var style: Style {
    if talk.isOver { return Theme.warning }
    return isRunning ? Theme.accent : Theme.quiet
  }

  /// Whether it runs, where that is not plain from the plan, and what is planned.
  var state: String {
    let plan = talk.planned.map { "of \($0.asTime)" }
    if isRunning { return plan ?? "running" }
    let word = talk.reading > 0 ? "paused: t goes on" : "t starts the timer"
    return plan.map { "\($0), \(word)" } ?? word
  }

  /// `page 0:45 of 1:00`; empty for a page of which nothing is planned.
  private var ofPage: String {
    page.planned.map {
      "page \(page.reading.asTime) of \($0.asTime)"
    } ?? ""
  }

  func draw(on screen: inout Screen, in area: Area) {
    let digits = BigDigits.lines(text)
    let width = digits.first?.displayWidth ?? 0
    let isBig = area.rows >= 4
    let line = isBig ? area.line(3) : area.inset(left: text.count + 2)
    if isBig {
      screen.put(lines: digits, in: area, style: style)
    } else {
      screen.put(text, in: area, style: style)
    }
    screen.put(state, in: line, style: Theme.quiet)
    let behind = line.inset(left: state.displayWidth + 2)
    let beside = area.line(2).inset(left: width + 3)
    let places = isBig ? [behind, beside] : [behind]
    guard let place = places.first(where: { $0.columns >= ofPage.count }) else { return }
    screen.put(ofPage, in: place, style: page.isOver ? Theme.warning : Theme.quiet)
  }

  static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
