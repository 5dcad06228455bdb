import QRCode
import Screen

/// A code to scan, and words beside it or, on a narrow screen, above it.
struct CodeView {
  let code: QRCode?
  let title: String
  /// Lines below the title, the first of which matters most.
  let lines: [String]

  func draw(on screen: inout Screen, in area: Area) {
    screen.fill(area)
    let body = area.inset(left: 2, right: 2)
    guard let code, let drawn = Self.drawn(code, in: area) else {
      let hint = code == nil ? [] : ["", "A larger window has room for a code to scan."]
      words(lines + hint, on: &screen, in: body.inset(top: 1))
      return
    }
    let width = drawn.first?.count ?? 0
    let place = Area(
      column: 2,
      row: area.row + (area.rows - drawn.count) / 2,
      columns: width,
      rows: drawn.count
    )
    screen.put(lines: drawn, in: place, style: Theme.paper)
    words(lines, on: &screen, in: body.inset(left: width + 3, top: place.row - area.row + 1))
  }

  private func words(_ lines: [String], on screen: inout Screen, in area: Area) {
    screen.put(title, in: area, style: Theme.accent)
    var rest = area.inset(top: 2)
    for (index, line) in lines.enumerated() {
      let wrapped = line.wrapped(to: rest.columns)
      screen.put(lines: wrapped, in: rest, style: index == 0 ? Theme.strong : Theme.quiet)
      rest = rest.inset(top: wrapped.count)
    }
  }

  /// With the margin that readers ask for, or a smaller one; nil if neither fits beside some words.
  private static func drawn(_ code: QRCode, in area: Area) -> [String]? {
    [4, 2].lazy.map { code.lines(margin: $0) }.first {
      $0.count <= area.rows && ($0.first?.count ?? 0) + 24 <= area.columns
    }
  }
}
