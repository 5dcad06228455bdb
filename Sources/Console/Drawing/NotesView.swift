import Screen

/// The notes, and whether there are more of them above or below.
struct NotesView {
  let pane: NotesPane
  /// What to say without any notes.
  let absence: String

  func draw(on screen: inout Screen, title: Area, text: Area) {
    screen.put("Notes", in: title, style: Theme.quiet)
    if pane.lines.isEmpty {
      screen.put(absence, in: text, style: Theme.quiet)
    } else {
      screen.put(lines: pane.visible, in: text)
    }
    let more = [
      pane.top > 0 ? "↑ \(pane.top)" : nil, pane.below > 0 ? "↓ \(pane.below) more lines" : nil,
    ].compactMap { $0 }
    let hint = more.joined(separator: "  ")
    if title.columns > 0 {
      screen.put(hint, in: title, style: Theme.quiet, align: .trailing)
    } else if pane.below > 0 {
      let last = text.line(text.rows - 1).inset(left: text.columns - 1)
      screen.put("↓", in: last, style: Theme.accent)
    }
  }
}
