import Deck

/// Cuts a notebook into pages as nbconvert does: the first cell that is shown begins a page, and each that is
/// a slide or a subslide does.
struct NotebookPages {
  private(set) var pages: [PageText] = []
  private let language: String
  /// How many slides have begun, each with the subslides below it.
  private var stack = 0
  private var isInFragment = false
  /// Notes before the first page.
  private var earlyNotes: [String] = []

  init(_ notebook: Notebook) {
    language = notebook.language
    for cell in notebook.cells { take(cell) }
    endFragment()
    let sizes = Dictionary(grouping: pages) { $0.settings.stack }.mapValues(\.count)
    for index in pages.indices where sizes[pages[index].settings.stack] == 1 {
      pages[index].settings.stack = nil
    }
  }

  private mutating func take(_ cell: Notebook.Cell) {
    switch cell.place {
    case .nowhere: return
    case .notes:
      note(cell.source)
      return
    case .below where !pages.isEmpty: begin(cell)
    case .fragment where !pages.isEmpty: beginFragment(cell)
    case nil where !pages.isEmpty: break
    case .page, .below, .fragment, nil:
      stack += 1
      begin(cell)
    }
    add(NotebookCell(cell, language: language).lines)
  }

  private mutating func begin(_ cell: Notebook.Cell) {
    endFragment()
    var page = PageText(line: cell.number, lines: [])
    page.settings.stack = stack
    pages.append(page)
    earlyNotes.forEach { note($0) }
    earlyNotes = []
  }

  private mutating func beginFragment(_ cell: Notebook.Cell) {
    endFragment()
    isInFragment = true
    add([MarkdownLine(number: cell.number, text: "<div class=\"fragment\">", kind: .rawHTML)])
  }

  private mutating func endFragment() {
    guard isInFragment, let last = pages.last?.lines.last else { return }
    isInFragment = false
    add([MarkdownLine(number: last.number, text: "</div>", kind: .rawHTML)])
  }

  /// Adds a block, which a blank line keeps apart from the next.
  private mutating func add(_ lines: [MarkdownLine]) {
    guard let last = lines.last else { return }
    pages[pages.count - 1].lines += lines + [last.blank]
  }

  private mutating func note(_ text: String) {
    guard !pages.isEmpty else {
      earlyNotes.append(text)
      return
    }
    let words = text.trimmedOfLines
    guard !words.isEmpty else { return }
    let page = pages.count - 1
    let isFirst = pages[page].notes.isEmpty
    pages[page].notes += isFirst ? words : "\n\n" + words
  }
}
