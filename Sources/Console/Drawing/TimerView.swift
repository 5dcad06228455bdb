import Screen
import Session

/// The talk's stopwatch.
struct TimerView {
  /// Seconds.
  let reading: Double
  let isRunning: Bool

  init(_ timer: Timer, time: Double) {
    let reading = timer.reading(at: time)
    self.reading = reading.isFinite ? min(max(reading, 0), 359_999) : 0
    isRunning = timer.running
  }

  /// `3:05`, or with hours `1:03:05`.
  var text: String {
    let seconds = Int(reading)
    let tail = "\(Self.two(seconds / 60 % 60)):\(Self.two(seconds % 60))"
    return seconds < 3_600 ? tail : "\(seconds / 3_600):\(tail)"
  }

  /// Colours tell whether it runs, and so does a word.
  var style: Style { isRunning ? Theme.accent : Theme.quiet }

  var state: String {
    if isRunning { return "running" }
    return reading > 0 ? "paused: t goes on" : "t starts the timer"
  }

  func draw(on screen: inout Screen, in area: Area) {
    if area.rows >= 4 {
      screen.put(lines: BigDigits.lines(text), in: area, style: style)
      screen.put(state, in: area.line(3), style: Theme.quiet)
    } else {
      screen.put(text, in: area, style: style)
      screen.put(state, in: area.inset(left: text.count + 2), style: Theme.quiet)
    }
  }

  static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
