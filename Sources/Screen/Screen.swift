/// What a terminal shows, as a value: a grid of cells.
///
/// A wide character always has both of its cells; what overwrites one of them blanks the other.
package struct Screen: Equatable, Sendable {
  package let size: Size
  private var cells: [Cell]

  /// An empty screen.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
  }

  package var area: Area {
    Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The cell at a place; a blank one outside of the screen.
  package subscript(column: Int, row: Int) -> Cell {
    area.contains(column: column, row: row) ? cells[index(column, row)] : .blank(.plain)
  }

  /// Its lines without the spaces at their ends.
  package var lines: [String] {
    (0..<size.rows).map { row in
      let text = (0..<size.columns).map { self[$0, row].text }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Shows a glyph; does nothing if not all of it lies on the screen.
  mutating func set(_ glyph: Glyph, column: Int, row: Int, style: Style) {
    guard
      area.contains(column: column, row: row),
      area.contains(column: column + glyph.width - 1, row: row)
    else { return }
    for column in column..<column + glyph.width { part(column, row) }
    let first = index(column, row)
    cells[first] = Cell(glyph: glyph, style: style, isCovered: false)
    if glyph.width == 2 {
      cells[first + 1] = Cell(glyph: glyph, style: style, isCovered: true)
    }
  }

  /// Blanks the other half of a wide character that has one half here.
  private mutating func part(_ column: Int, _ row: Int) {
    let here = index(column, row)
    if cells[here].isCovered {
      cells[here - 1] = .blank(cells[here].style)
      cells[here] = .blank(cells[here].style)
    } else if cells[here].width == 2 {
      cells[here + 1] = .blank(cells[here].style)
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    row * size.columns + column
  }
}
