import Deck

/// Reads a deck whose pages are those of a PDF.
enum PDFDeck {
  static func read(_ path: String) throws(DeckError) -> Reading {
    let source = Source(path)
    let size: Int
    do {
      size = try FileContent(path).size
    } catch {
      throw DeckError(error, path)
    }
    let limit = PDFDocument.largest
    guard size <= limit else { throw DeckError(FileRefusal.tooLarge(limit: limit), path) }
    // A name that begins with a hyphen would be an option.
    let document = try PDFDocument(path.hasPrefix("/") ? path : "./" + path)
    let pages = document.sheets.enumerated().map { index, sheet in
      Page(
        id: PageID("page-\(index + 1)"),
        title: title(sheet.text, number: index + 1),
        line: index + 1,
        content: .drawn(number: index + 1, width: sheet.width, height: sheet.height)
      )
    }
    return Reading(
      deck: Deck(
        title: document.title ?? name(path),
        dialect: "pdf",
        pages: pages,
        problems: problems(document),
        aspectRatio: aspectRatio(document.sheets)
      ),
      files: [],
      drawer: PageDrawer(drawings(document)),
      isEmpty: false,
      sources: [source]
    )
  }

  private static func drawings(_ document: PDFDocument) -> [PDFDrawing] {
    document.sheets.enumerated().map { index, sheet in
      PDFDrawing(
        path: document.path,
        number: index + 1,
        text: sheet.text,
        width: sheet.width,
        height: sheet.height
      )
    }
  }

  /// The first line that says something.
  private static func title(_ text: String, number: Int) -> String {
    let line = text.split(separator: "\n").lazy.map { PageTitle.oneLine(String($0)) }
      .first { $0.contains { $0.isLetter } }
    return line.map(PageTitle.shortened) ?? "Page \(number)"
  }

  /// That of most pages; the first such, if there are several.
  private static func aspectRatio(_ sheets: [PDFDocument.Sheet]) -> Double {
    var counts: [Int: Int] = [:]
    let ratios = sheets.map { min(max($0.width / $0.height, 0.2), 5) }
    for ratio in ratios { counts[Int(ratio * 100), default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return ratios.first { counts[Int($0 * 100)] == most } ?? 16.0 / 9.0
  }

  private static func problems(_ document: PDFDocument) -> [Problem] {
    guard document.omitted > 0 else { return [] }
    let shown = document.sheets.count
    return [
      Problem(
        .warning,
        line: shown + 1,
        "only the first \(shown) pages of \(shown + document.omitted) are shown"
      )
    ]
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
