import Pager
import Screen

/// Where everything stands on a screen of some size, for drawing as for the mouse.
struct Layout: Equatable, Sendable {
  /// On a small screen the page is one line, and the notes get all that they can.
  let isCompact: Bool
  let header: Area
  /// Where the page slides.
  let stage: Area
  /// The page's number and its steps.
  let place: Area
  let control: Area
  let next: Area
  let timer: Area
  let notesTitle: Area
  let notesText: Area
  let report: Area
  let footer: Area
  /// What an overlay covers.
  let overlay: Area

  /// Cells from one page to the next, the space between them included.
  func stride(along axis: Pager.Layout.Axis) -> Int {
    axis == .horizontal ? stage.columns + 2 : stage.rows + 1
  }

  /// `ratio` is the width of a page by its height.
  init(size: Size, ratio: Double) {
    let screen = Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let body = screen.inset(left: size.columns < 60 ? 1 : 2, right: size.columns < 60 ? 1 : 2)
    footer = body.line(size.rows - 1)
    overlay = screen.inset(bottom: 1)
    isCompact = size.columns < 60 || size.rows < 16
    if isCompact {
      header = Area(column: 0, row: 0, columns: 0, rows: 0)
      stage = body.line(0)
      place = body.line(0)
      control = body.line(1)
      next = body.line(2)
      timer = body.line(0)
      report = body.line(size.rows - 2)
      notesTitle = Area(column: 0, row: 0, columns: 0, rows: 0)
      notesText = body.inset(top: size.rows < 10 ? 3 : 4, bottom: 2)
    } else {
      header = body.line(0)
      report = body.line(size.rows - 2)
      let content = body.inset(top: 2, bottom: 2)
      let left = Area(
        column: content.column,
        row: content.row,
        columns: min(max(size.columns * 2 / 5, 30), 72),
        rows: content.rows
      )
      let height = Int((Double(left.columns) / ratio / 2).rounded())
      stage = left.inset(bottom: left.rows - min(max(height, 5), left.rows - 8))
      place = left.line(stage.rows)
      control = left.line(stage.rows + 1)
      let rest = left.inset(top: stage.rows + 3)
      timer = rest.inset(top: rest.rows - (rest.rows < 8 ? 1 : 4))
      next = rest.inset(bottom: timer.rows + 1)
      let right = content.inset(left: left.columns + 3)
      notesTitle = right.line(0)
      notesText = right.inset(top: 2, right: right.columns - min(right.columns, 100))
    }
  }
}
