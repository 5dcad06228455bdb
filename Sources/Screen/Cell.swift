/// One place of a screen: what is seen there and how.
package struct Cell: Equatable, Sendable {
  let glyph: Glyph
  package let style: Style
  /// Whether a wide character that starts in the cell to the left covers it.
  package let isCovered: Bool

  package var text: String { isCovered ? "" : glyph.text }
  /// Columns: 1 or 2; 0 if it is covered.
  package var width: Int { isCovered ? 0 : glyph.width }

  static func blank(_ style: Style) -> Cell {
    Cell(glyph: .space, style: style, isCovered: false)
  }
}
