import Deck

/// Reads a deck of Markdown: bytes, text, dialect, pages, HTML.
struct MarkdownDeck {
  private var problems: [Problem]
  private var files: DeckFiles

  private static let mostPages = 5_000

  /// A deck without a title is called `name`.
  static func read(
    _ bytes: [UInt8],
    name: String,
    in folder: Folder,
    _ options: DeckReader
  ) -> (deck: Deck, files: DeckFiles, isEmpty: Bool) {
    let source = SourceText(bytes)
    var deck = MarkdownDeck(
      problems: source.problems,
      files: DeckFiles(in: folder, allowsRemote: options.allowsRemote)
    )
    return deck.read(source.lines, name: name, dialect: options.dialect)
  }

  private mutating func read(
    _ lines: [Substring],
    name: String,
    dialect: String?
  ) -> (deck: Deck, files: DeckFiles, isEmpty: Bool) {
    let (settings, header) = FrontMatter.read(lines, &problems)
    let text = LineScanner.scan(Array(lines[header...]), offset: header, &problems)
    let reader = Dialects.choose(for: text, settings, named: dialect ?? settings.dialect)
    let texts = limited(reader.pages(of: text, settings, &problems))
    let isEmpty = texts.count <= 1 && texts.allSatisfy { $0.isBlank && $0.notes.isEmpty }
    let definitions = Definitions(in: text)
    let pages = isEmpty ? [emptyPage()] : texts.enumerated().map { page($1, at: $0, definitions) }
    problems.sort { $0.line < $1.line }
    let deck = Deck(
      title: settings.title ?? pages.first?.title ?? name,
      dialect: reader.name,
      pages: pages,
      problems: problems,
      aspectRatio: settings.aspectRatio ?? 16.0 / 9.0,
      direction: settings.direction ?? .leftToRight,
      language: settings.language
    )
    return (deck, files, isEmpty)
  }

  // MARK: - Pages

  private mutating func limited(_ texts: [PageText]) -> [PageText] {
    guard texts.count > Self.mostPages else { return texts }
    problems.append(
      Problem(
        .warning,
        line: texts[Self.mostPages].line,
        "only the first \(Self.mostPages) pages are shown"
      )
    )
    return Array(texts.prefix(Self.mostPages))
  }

  private mutating func page(
    _ text: PageText,
    at index: Int,
    _ definitions: Definitions
  ) -> Page {
    var troubles: [(address: String, text: String)] = []
    let markdown = PageMarkdown(text, definitions)
    problems += markdown.problems
    let html = PageHTML(markdown, isFirst: index == 0) { address in
      let (shown, trouble) = files.show(address)
      if let trouble { troubles.append((address, trouble)) }
      return shown
    }
    for trouble in troubles {
      let line = text.line(of: trouble.address)
      problems.append(Problem(.warning, line: line, trouble.text))
    }
    for element in html.dropped {
      problems.append(
        Problem(.note, line: text.line(of: "<\(element)"), "<\(element)> is not shown")
      )
    }
    let title = html.title ?? "Page \(index + 1)"
    return Page(
      id: PageID("page-\(index + 1)"),
      explicitID: text.explicitID ?? markdown.explicitID,
      title: title,
      steps: html.steps,
      notes: text.notes,
      line: text.line,
      content: .html(html.html)
    )
  }

  private mutating func emptyPage() -> Page {
    problems.append(
      Problem(.warning, line: 1, "the deck is empty; write a page into it, and it shows at once")
    )
    let heading = HTMLElement(name: "h1", children: [.text("This deck is empty")])
    return Page(
      id: PageID("page-1"),
      title: "This deck is empty",
      line: 1,
      content: .html(PageHTML.article([.element(heading)], .cover))
    )
  }
}

extension PageText {
  /// The line of the page on which `word` stands first; where it starts, if it stands nowhere.
  fileprivate func line(of word: String) -> Int {
    lines.first { $0.text.firstRange(ofBytes: word) != nil }?.number ?? line
  }
}
