import Deck

/// Markdown of no tool in particular: hyphens separate pages, and a page may end with its notes.
struct GenericDialect: Dialect {
  let name = "generic"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? { nil }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    var isInNotes = false
    var headings: [Int] = []
    let lines = manuscript.text.lines
    let pages = manuscript.text.cut { index in
      let line = lines[index]
      if Notes.opening(line) != nil { isInNotes = true }
      // Presenters' notes have no headings: hyphens beneath them are a separator.
      if line.kind == .separator || line.isHyphenUnderline && isInNotes {
        isInNotes = false
        return .here
      }
      if line.isHyphenUnderline { headings.append(line.number) }
      return .none
    }
    for line in headings { manuscript.warn(line, Self.headingWarning) }
    return pages.map { Self.takingNotes($0, manuscript.settings.page) }
  }

  static let headingWarning =
    "hyphens right under text make a heading of it; put a blank line above them for a new page"

  /// The page without its notes among its lines.
  static func takingNotes(_ page: PageText, _ settings: PageSettings) -> PageText {
    var page = page
    page.settings = settings
    page.settings.hasNotesDivisions = true
    page.settings.id = page.comments.lazy.compactMap(PageDirective.identifier).first
    SizedPictures.rewrite(&page.lines)
    var notes: [String] = []
    if let written = Notes.take(from: &page.lines) { notes.append(written) }
    notes = Notes.takeDivisions(from: &page.lines) + Notes.takeAsides(from: &page.lines) + notes
    if let last = Notes.lastComment(of: page) { notes.insert(last, at: 0) }
    page.notes = notes.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return page
  }
}
