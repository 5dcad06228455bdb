import Screen
import Session

/// What the next press shows.
struct NextView {
  private let title: String
  private let card: PageCard?
  private let isEnd: Bool

  init(_ live: LiveSession) {
    let place = live.landing
    let index = live.index(of: place?.page)
    let page = index.flatMap { live.page(at: $0) }
    card = index.flatMap { live.deck.neighbour(of: $0, .next, by: .step) }
      .flatMap(live.page(at:)).flatMap { PageCard(live, page: $0.id, step: 0) }
    if let page, let step = place?.step, step < page.steps {
      title = "step \(step + 1) of \(page.steps)" + (card.map { ", then \($0.title)" } ?? "")
      isEnd = false
    } else {
      title = card?.title ?? "the end of the deck"
      isEnd = card == nil
    }
  }

  /// A label and the title; where there is room, the next page's card below.
  func draw(on screen: inout Screen, in area: Area) {
    let label = "Next  "
    let text = area.inset(left: label.count)
    let lines = title.wrapped(to: text.columns)
    screen.put(label, in: area, style: Theme.quiet)
    let hasCard = card != nil && area.rows >= 8
    let style = isEnd ? Theme.quiet : Theme.text
    if hasCard || area.rows == 1 {
      screen.put(title, in: text, style: style)
    } else {
      screen.put(lines: lines, in: text, style: style)
    }
    guard hasCard, let card else { return }
    let rows = min(area.rows - 2, area.columns / 5)
    let small = card.screen(columns: min(area.columns, rows * 4), rows: rows, style: Theme.text)
    screen.lay(small, column: area.column, row: area.row + 2, within: area)
  }
}
