import Deck

/// Reads a deck of Markdown: bytes, text, dialect, pages, HTML.
struct MarkdownDeck {
  private(set) var deck: Deck
  private(set) var files: DeckFiles
  private(set) var included: IncludedFiles
  private(set) var diagrams: Diagrams
  /// Whether there is nothing to show; the deck's one page says so then.
  private(set) var isEmpty = false
  private var settings = DeckSettings()
  private var definitions = Definitions()
  private var styles = PageStyles()
  private var missing = MissingPictures()
  /// The first heading or words in the deck.
  private var firstTitle: String?

  private static let mostPages = 5_000
  private static let mostPlaces = 100

  /// Reads a file's bytes; a deck that has no title at all is called `name`.
  init(_ bytes: [UInt8], name: String, in folder: Folder, _ reader: DeckReader) {
    deck = Deck(title: name, dialect: "", pages: [])
    files = DeckFiles(in: folder, reader)
    included = IncludedFiles(in: folder)
    diagrams = reader.diagrams
    let source = SourceText(bytes)
    deck.problems = source.problems
    let (settings, header) = FrontMatter.read(source.lines, &deck.problems)
    let texts = split(source.lines[header...], offset: header, settings, reader.dialect)
    addPages(shown(texts, hasHeader: header > 0))
    deck.title = title ?? firstTitle ?? name
    // What is taken over from page to page is odd on each of them.
    var told: Set<Problem> = []
    deck.problems.removeAll { !told.insert($0).inserted }
    deck.problems.sort { ($0.file ?? "", $0.line) < ($1.file ?? "", $1.line) }
  }

  /// Shows a notebook's cells; a deck that has no title at all is called `name`.
  init(_ notebook: Notebook, name: String, in folder: Folder, _ reader: DeckReader) {
    deck = Deck(title: name, dialect: "notebook", pages: [])
    files = DeckFiles(in: folder, reader)
    included = IncludedFiles(in: folder)
    diagrams = reader.diagrams
    if !notebook.isMadeToBeShown {
      warn(
        0,
        "no cell has a slide type, so that all of them are one page; Jupyter can give them one"
      )
    }
    if notebook.omitted > 0 {
      let most = Notebook.mostCells
      warn(most + 1, "only the first \(most) of \(most + notebook.omitted) cells are shown")
    }
    addPages(visible(NotebookPages(notebook).pages[...]))
    deck.title = notebook.title.flatMap(PageTitle.named) ?? firstTitle ?? name
  }

  /// Shows the sections of an HTML file; a deck that has no title at all is called `name`.
  init(_ document: RevealDocument, name: String, in folder: Folder, _ reader: DeckReader) {
    deck = Deck(title: name, dialect: "reveal-html", pages: [], problems: document.problems)
    deck.language = document.language
    files = DeckFiles(in: folder, reader)
    included = IncludedFiles(in: folder)
    diagrams = reader.diagrams
    addPages(visible(document.pages[...]))
    deck.title = document.title.flatMap(PageTitle.named) ?? firstTitle ?? name
  }

  /// Chooses the dialect, and lets it cut the deck.
  private mutating func split(
    _ lines: ArraySlice<Substring>,
    offset: Int,
    _ settings: DeckSettings,
    _ asked: String?
  ) -> [PageText] {
    var text = LineScanner.scan(Array(lines), offset: offset)
    let name = asked ?? settings.dialect
    let (dialect, sign) = Dialects.choose(for: text, settings, named: name)
    deck.dialect = dialect.name
    deck.dialectSign = sign.map { Deck.Sign(line: $0.line, text: $0.text) }
    if let name, sign != nil || name.lowercased() != dialect.name {
      let known = Dialects.all.map(\.name).joined(separator: ", ")
      deck.problems.append(
        Problem(.warning, line: 0, "no dialect is called “\(name.prefix(40))”; there are \(known)")
      )
    }
    if let prepared = dialect.prepared(lines) { text = LineScanner.scan(prepared, offset: offset) }
    deck.problems += text.problems
    if let unknown = settings.unknown(to: dialect.keys) { deck.problems.append(unknown) }
    var manuscript = Manuscript(text: text, settings: settings, included: included)
    manuscript.styles = dialect.styles
    var pages = dialect.pages(of: &manuscript)
    // Behind what the dialect's themes say, which the author changes.
    manuscript.takeHeaderStyles()
    manuscript.takeStyles(from: &pages, ofOnePage: dialect.stylesOnePage)
    styles.add(manuscript.styles)
    deck.problems += manuscript.problems
    included = manuscript.included
    definitions = Definitions(in: text)
    take(manuscript.settings)
    return pages
  }

  /// That of the header, without its marks of Markdown where the first page shows it so.
  private var title: String? {
    guard let title = settings.title else { return nil }
    let plain = PageTitle.plain(title)
    return plain == deck.pages.first?.title ? plain : title
  }

  private mutating func take(_ settings: DeckSettings) {
    self.settings = settings
    deck.aspectRatio = settings.aspectRatio ?? deck.aspectRatio
    deck.direction = settings.direction ?? deck.direction
    deck.language = settings.language
    deck.duration = settings.duration
    deck.loops = settings.loops
  }

  private mutating func warn(_ line: Int, _ text: String) {
    deck.problems.append(Problem(.warning, line: line, text))
  }

  // MARK: - Pages

  /// Without what a separator right behind the header or at the end would make.
  private mutating func shown(_ texts: [PageText], hasHeader: Bool) -> ArraySlice<PageText> {
    var shown = texts[...]
    if let last = shown.last, shown.count > 1, last.isEmpty { shown = shown.dropLast() }
    if texts.count > 1, let first = texts.first, first.isEmpty {
      if hasHeader {
        shown = shown.dropFirst()
      } else {
        warn(first.line, "the deck begins with a separator, so its first page is empty")
      }
    }
    return visible(shown)
  }

  /// Without hidden pages, or those beyond the limit.
  private mutating func visible(_ texts: ArraySlice<PageText>) -> ArraySlice<PageText> {
    var shown = texts
    let hidden = shown.filter(\.settings.isHidden)
    if let first = hidden.first {
      let pages = hidden.count == 1 ? "this page is" : "\(hidden.count) pages from here on are"
      deck.problems.append(first.problem(.note, "\(pages) hidden, as the author says"))
      shown = shown.filter { !$0.settings.isHidden }[...]
    }
    if let first = shown.dropFirst(Self.mostPages).first {
      shown = shown.prefix(Self.mostPages)
      warn(first.line, "only the first \(Self.mostPages) pages are shown")
    }
    return shown
  }

  private mutating func addPages(_ texts: ArraySlice<PageText>) {
    isEmpty = texts.count <= 1 && texts.allSatisfy(\.isEmpty)
    guard !isEmpty else {
      warn(1, "the deck is empty; write a page into it, and it shows at once")
      deck.pages = [Self.emptyPage]
      return
    }
    var names: Set<String> = []
    var number = 0
    for text in texts {
      var page = page(text)
      if let name = page.explicitID, !names.insert(name).inserted {
        deck.problems.append(
          text.problem(.warning, "the name \(name) belongs to a page before this one")
        )
      }
      if text.settings.isCounted {
        number += 1
        page.number = number
      }
      deck.pages.append(page)
    }
    deck.problems += missing.problems
  }

  private mutating func page(_ text: PageText) -> Page {
    let number = deck.pages.count + 1
    let markdown = PageMarkdown(text, &definitions)
    deck.problems += markdown.problems
    var troubles: [(address: String, text: String)] = []
    let place = PageHTML.Place(isFirst: number == 1, aspectRatio: deck.aspectRatio)
    var (diagrams, styles) = (diagrams, styles)
    let html = PageHTML(
      markdown,
      text.settings,
      place,
      styles: &styles,
      diagrams: &diagrams
    ) { address in
      let (shown, trouble) = files.show(address)
      if let trouble { troubles.append((address, trouble)) }
      return shown
    }
    (self.diagrams, self.styles) = (diagrams, styles)
    var named: Set<String> = []
    for (address, trouble) in troubles where named.insert(address).inserted {
      // Where very many are missing, their page is enough to find them by.
      let line = named.count <= Self.mostPlaces ? text.line(ofPicture: address) : text.line
      missing.take(text.problem(.warning, line: line, trouble))
    }
    for element in html.dropped {
      let line = text.line(of: "<\(element)")
      deck.problems.append(text.problem(.note, line: line, "<\(element)> is not shown"))
    }
    for trouble in html.troubles.prefix(Self.mostPlaces) {
      let line = text.line(of: trouble)
      deck.problems.append(
        text.problem(.note, line: line, "this diagram is shown as text: \(trouble.reason)")
      )
    }
    if let crowding = html.measure.crowding { deck.problems.append(text.problem(.note, crowding)) }
    firstTitle = firstTitle ?? html.title
    let settings = text.settings
    return Page(
      id: PageID("page-\(number)"),
      explicitID: settings.id ?? markdown.explicitID,
      title: settings.title.flatMap(PageTitle.named) ?? html.title ?? Page.title(atPlace: number),
      steps: html.steps,
      notes: ([text.notes] + html.notes).filter { !$0.isEmpty }.joined(separator: "\n\n"),
      file: text.file,
      line: text.line,
      transition: settings.transition,
      duration: settings.duration,
      autoAdvance: settings.autoAdvance,
      stack: settings.stack,
      length: html.measure.length,
      content: .html(html.html)
    )
  }

  private static let emptyPage: Page = {
    let title = "This deck is empty"
    let heading = HTMLElement(name: "h1", children: [.text(title)])
    return Page(
      id: PageID("page-1"),
      title: title,
      line: 1,
      content: .html(PageHTML.article([.element(heading)], .cover))
    )
  }()
}

extension PageText {
  /// The line of the page on which `word` stands first.
  fileprivate func line(of word: String) -> Int? {
    lines.first { $0.text.firstRange(ofBytes: word) != nil }?.number
  }

  /// The line of the fence of a diagram that could not be drawn.
  fileprivate func line(of trouble: Diagrams.Trouble) -> Int? {
    lines.indices.dropLast().first { index in
      lines[index].kind == .code && lines[index + 1].text.trimmed == trouble.begin.trimmed
        && LineShape(lines[index].text).fence?.info.lowercased().contains(trouble.language) ?? false
    }.map { lines[$0].number }
  }

  /// The line of the picture with an address, as near as can be told.
  fileprivate func line(ofPicture address: String) -> Int {
    // What some dialects let stand in Markdown.
    let written = address.replacing("%20", with: " ")
    return line(of: "(\(address))") ?? line(of: address) ?? line(of: written) ?? line
  }
}
