import Screen
import Session

/// A page as a card: its number, its title, and how many of its steps are shown.
struct PageCard: Equatable, Sendable {
  let number: Int
  let title: String
  let steps: Int
  let shown: Int

  init?(_ live: LiveSession, page: String?, step: Int?) {
    guard let index = live.index(of: page), let page = live.page(at: index) else { return nil }
    number = index + 1
    title = page.title
    steps = max(page.steps, 0)
    shown = min(max(step ?? 0, 0), steps)
  }

  /// The card as a screen of its own, which can then be laid anywhere.
  func screen(columns: Int, rows: Int, style: Style = Theme.strong) -> Screen {
    var screen = Screen(size: Size(columns: columns, rows: rows))
    let inner = screen.area.inset(left: 2, top: 1, right: 2, bottom: 1)
    screen.frame(screen.area, style: Theme.quiet)
    screen.put(" \(number) ", in: Area(column: 2, row: 0, columns: 8, rows: 1), style: Theme.quiet)
    var lines = title.wrapped(to: inner.columns)
    let room = max(inner.rows - (steps > 0 ? 2 : 0), 1)
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] = (lines[room - 1] + " …").clipped(to: inner.columns)
    }
    screen.put(
      lines: lines,
      in: inner.inset(top: (inner.rows - lines.count) / 2),
      style: style,
      align: .center
    )
    if steps > 0, inner.rows > 2 {
      screen.put(stepDots(inner.columns), in: inner.line(inner.rows - 1), align: .center)
    }
    return screen
  }

  private func stepDots(_ columns: Int) -> String {
    guard steps * 2 - 1 <= columns else { return "step \(shown) / \(steps)" }
    return (0..<steps).map { $0 < shown ? "▪" : "▫" }.joined(separator: " ")
  }
}
