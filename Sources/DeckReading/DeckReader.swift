import Deck

/// Reads whatever people present from: Markdown, a PDF, or a folder of pictures.
package struct DeckReader: Sendable {
  /// Whether pages may show pictures from the web.
  package var allowsRemote: Bool
  /// The dialect to read Markdown as, whatever it looks like.
  package var dialect: String?

  package init(allowsRemote: Bool = false, dialect: String? = nil) {
    self.allowsRemote = allowsRemote
    self.dialect = dialect
  }

  private static let markdown: Set<String> = ["md", "markdown", "mdown", "qmd", "rmd", "txt"]
  private static let largestMarkdown = 16 << 20

  /// Reads the deck at `path`, a file or a folder; takes as long as its files do.
  package func read(_ path: String) throws(DeckError) -> Reading {
    switch MediaType.fileExtension(path) {
    case let end where Self.markdown.contains(end): try readMarkdown(path)
    default:
      throw DeckError(
        .unknownKind,
        path,
        "can't be presented; give a Markdown file (.md), a PDF, or a folder of pictures"
      )
    }
  }

  private func readMarkdown(_ path: String) throws(DeckError) -> Reading {
    let source = Source(path)
    let bytes: [UInt8]
    let folder: Folder
    do {
      bytes = try FileContent(path).bytes(limit: Self.largestMarkdown)
      folder = try Folder(of: path)
    } catch {
      throw DeckError(error, path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let read = MarkdownDeck.read(bytes, name: name, in: folder, self)
    return Reading(
      deck: read.deck,
      files: read.files.files,
      drawer: nil,
      isEmpty: read.isEmpty,
      sources: [source] + read.files.sources
    )
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
