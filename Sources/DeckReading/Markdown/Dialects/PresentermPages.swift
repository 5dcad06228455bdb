import Deck

/// Builds presenterm's pages: lines and commands come in the order in which they stand in the deck.
struct PresentermPages {
  let options: PresentermOptions
  private let defaults: PageSettings
  private var pages: [PageText] = []
  var page: PageText
  /// Whether anything but blank lines is on the page.
  private(set) var hasContent = false
  private var hasTitle = false
  var columns: Columns?
  var style = Style()
  private var openStyle = Style()
  /// The files that are being read, each taken in by the one before it; none where it is the deck's own.
  var files: [String] = []

  /// What holds for the rest of a page.
  struct Style: Equatable {
    var alignment: PageSettings.Alignment?
    var fontSize = 1
    /// Nil: as all lists of the deck.
    var isIncremental: Bool?
    /// Whether rows of tables come one by one; nil: as all tables of the deck.
    var tables: Bool?
  }

  init(_ options: PresentermOptions, _ defaults: PageSettings) {
    self.options = options
    self.defaults = defaults
    page = Self.emptyPage(defaults)
  }

  mutating func take(_ text: ScannedMarkdown, _ manuscript: inout Manuscript) {
    var comments = text.comments[...]
    for (index, line) in text.lines.enumerated() {
      while let comment = comments.first, comment.line <= line.number {
        comments.removeFirst()
        run(comment, at: line, &manuscript)
      }
      if options.endsAtRules, line.isRule {
        endPage(&manuscript)
        continue
      }
      if text.isTitle(index) {
        if options.endsAtTitles, hasTitle { endPage(&manuscript) }
        hasTitle = true
      }
      append(line)
    }
  }

  mutating func finish(_ manuscript: inout Manuscript) -> [PageText] {
    endPage(&manuscript)
    return pages
  }

  mutating func endPage(_ manuscript: inout Manuscript) {
    leaveColumns()
    closeStyle()
    if hasTitle { page.lines = page.lines.map(Self.beneathTitle) }
    page.lines = PresentermCode.shown(page.lines)
    PresentermCode.setFormulas(&page.lines)
    PresentermCode.takeFiles(&page, &manuscript)
    PresentermPictures.size(&page.lines, options.imagePrefix)
    pages.append(page)
    page = Self.emptyPage(defaults)
    style = Style()
    (hasContent, hasTitle) = (false, false)
  }

  private static func emptyPage(_ settings: PageSettings) -> PageText {
    var page = PageText(line: 0, lines: [])
    page.settings = settings
    return page
  }

  /// A page's title stands above all its other headings.
  private static func beneathTitle(_ line: MarkdownLine) -> MarkdownLine {
    var line = line
    let shape = LineShape(line.text)
    switch line.kind {
    case .underline: line.text = "==="
    case .heading where shape.headingLevel < 6: line.text = "#" + shape.body
    default: break
    }
    return line
  }

  // MARK: - Lines

  mutating func append(_ line: MarkdownLine) {
    if !hasContent { (page.file, page.line) = (files.last, line.number) }
    if line.kind != .blank {
      hasContent = true
      openStyle(at: line)
    }
    var line = line
    // Numbers are those of the page's own file.
    if files.last != page.file { line.number = page.lines.last?.number ?? page.line }
    put(line)
  }

  /// Puts a line into the column that is being filled, else on the page.
  private mutating func put(_ line: MarkdownLine) {
    if columns?.put(line) != true { page.lines.append(line) }
  }

  mutating func leaveColumns() {
    guard let filled = columns else { return }
    closeStyle()
    columns = nil
    page.lines += filled.lines(at: page.lines.last?.number ?? page.line)
  }

  mutating func enter(column: Int) -> Bool {
    closeStyle()
    return columns?.enter(column) ?? false
  }

  // MARK: - Style

  private mutating func openStyle(at line: MarkdownLine) {
    var wanted = style
    // What is no list needs no division around it.
    let isItem = LineShape(line.text).listItem(interrupting: false) != nil
    wanted.tables = nil
    if line.text.trimmed.hasPrefix("|") {
      wanted.isIncremental = style.tables ?? options.areTablesIncremental
      // What holds for lists is no word about tables.
      if wanted.isIncremental == options.isIncremental { wanted.isIncremental = nil }
    } else if !isItem, openStyle.isIncremental == nil {
      wanted.isIncremental = nil
    }
    guard wanted != openStyle else { return }
    closeStyle()
    openStyle = wanted
    guard wanted != Style() else { return }
    put(line.html("<div\(wanted.attributes)>"))
  }

  private mutating func closeStyle() {
    guard openStyle != Style() else { return }
    openStyle = Style()
    put(
      MarkdownLine(number: page.lines.last?.number ?? page.line, text: "", kind: .blank).html(
        "</div>"
      )
    )
  }
}

extension PresentermPages.Style {
  /// As the attributes of an element.
  fileprivate var attributes: String {
    var styles: [String] = []
    if let alignment { styles.append("max-width: none; text-align: \(alignment.rawValue)") }
    if fontSize > 1 { styles.append("font-size: \(1 + Double(fontSize - 1) / 2)em") }
    let items = isIncremental.map { " class=\"\($0 ? "" : "non")incremental\"" } ?? ""
    return items + (styles.isEmpty ? "" : " style=\"\(styles.joined(separator: "; "))\"")
  }
}
