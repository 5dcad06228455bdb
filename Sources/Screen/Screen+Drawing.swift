/// Where text stands in its area.
package enum Alignment: Sendable {
  case leading
  case center
  case trailing
}

extension Screen {
  /// Puts text on the first row of `area`, with an ellipsis if it doesn't fit.
  package mutating func put(
    _ text: String,
    in area: Area,
    style: Style = .plain,
    align: Alignment = .leading
  ) {
    guard area.rows > 0 else { return }
    let text = text.clipped(to: area.columns)
    let rest = area.columns - text.displayWidth
    var column = area.column
    switch align {
    case .leading: break
    case .center: column += rest / 2
    case .trailing: column += rest
    }
    for glyph in text.glyphs {
      set(glyph, column: column, row: area.row, style: style)
      column += glyph.width
    }
  }

  /// Puts lines below each other, as many as fit.
  package mutating func put(
    lines: some Sequence<String>,
    in area: Area,
    style: Style = .plain,
    align: Alignment = .leading
  ) {
    for (index, line) in lines.prefix(area.rows).enumerated() {
      put(line, in: area.line(index), style: style, align: align)
    }
  }

  /// Fills an area with one narrow character.
  package mutating func fill(_ area: Area, with character: Character = " ", style: Style = .plain) {
    guard let glyph = Glyph(character), glyph.width == 1 else { return }
    for row in max(area.row, 0)..<max(min(area.bottom, size.rows), max(area.row, 0)) {
      for column in max(area.column, 0)..<max(min(area.end, size.columns), max(area.column, 0)) {
        set(glyph, column: column, row: row, style: style)
      }
    }
  }

  /// Draws a frame with round corners along the sides of an area of at least 2 × 2.
  package mutating func frame(_ area: Area, style: Style = .plain) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let middle = area.columns - 2
    let line = String(repeating: "─", count: middle)
    put("╭" + line + "╮", in: area, style: style)
    put("╰" + line + "╯", in: area.line(area.rows - 1), style: style)
    fill(area.inset(top: 1, right: area.columns - 1, bottom: 1), with: "│", style: style)
    fill(area.inset(left: area.columns - 1, top: 1, bottom: 1), with: "│", style: style)
  }

  /// Lays another screen over this one at a place that may be outside, cut to `clip`.
  package mutating func lay(_ other: Screen, column: Int, row: Int, within clip: Area) {
    for y in 0..<other.size.rows {
      for x in 0..<other.size.columns {
        let cell = other[x, y]
        let left = clip.contains(column: column + x, row: row + y)
        let right = clip.contains(column: column + x + cell.width - 1, row: row + y)
        if left, right, !cell.isCovered {
          set(cell.glyph, column: column + x, row: row + y, style: cell.style)
        } else if left, !cell.isCovered || !clip.contains(column: column + x - 1, row: row + y) {
          // Half of a wide character is never shown.
          set(.space, column: column + x, row: row + y, style: cell.style)
        }
      }
    }
  }
}
