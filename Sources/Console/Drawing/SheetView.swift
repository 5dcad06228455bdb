import Screen
import Session

/// The sheet that viewers see over the page: what it offers, and what a confirm would take.
struct SheetView {
  let sheet: Snapshot.Sheet

  func draw(on screen: inout Screen, in area: Area) {
    let inner = area.inset(left: 2, top: 1, right: 2, bottom: 1)
    screen.fill(area.inset(left: 1, top: 1, right: 1, bottom: 1))
    screen.frame(area, style: Theme.accent)
    screen.put(" \(sheet.title) ", in: area.inset(left: 2, right: 2).line(0), style: Theme.strong)
    for (index, item) in shown(inner.rows).enumerated() {
      let isDraft = item.id == sheet.draft
      let style = isDraft ? Theme.accent : Theme.text
      screen.put((isDraft ? "› " : "  ") + item.title, in: inner.line(index), style: style)
    }
  }

  /// As many items as there are rows, the draft among them.
  private func shown(_ rows: Int) -> ArraySlice<Snapshot.Sheet.Item> {
    let draft = sheet.items.firstIndex { $0.id == sheet.draft } ?? 0
    return sheet.items.dropFirst(max(draft - rows + 1, 0)).prefix(max(rows, 0))
  }
}
