import Screen

/// A page's notes as lines that fit, and which of them are in view.
struct NotesPane: Equatable, Sendable {
  private(set) var lines: [String] = []
  /// The first line in view.
  private(set) var top = 0
  private var rows = 0
  private var source = Source(page: nil, text: "", columns: 0)

  private struct Source: Equatable {
    var page: String?
    var text: String
    var columns: Int
  }

  /// The lines in view.
  var visible: ArraySlice<String> { lines[top..<min(top + rows, lines.count)] }

  /// Lines that are hidden below.
  var below: Int { max(lines.count - top - rows, 0) }

  /// Shows the notes of a page; another page's begin at their top.
  mutating func show(_ text: String, of page: String?, in area: Area) {
    let new = Source(page: page, text: text, columns: area.columns)
    rows = area.rows
    if new.page != source.page { top = 0 }
    if new != source {
      source = new
      lines = text.isEmpty ? [] : text.printable.wrapped(to: area.columns)
      while lines.last == "" { lines.removeLast() }
    }
    scroll(0)
  }

  mutating func scroll(_ count: Int) {
    top = min(max(top + count, 0), max(lines.count - rows, 0))
  }
}
