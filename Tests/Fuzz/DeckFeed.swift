import Deck
@testable import DeckReading

/// Any bytes as a deck, in the dialect that the first of them names, else in the one that they look like.
enum DeckFeed {
  static func feed(_ bytes: [UInt8]) {
    guard let choice = bytes.first.map(Int.init) else { return }
    var reader = DeckReader()
    if Dialects.all.indices.contains(choice) { reader.dialect = Dialects.all[choice].name }
    judge(MarkdownDeck(Array(bytes.dropFirst()), name: "deck.md", in: folder, reader))
  }

  /// In which pictures and other files are looked for.
  static let folder: Folder = {
    let folder = try? Folder("Tests/Fixtures/decks/slidev")
    guard let folder else { preconditionFailure("scripts/fuzz runs in the project's folder") }
    return folder
  }()

  /// Demands of a deck what holds of each, whatever it was read from.
  static func judge(_ reading: MarkdownDeck) {
    let pages = reading.deck.pages
    demand(!pages.isEmpty, "there is no page")
    for page in pages {
      demand(!page.title.isEmpty, "a page has no title")
      guard case .html(let html) = page.content else { continue }
      let objections = SafeHTML.objections(toPage: html)
      demand(objections.isEmpty, "\(objections)")
    }
  }
}

/// What stands between the hyphens at the top of a deck.
enum HeaderFeed {
  static func feed(_ bytes: [UInt8]) {
    let text = "---\n\(String(decoding: bytes, as: UTF8.self))\n---\n"
    var problems: [Problem] = []
    let lines = SourceText(Array(text.utf8)).lines
    let (_, count) = FrontMatter.read(lines, &problems)
    demand(count <= lines.count, "a header of \(count) lines of \(lines.count)")
    demand(problems.allSatisfy { $0.line <= lines.count + 1 }, "\(problems)")
  }
}

/// HTML of a deck, which must be safe and stay what it is when it is looked through again.
enum HTMLFeed {
  static func feed(_ bytes: [UInt8]) {
    let html = String(decoding: bytes, as: UTF8.self)
    let safe = sanitised(html)
    let objections = SafeHTML.objections(to: withoutSteps(safe))
    demand(objections.isEmpty, "\(objections)")
    let again = sanitised(safe)
    demand(again == safe, "\(safe.debugDescription) became \(again.debugDescription)")
  }

  /// What says of steps is no HTML yet: a page has other marks in its place.
  private static func withoutSteps(_ html: String) -> String {
    html.replacing(/<\/?v-(?:after|clicks?)(?: [^<>]*)?>/, with: "")
      .replacing(/\ ([a-z][a-z0-9.:-]*)="[^"<>]*"/) { Fragment.takes(String($0.1)) ? "" : $0.0 }
  }

  private static func sanitised(_ html: String) -> String {
    HTMLWriter.write(HTMLSanitiser.sanitise(html) { SafeHTML.media($0) }.nodes)
  }
}

/// Diagrams as far as no other program draws them, and drawings that another program has made.
enum DiagramFeed {
  static func feed(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    var drawing: HTMLElement?
    switch bytes.first {
    case UInt8(ascii: "c"): drawing = try? MessageChart.draw(text)
    case UInt8(ascii: "p"): drawing = try? PlantUML.draw(text)
    case UInt8(ascii: "s"): drawing = SVGDrawing.element(of: text)
    default: drawing = try? Mermaid.draw(text)
    }
    guard let drawing else { return }
    let objections = SafeHTML.objections(to: HTMLWriter.write([.element(drawing)]))
    demand(objections.isEmpty, "\(objections)")
  }
}

/// A `.pdfpc` file, of either form.
enum NotesFeed {
  static func feed(_ bytes: [UInt8]) {
    let notes = PresenterFile(bytes).marks(for: ["1", "1", "2", nil, "ii"]).notes
    demand(notes.count <= bytes.count, "\(notes)")
  }
}
