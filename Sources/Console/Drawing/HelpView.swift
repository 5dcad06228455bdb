import Screen

/// The table of keys.
struct HelpView {
  let top: Int

  /// Lines of keys that an area holds.
  static func rows(in area: Area) -> Int {
    max(area.rows - 2, 0)
  }

  func draw(on screen: inout Screen, in area: Area) {
    screen.fill(area)
    let body = area.inset(left: 2, right: 2)
    screen.put("Keys", in: body.line(0), style: Theme.accent)
    let rows = KeyTable.rows.dropFirst(top)
    let isCut = rows.count > Self.rows(in: area)
    screen.put(
      isCut ? "J more, Esc back" : "Esc back",
      in: body.line(0),
      style: Theme.quiet,
      align: .trailing
    )
    let width = min(24, body.columns / 2)
    for (index, row) in rows.prefix(Self.rows(in: area)).enumerated() {
      let line = body.line(index + 2)
      screen.put(row.keys, in: line.inset(right: body.columns - width + 1), style: Theme.strong)
      screen.put(row.meaning, in: line.inset(left: width))
    }
  }
}
