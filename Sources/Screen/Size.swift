/// How many columns and rows of cells a terminal shows.
package struct Size: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  /// Keeps both within 1...1,000: a terminal may report anything.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1_000)
    self.rows = min(max(rows, 1), 1_000)
  }
}

/// A rectangle of cells; it may be empty or lie outside of the screen.
package struct Area: Equatable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The first column to the right of it.
  package var end: Int { column + columns }
  /// The first row below it.
  package var bottom: Int { row + rows }

  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < end && row >= self.row && row < bottom
  }

  /// What remains without `left`, `top`, `right` and `bottom` cells at its sides.
  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Area {
    Area(
      column: column + left,
      row: row + top,
      columns: columns - left - right,
      rows: rows - top - bottom
    )
  }

  /// Its row `index` from the top, one row high.
  package func line(_ index: Int) -> Area {
    Area(column: column, row: row + index, columns: columns, rows: 1)
  }
}
