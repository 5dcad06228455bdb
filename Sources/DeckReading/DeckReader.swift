import Deck

/// Reads whatever people present from: Markdown, a PDF, or a folder of pictures.
package struct DeckReader: Sendable {
  /// Whether pages may show pictures from the web.
  package var allowsRemote: Bool
  /// The dialect to read Markdown as, whatever it looks like.
  package var dialect: String?
  /// What a document asks for, where it does.
  package var password: String?
  /// Files of an earlier version; those that are still the same are not read again.
  var known: [DeckFile] = []
  /// Those of an earlier version, which are not drawn again.
  var diagrams = Diagrams()

  package init(allowsRemote: Bool = false, dialect: String? = nil, password: String? = nil) {
    self.allowsRemote = allowsRemote
    self.dialect = dialect
    self.password = password
  }

  /// Has what an earlier version of the deck had, so that only what is new takes time.
  mutating func keep(_ reading: Reading) {
    known = reading.files
    diagrams = reading.diagrams
  }

  private static let markdown: Set<String> = [
    "md", "markdown", "mdown", "qmd", "rmd", "slide", "txt",
  ]
  private static let largestMarkdown = 16 << 20
  /// Of a notebook or an HTML file, which may hold their pictures.
  private static let largestHTML = 64 << 20

  /// Reads the deck at `path`, a file or a folder; takes as long as its files do.
  package func read(_ path: String) throws(DeckError) -> Reading {
    let draft = try readUnnamed(path)
    return named(draft.rest?() ?? draft)
  }

  /// Reads as much of the deck as showing it takes; ``Reading/rest`` finds out the rest.
  package func readAtOnce(_ path: String) throws(DeckError) -> Reading {
    named(try readUnnamed(path))
  }

  private func named(_ reading: Reading) -> Reading {
    var reading = reading
    var naming = PageNaming()
    reading.deck.pages = naming.name(reading.deck.pages)
    return reading
  }

  /// By what `path` is: a folder, or a file whose name tells its kind.
  private func readUnnamed(_ path: String) throws(DeckError) -> Reading {
    if let folder = try? Folder(path) { return try readFolder(folder, path) }
    let end = MediaType.fileExtension(path)
    if end == "pdf" { return try PDFDeck.read(path, password: password) }
    if LibreOffice.ends.contains(end) { return try PDFDeck.readOffice(path) }
    if Self.markdown.contains(end) { return try readMarkdown(path) }
    if end == "ipynb" { return try readNotebook(path) }
    if end == "html" || end == "htm" { return try readHTML(path) }
    do {
      _ = try FileContent(path)
    } catch {
      throw DeckError(error, path)
    }
    if end == "key" {
      let text = "is for Keynote alone to open; export it there as a PDF, or as PowerPoint (.pptx)"
      throw DeckError(.unknownKind, path, text)
    }
    throw DeckError(.unknownKind, path, "is of no kind that can be presented; \(Self.kinds)")
  }

  private static let kinds = """
    give Markdown (.md, .markdown, .qmd, .Rmd, .slide, .txt), a PDF, slides (.pptx, .odp), a \
    notebook (.ipynb), a reveal.js deck (.html), or a folder of pictures
    """

  private func readMarkdown(_ path: String) throws(DeckError) -> Reading {
    try readText(path, limit: Self.largestMarkdown) { bytes, name, folder throws(DeckError) in
      MarkdownDeck(bytes, name: name, in: folder, self)
    }
  }

  private func readNotebook(_ path: String) throws(DeckError) -> Reading {
    try readText(path, limit: Self.largestHTML) { bytes, name, folder throws(DeckError) in
      guard let notebook = Notebook(bytes) else {
        let text = """
          is no notebook of Jupyter's format 4, or one of over two million values; save it anew \
          there, without large outputs
          """
        throw DeckError(.broken, path, text)
      }
      return MarkdownDeck(notebook, name: name, in: folder, self)
    }
  }

  private func readHTML(_ path: String) throws(DeckError) -> Reading {
    try readText(path, limit: Self.largestHTML) { bytes, name, folder throws(DeckError) in
      let text = SourceText(bytes).lines.joined(separator: "\n")
      guard let document = RevealDocument(text) else {
        let text =
          "has no sections in .reveal .slides; of HTML files, reveal.js decks can be presented"
        throw DeckError(.unknownKind, path, text)
      }
      return MarkdownDeck(document, name: name, in: folder, self)
    }
  }

  private func readText(
    _ path: String,
    limit: Int,
    as deck: ([UInt8], String, Folder) throws(DeckError) -> MarkdownDeck
  ) throws(DeckError) -> Reading {
    let source = Source(path)
    let bytes: [UInt8]
    let folder: Folder
    do {
      bytes = try FileContent(path).bytes(limit: limit)
      folder = try Folder(of: path)
    } catch {
      throw DeckError(error, path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let read = try deck(bytes, name, folder)
    return Reading(
      deck: read.deck,
      files: read.files.files,
      drawings: [],
      isEmpty: read.isEmpty,
      sources: [source] + read.files.sources + read.included.sources,
      diagrams: read.diagrams.kept
    )
  }

  /// A folder of pictures, or of the one deck that is in it.
  private func readFolder(_ folder: Folder, _ path: String) throws(DeckError) -> Reading {
    let names: [String]
    do {
      names = try folder.names()
    } catch {
      throw DeckError(error, path)
    }
    let pictures = PictureDeck.pictures(among: names)
    let decks = names.filter { name in
      let end = MediaType.fileExtension(name)
      return end != "txt" && Self.markdown.contains(end)
    }
    if !pictures.isEmpty {
      var reading = PictureDeck.read(pictures, in: folder, self)
      for name in decks.sorted() where name != PictureNotes.name {
        reading.deck.problems.append(
          Problem(.note, line: 0, "\(name) is not shown; to present it, give its own path")
        )
      }
      return reading
    }
    guard let deck = decks.first, decks.count == 1 else {
      let reason = decks.isEmpty ? "holds no pictures and no Markdown" : "holds several decks"
      throw DeckError(.unknownKind, path, "\(reason); \(Self.kinds)")
    }
    return try readMarkdown(path + "/" + deck)
  }
}

extension DeckError {
  init(_ refusal: FileRefusal, _ path: String) {
    switch refusal {
    case .missing: self.init(.missing, path, "there is no such file")
    case .outside: self.init(.unreadable, path, "leads round in a circle of links")
    case .notAFile: self.init(.unreadable, path, "is not a file")
    case .tooLarge(let limit):
      self.init(.tooLarge, path, "is over the limit of \(limit >> 20) MiB for its kind")
    case .failed(let reason): self.init(.unreadable, path, "can't be read: \(reason)")
    }
  }
}
