import Deck

/// Reads a deck of Markdown: bytes, text, dialect, pages, HTML.
struct MarkdownDeck {
  private(set) var deck: Deck
  private(set) var files: DeckFiles
  /// Whether there is nothing to show; the deck's one page says so then.
  private(set) var isEmpty = false
  /// The first heading or words in the deck.
  private var firstTitle: String?

  private static let mostPages = 5_000

  /// Reads a file's bytes; a deck that has no title at all is called `name`.
  init(_ bytes: [UInt8], name: String, in folder: Folder, _ reader: DeckReader) {
    deck = Deck(title: name, dialect: "", pages: [])
    files = DeckFiles(in: folder, allowsRemote: reader.allowsRemote)
    let source = SourceText(bytes)
    deck.problems = source.problems
    let (settings, header) = FrontMatter.read(source.lines, &deck.problems)
    take(settings)
    let text = LineScanner.scan(Array(source.lines[header...]), offset: header, &deck.problems)
    let dialect = Dialects.choose(for: text, settings, named: reader.dialect ?? settings.dialect)
    deck.dialect = dialect.name
    let texts = dialect.pages(of: text, settings, &deck.problems)
    addPages(shown(texts, hasHeader: header > 0), Definitions(in: text))
    deck.title = settings.title ?? firstTitle ?? name
    deck.problems.sort { $0.line < $1.line }
  }

  private mutating func take(_ settings: DeckSettings) {
    deck.aspectRatio = settings.aspectRatio ?? deck.aspectRatio
    deck.direction = settings.direction ?? deck.direction
    deck.language = settings.language
  }

  private mutating func warn(_ line: Int, _ text: String) {
    deck.problems.append(Problem(.warning, line: line, text))
  }

  // MARK: - Pages

  /// Without the page that a separator right behind the header would make, or those beyond the limit.
  private mutating func shown(_ texts: [PageText], hasHeader: Bool) -> ArraySlice<PageText> {
    var shown = texts[...]
    if texts.count > 1, let first = texts.first, first.isEmpty {
      if hasHeader {
        shown = shown.dropFirst()
      } else {
        warn(first.line, "the deck begins with a separator, so its first page is empty")
      }
    }
    if shown.count > Self.mostPages {
      shown = shown.prefix(Self.mostPages)
      warn(texts[shown.endIndex].line, "only the first \(Self.mostPages) pages are shown")
    }
    return shown
  }

  private mutating func addPages(_ texts: ArraySlice<PageText>, _ definitions: Definitions) {
    isEmpty = texts.count <= 1 && texts.allSatisfy(\.isEmpty)
    guard !isEmpty else {
      warn(1, "the deck is empty; write a page into it, and it shows at once")
      deck.pages = [Self.emptyPage]
      return
    }
    var names: Set<String> = []
    for text in texts {
      let page = page(text, definitions)
      if let name = page.explicitID, !names.insert(name).inserted {
        warn(page.line, "the name \(name) belongs to a page before this one")
      }
      deck.pages.append(page)
    }
  }

  private mutating func page(_ text: PageText, _ definitions: Definitions) -> Page {
    let number = deck.pages.count + 1
    let markdown = PageMarkdown(text, definitions)
    deck.problems += markdown.problems
    var troubles: [(address: String, text: String)] = []
    let html = PageHTML(markdown, isFirst: number == 1) { address in
      let (shown, trouble) = files.show(address)
      if let trouble { troubles.append((address, trouble)) }
      return shown
    }
    for trouble in troubles { warn(text.line(ofPicture: trouble.address), trouble.text) }
    for element in html.dropped {
      let line = text.line(of: "<\(element)") ?? text.line
      deck.problems.append(Problem(.note, line: line, "<\(element)> is not shown"))
    }
    firstTitle = firstTitle ?? html.title
    return Page(
      id: PageID("page-\(number)"),
      explicitID: text.explicitID ?? markdown.explicitID,
      title: html.title ?? "Page \(number)",
      steps: html.steps,
      notes: text.notes,
      line: text.line,
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

  /// The line of the picture with an address, as near as can be told.
  fileprivate func line(ofPicture address: String) -> Int {
    line(of: "(\(address))") ?? line(of: address) ?? line
  }
}
