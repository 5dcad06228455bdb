/// The parts of a page that GitPitch puts to its sides, in rows from north to south and in columns from
/// west to east.
struct SnapGrid {
  private struct Part {
    var row: Int
    var column: Int
    var span: Int?
    var line: MarkdownLine
    var lines: [MarkdownLine] = []
    /// Whether it keeps its place among the lines.
    var isSide = false
  }

  private var parts: [Part] = []
  private var isOpen = false
  private var hasSides = false

  mutating func begin(_ word: AtWord, at line: MarkdownLine) {
    let place = word.classes.first ?? ""
    let row = place.hasPrefix("north") ? 0 : place.hasPrefix("south") ? 2 : 1
    let column = place.hasSuffix("west") ? 0 : place.hasSuffix("east") ? 2 : 1
    parts.append(Part(row: row, column: column, span: word.span, line: line))
    isOpen = true
  }

  /// Begins a part such as `left-70`, which is beside another; false for a word that says nothing of sides.
  mutating func beginSide(_ word: AtWord, at line: MarkdownLine) -> Bool {
    for (side, column) in [("left-", 0), ("right-", 2)] {
      guard let name = word.classes.first(where: { $0.hasPrefix(side) }) else { continue }
      let span = Int(name.dropFirst(side.count)).flatMap { (1...100).contains($0) ? $0 : nil }
      parts.append(Part(row: 1, column: column, span: span, line: line, isSide: true))
      (isOpen, hasSides) = (true, true)
      return true
    }
    return false
  }

  /// Whether the part that is open is one of those.
  var isSide: Bool { isOpen && parts.last?.isSide == true }

  mutating func end() {
    isOpen = false
  }

  /// The lines of the sides that are complete; nil where there are none.
  mutating func takeSides() -> [MarkdownLine]? {
    guard hasSides else { return nil }
    hasSides = false
    var sides = SnapGrid()
    sides.parts = parts.filter(\.isSide)
    parts.removeAll(where: \.isSide)
    return sides.lines
  }

  /// The last line of the part that is open.
  var lastText: Substring? { isOpen ? parts.last?.lines.last?.text : nil }

  /// False outside of all parts.
  mutating func put(_ line: MarkdownLine) -> Bool {
    guard isOpen, !parts.isEmpty else { return false }
    parts[parts.count - 1].lines.append(line)
    return true
  }

  var lines: [MarkdownLine] {
    (0...2).flatMap { row in
      let row = parts.filter { $0.row == row }
      let columns = Set(row.map(\.column)).sorted()
      guard columns.count > 1, let first = row.first else {
        return row.flatMap { aligned($0) }
      }
      let content = columns.flatMap { column in
        let parts = row.filter { $0.column == column }
        let span = parts.lazy.compactMap(\.span).first
        let width = span.map { " width=\"\($0)%\"" } ?? ""
        return [first.line.division("{.column\(width)}")] + parts.flatMap(\.lines)
          + [first.line.division()]
      }
      return [first.line.division("columns")] + content + [first.line.division()]
    }
  }

  private func aligned(_ part: Part) -> [MarkdownLine] {
    let alignment = ["left", "center", "right"][part.column]
    let width = part.span.map { " width=\"\($0)%\"" } ?? ""
    return [part.line.division("{style=\"text-align: \(alignment)\"\(width)}")] + part.lines
      + [part.line.division()]
  }
}
