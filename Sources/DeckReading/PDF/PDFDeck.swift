import Deck

/// Reads a deck whose pages are those of a PDF.
///
/// What is found out at once is enough to show it; what its words, links and labels are takes longer.
struct PDFDeck {
  let document: PDFDocument
  /// What the deck is called where the document has no title.
  let name: String
  let sources: [Source]
  private let presenter: PresenterFile?
  private let half: NotesHalf?
  /// The speaker's notes of each page where they are in another file; takes long.
  private let ownNotes: (@Sendable () -> [String]?)?

  /// Looks at the document at `path`.
  static func read(_ path: String, password: String?) throws(DeckError) -> Reading {
    let presenterPath = PresenterFile.path(for: path)
    let sources = [Source(path), Source(presenterPath)]
    return PDFDeck(try PDFDocument(path, password: password), sources, presenterPath).draft
  }

  /// Has the slides at `path` made into a document.
  static func readOffice(_ path: String) throws(DeckError) -> Reading {
    let source = Source(path)
    let document = try PDFDocument(try LibreOffice.convert(path, to: .pdf), path, password: nil)
    return PDFDeck(document, [source], PresenterFile.path(for: path)) { OfficeNotes.read(path) }
      .draft
  }

  init(
    _ document: PDFDocument,
    _ sources: [Source],
    _ presenterPath: String,
    ownNotes: (@Sendable () -> [String]?)? = nil
  ) {
    self.document = document
    self.sources = sources
    self.ownNotes = ownNotes
    presenter = PresenterFile(presenterPath)
    name = document.path.split(separator: "/").last.map(String.init) ?? document.path
    // Which half is notes has to be known before anything is drawn: they are for presenters only.
    half = presenter?.half ?? NotesHalf.guess(document)
  }

  // MARK: - What is known at once

  private var draft: Reading {
    // A hidden page is not shown for a moment either.
    let labels = presenter?.hidesByLabel == true ? PDFStructure.labels(of: document) : nil
    let marks = marks(for: document.sheets.indices.map { labels?.at($0) ?? nil })
    let sheets = ShownSheets(count: document.sheets.count, hidden: marks.hidden)
    var draft = reading(of: sheets, sheets.indices.map { page($0, in: sheets) }, problems)
    draft.rest = { complete(labels) }
    return draft
  }

  private func marks(for labels: [String?]) -> PresenterMarks {
    presenter?.marks(for: labels) ?? PresenterMarks(labels: labels)
  }

  private func reading(of sheets: ShownSheets, _ pages: [Page], _ problems: [Problem]) -> Reading {
    var deck = Deck(
      title: document.title ?? name,
      dialect: MediaType.fileExtension(document.path),
      pages: pages,
      problems: problems,
      aspectRatio: aspectRatio
    )
    deck.duration = presenter?.duration
    return Reading(
      deck: deck,
      files: [],
      drawings: sheets.indices.map(drawing),
      isEmpty: false,
      sources: sources
    )
  }

  private func shown(_ index: Int) -> Box {
    let sheet = document.sheets[index]
    return half?.shown(width: sheet.width, height: sheet.height)
      ?? Box(left: 0, top: 0, width: sheet.width, height: sheet.height)
  }

  private func page(_ index: Int, in sheets: ShownSheets) -> Page {
    Page(
      id: PageID("page-\(index + 1)"),
      title: "Page \(index + 1)",
      line: index + 1,
      transition: presenter?.transition,
      content: content(index, in: sheets, [], [])
    )
  }

  private func content(
    _ index: Int,
    in sheets: ShownSheets,
    _ lines: [PDFText.Line],
    _ links: [PDFLink]
  ) -> Page.Content {
    let shown = shown(index)
    let links = links.filter { shown.holds($0.place) }
      .map { link in
        let place = link.place.within(shown).from(shown)
        return PDFLink(place: place, target: link.target.shown(in: sheets))
      }
    let layer = PageLayer.html(lines, links, width: shown.width, height: shown.height)
    let place = sheets.place(of: index)
    return .drawn(index: place, layer: layer, width: shown.width, height: shown.height)
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

  /// The whole deck; what its pages are called is known already where it had to be.
  private func complete(_ labels: [String?]?) -> Reading {
    let words = PDFText(of: document)
    let structure = PDFStructure(of: document)
    let known = document.sheets.indices.map { index in
      structure?.sheets.at(index) ?? PDFStructure.Sheet(label: labels?.at(index) ?? nil)
    }
    let marks = marks(for: known.map(\.label))
    let sheets = ShownSheets(count: known.count, hidden: marks.hidden)
    let read = self.ownNotes?()
    // Of as many pages, or nobody knows whose notes they are.
    let ownNotes = read?.count == known.count ? read : nil
    let pages = sheets.indices.map { index in
      let split = split(words.pages.at(index) ?? [], index)
      let written = marks.notes[index] ?? ownNotes?.at(index)
      var page = page(index, in: sheets)
      page.title = Self.title(split.shown) ?? page.title
      page.label = marks.labels[index]
      page.notes = written ?? (known[index].comments + split.notes).joined(separator: "\n")
      page.transition = known[index].transition ?? page.transition
      page.autoAdvance = known[index].autoAdvance
      page.content = content(index, in: sheets, split.shown, known[index].links)
      return page
    }
    var problems = problems
    if let hidden = marks.hidden.min(), sheets.indices.count < known.count {
      problems.append(hiddenPages(marks.hidden.count, from: hidden))
    }
    if structure == nil {
      let text = "its links and labels are not known: qpdf is not installed, or it is damaged"
      problems.append(Problem(.note, line: 0, text))
    }
    if structure == nil, labels == nil, presenter?.hidesByLabel == true {
      let text =
        "the .pdfpc file hides pages by their labels, which are not known; look whether any is shown"
      problems.append(Problem(.warning, line: 0, text))
    }
    if words.pages.isEmpty {
      let text = "its words can't be told, so that they are neither found nor read aloud"
      problems.append(Problem(.note, line: 0, text))
    }
    if self.ownNotes != nil, ownNotes == nil {
      problems.append(Problem(.warning, line: 0, "its notes can't be read; save it as .odp"))
    }
    return reading(of: sheets, pages, problems)
  }

  private func hiddenPages(_ count: Int, from index: Int) -> Problem {
    let pages = count == 1 ? "this page is" : "\(count) pages from here on are"
    return Problem(.note, line: index + 1, "\(pages) hidden by the .pdfpc file")
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

extension PDFLink.Target {
  fileprivate func shown(in sheets: ShownSheets) -> PDFLink.Target {
    switch self {
    case .page(let index): .page(sheets.place(of: index))
    case .outside: self
    }
  }
}

extension Array {
  /// The element with an index, where there is one.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
