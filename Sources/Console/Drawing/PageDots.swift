import Screen
import Session

/// The page control: a dot a page, or a bar where there are more pages than room.
///
/// The marked place is the settled page's; where an open transition would lead is only hinted at.
struct PageDots: Equatable {
  private let count: Int
  private let index: Int
  private let target: Int?
  private let width: Int
  private let isMirrored: Bool

  init(_ live: LiveSession, index: Int, width: Int) {
    count = min(max(live.session.control.count, 1), 1_000_000)
    self.index = min(max(index, 0), count - 1)
    target = live.session.transition.flatMap { live.index(of: $0.to) }
    self.width = width
    isMirrored = live.deck.direction == .rightToLeft
  }

  private var hasDots: Bool { count <= (width + 1) / 2 }

  /// Where the settled page's mark is, from the left of the control.
  var currentColumn: Int { column(of: index) }

  /// The number of the page whose mark is nearest to a column, from 1.
  func number(at column: Int) -> Int {
    let column = min(max(column, 0), width)
    let place =
      hasDots
      ? (column - firstColumn + 1) / 2
      : (column * (count - 1) + (width - 1) / 2) / max(width - 1, 1)
    let page = min(max(place, 0), count - 1)
    return isMirrored ? count - page : page + 1
  }

  func draw(on screen: inout Screen, in area: Area) {
    if hasDots {
      for page in 0..<count { mark(page, page == index ? "●" : "○", on: &screen, in: area) }
    } else {
      screen.fill(area, with: "─", style: Theme.quiet)
      let current = currentColumn
      let done = isMirrored ? area.inset(left: current) : area.inset(right: width - current - 1)
      screen.fill(done, with: "━", style: Theme.accent)
      if let target { mark(target, "╸", on: &screen, in: area) }
      mark(index, "●", on: &screen, in: area)
    }
  }

  private func mark(_ page: Int, _ text: String, on screen: inout Screen, in area: Area) {
    let style = page == index || page == target ? Theme.accent : Theme.quiet
    let column = area.column + column(of: page)
    screen.put(text, in: Area(column: column, row: area.row, columns: 1, rows: 1), style: style)
  }

  private func column(of page: Int) -> Int {
    let place = isMirrored ? count - 1 - page : page
    guard hasDots else { return count > 1 ? place * max(width - 1, 0) / (count - 1) : 0 }
    return firstColumn + 2 * place
  }

  private var firstColumn: Int { (width - (2 * count - 1)) / 2 }
}
