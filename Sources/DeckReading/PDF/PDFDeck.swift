import Deck

/// Reads a deck whose pages are those of a PDF.
///
/// What is found out at once is enough to show it; what its words, links and labels are takes longer.
struct PDFDeck {
  let document: PDFDocument
  /// What the deck is called where the document has no title.
  let name: String
  let sources: [Source]
  private let half: NotesHalf?
  private let presenterPath: String

  /// Looks at the document at `path`.
  static func read(_ path: String, password: String?) throws(DeckError) -> Reading {
    let presenterPath = PresenterFile.path(for: path)
    let sources = [Source(path), Source(presenterPath)]
    return PDFDeck(try PDFDocument(path, password: password), sources, presenterPath).draft
  }

  /// Has the slides at `path` made into a document.
  static func readOffice(_ path: String) throws(DeckError) -> Reading {
    let source = Source(path)
    let document = try PDFDocument(try OfficeDeck.pdf(path), path, password: nil)
    return PDFDeck(document, [source], PresenterFile.path(for: path)).draft
  }

  init(_ document: PDFDocument, _ sources: [Source], _ presenterPath: String) {
    self.document = document
    self.sources = sources
    self.presenterPath = presenterPath
    name = document.path.split(separator: "/").last.map(String.init) ?? document.path
    // Which half is notes has to be known before anything is drawn: they are for presenters only.
    half = PresenterFile(presenterPath, labels: [])?.half ?? NotesHalf.guess(document)
  }

  // MARK: - What is known at once

  private var draft: Reading {
    let known = reading(of: document.sheets.indices.map { page($0) }, problems)
    var draft = known
    draft.rest = { complete(known) }
    return draft
  }

  private func reading(of pages: [Page], _ problems: [Problem]) -> Reading {
    Reading(
      deck: Deck(
        title: document.title ?? name,
        dialect: MediaType.fileExtension(document.path),
        pages: pages,
        problems: problems,
        aspectRatio: aspectRatio
      ),
      files: [],
      drawings: document.sheets.indices.map(drawing),
      isEmpty: false,
      sources: sources
    )
  }

  private func shown(_ index: Int) -> Box {
    let sheet = document.sheets[index]
    return half?.shown(width: sheet.width, height: sheet.height)
      ?? Box(left: 0, top: 0, width: sheet.width, height: sheet.height)
  }

  private func page(_ index: Int) -> Page {
    Page(
      id: PageID("page-\(index + 1)"),
      title: "Page \(index + 1)",
      line: index + 1,
      content: content(index, [], [])
    )
  }

  private func content(_ index: Int, _ lines: [PDFText.Line], _ links: [PDFLink]) -> Page.Content {
    let shown = shown(index)
    let links = links.filter { shown.holds($0.place) }
      .map { PDFLink(place: $0.place.from(shown), target: $0.target) }
    let layer = PageLayer.html(lines, links, width: shown.width, height: shown.height)
    return .drawn(index: index, layer: layer, width: shown.width, height: shown.height)
  }

  private func drawing(_ index: Int) -> PageDrawing {
    PageDrawing(
      file: document.file,
      number: index + 1,
      shown: shown(index),
      isWhole: half == nil
    )
  }

  /// That of most pages; the first such, if there are several.
  private var aspectRatio: Double {
    var counts: [Int: Int] = [:]
    let ratios = document.sheets.indices.map { index in
      min(max(shown(index).width / shown(index).height, 0.2), 5)
    }
    for ratio in ratios { counts[Int(ratio * 100), default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return ratios.first { counts[Int($0 * 100)] == most } ?? 16.0 / 9.0
  }

  private var problems: [Problem] {
    let shown = document.sheets.count
    var problems: [Problem] = []
    if document.omitted > 0 {
      let all = shown + document.omitted
      let text = "only the first \(shown) pages of \(all) are shown"
      problems.append(Problem(.warning, line: shown + 1, text))
    }
    if let half {
      let text = "the \(half) half of each page is taken for notes, which viewers don't see"
      problems.append(Problem(.note, line: 0, text))
    }
    return problems
  }

  // MARK: - What takes longer

  private func complete(_ draft: Reading) -> Reading {
    let words = PDFText(of: document)
    let structure = PDFStructure(of: document)
    let labels = document.sheets.indices.map { structure?.sheets.at($0)?.label }
    let written = PresenterFile(presenterPath, labels: labels)?.notes ?? [:]
    var reading = draft
    for index in reading.deck.pages.indices {
      let sheet = structure?.sheets.at(index) ?? PDFStructure.Sheet()
      let split = split(words.pages.at(index) ?? [], index)
      let notes = written[index] ?? (sheet.comments + split.notes).joined(separator: "\n")
      reading.deck.pages[index].title = Self.title(split.shown) ?? "Page \(index + 1)"
      reading.deck.pages[index].label = sheet.label
      reading.deck.pages[index].notes = notes
      reading.deck.pages[index].content = content(index, split.shown, sheet.links)
    }
    if structure == nil {
      let text = "its links and labels are not known: qpdf is not installed, or it is damaged"
      reading.deck.problems.append(Problem(.note, line: 0, text))
    }
    return reading
  }

  /// What of the words is shown, and what is notes: these repeat the page in small, which is left out.
  private func split(
    _ lines: [PDFText.Line],
    _ index: Int
  )
    -> (shown: [PDFText.Line], notes: [String])
  {
    let lines = lines.filter { !$0.words.isEmpty }
    guard half != nil else { return (lines, []) }
    let box = shown(index)
    var shown: [PDFText.Line] = []
    var others: [PDFText.Line] = []
    for line in lines {
      if box.holds(line.words[0].place) {
        let words = line.words.map { PDFText.Word(place: $0.place.from(box), text: $0.text) }
        shown.append(PDFText.Line(words: words))
      } else {
        others.append(line)
      }
    }
    let repeated = Set(shown.map(\.text))
    return (shown, others.map(\.text).filter { !repeated.contains($0) })
  }

  /// The first of the largest lines that say something.
  private static func title(_ lines: [PDFText.Line]) -> String? {
    let spoken = lines.filter { $0.text.contains { $0.isLetter } }
    let largest = spoken.map(\.height).max() ?? 0
    return spoken.first { $0.height > 0.9 * largest }
      .map { PageTitle.shortened(PageTitle.oneLine($0.text)) }
  }
}

extension Array {
  /// The element with an index, where there is one.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
