import Messages
import Pager
import Screen
import Session

/// The first line: the deck, who is there, how the connection is, what time it is.
struct Header {
  let model: ConsoleModel
  let moment: Moment

  func draw(on screen: inout Screen, in area: Area) {
    var right = area
    for (text, style) in parts.reversed() where !text.isEmpty {
      guard text.displayWidth + 8 < right.columns else { break }
      screen.put(text, in: right, style: style, align: .trailing)
      right = right.inset(right: text.displayWidth + 3)
    }
    screen.put(model.live?.deck.title ?? "Lectern", in: right, style: Theme.strong)
  }

  /// From left to right; what stands further right is dropped last.
  private var parts: [(String, Style)] {
    [
      (drawing, Theme.quiet),
      (autoAdvance, Theme.quiet),
      (model.live?.session.locked == true ? "locked" : "", Theme.warning),
      (Self.steering(model.live?.session.driver, model.name), Theme.warning),
      (Self.audience(model.backstage), Theme.text),
      connection,
      ("\(TimerView.two(moment.hour)):\(TimerView.two(moment.minute))", Theme.strong),
    ]
  }

  /// Who steers, where not everyone does.
  static func steering(_ driver: Snapshot.Driver?, _ name: String?) -> String {
    guard let driver, driver.mode == .exclusive else { return "" }
    guard let holder = driver.holder else { return "nobody steers" }
    guard holder == name else { return "\(holder.printable) steers" }
    return driver.pending.map { "you steer, \($0.printable) asks" } ?? "you steer alone"
  }

  static func audience(_ backstage: Backstage?) -> String {
    guard let viewers = backstage?.viewers else { return "" }
    let count = viewers == 1 ? "1 viewer" : "\(viewers) viewers"
    guard let attendance = backstage?.attendance else { return count }
    let parts = [
      (attendance.browsing, "browsing"), (attendance.away, "away"), (attendance.behind, "behind"),
    ]
    return parts.filter { $0.0 > 0 }.reduce(count) { "\($0), \($1.0) \($1.1)" }
  }

  private var drawing: String {
    guard let drawing = model.backstage?.drawing, drawing.done < drawing.total else { return "" }
    return "drawing \(drawing.done) / \(drawing.total)"
  }

  /// When the next step or page comes by itself, in a deck where some do.
  private var autoAdvance: String {
    guard let live = model.live, live.deck.hasAutoAdvance else { return "" }
    guard live.session.autoAdvance.on else { return "pages wait" }
    guard let due = live.session.autoAdvance.due else { return "" }
    let left = (due - model.clock.time(at: moment.now)).rounded(.up)
    return "turns in \(left.asTime)"
  }

  private var connection: (String, Style) {
    switch model.link {
    case .live(.viewer):
      model.token == nil ? ("● looking on", Theme.warning) : ("○ entering", Theme.quiet)
    case .live(.remote), .live(.presenter): ("● live", Theme.accent)
    case .connecting: ("○ connecting", Theme.warning)
    case .waiting: ("○ reconnecting", Theme.alarm)
    }
  }
}
