import Pager
import Screen
import Session

/// The page, and while it moves the ones beside it, as everyone sees them slide.
struct StageView {
  let live: LiveSession
  /// In pages, at the time of drawing.
  let position: Double

  func draw(on screen: inout Screen, in area: Area, stride: Int) {
    let isVertical = live.session.layout.axis == .vertical
    let side = !isVertical && live.deck.direction == .rightToLeft ? -1 : 1
    let shift = -Int((position * Double(stride * side)).rounded())
    for place in places {
      let offset = shift + place.offset * stride * side
      guard abs(offset) < stride else { continue }
      let card = place.card?.screen(columns: area.columns, rows: area.rows)
      let column = area.column + (isVertical ? 0 : offset)
      let row = area.row + (isVertical ? offset : 0)
      if let card { screen.lay(card, column: column, row: row, within: area) }
    }
    cover(&screen, area)
    if let sheet = live.session.sheet { SheetView(sheet: sheet).draw(on: &screen, in: area) }
  }

  /// Pages with their places: 0 is the settled page's, 1 the one after it in reading order.
  private var places: [(card: PageCard?, offset: Int)] {
    let session = live.session
    let current = PageCard(live, page: session.page, step: session.step)
    guard let transition = session.transition else { return [(current, 0)] }
    let direction = transition.direction < 0 ? -1 : 1
    let next = PageCard(live, page: transition.to, step: transition.step)
    let behind = transition.animation?.behind.flatMap { PageCard(live, page: $0, step: nil) }
    return [(current, 0), (next, direction), (behind, -direction)]
  }

  /// What viewers see instead while the page is covered.
  private func cover(_ screen: inout Screen, _ area: Area) {
    let (style, word): (Style, String)
    switch live.session.blackout {
    case .none: return
    case .black: (style, word) = (Theme.ink, "covered in black")
    case .white: (style, word) = (Theme.paper, "covered in white")
    }
    let inner = area.inset(left: 1, top: 1, right: 1, bottom: 1)
    screen.fill(inner, style: style)
    let title = live.page(live.session.page)?.title ?? ""
    screen.put(
      lines: [title, word],
      in: inner.inset(top: inner.rows / 2 - 1),
      style: style,
      align: .center
    )
  }
}
