@testable import DeckReading

/// A notebook of Jupyter's, as a deck.
enum NotebookFeed {
  static func feed(_ bytes: [UInt8]) {
    guard let notebook = Notebook(bytes) else { return }
    DeckFeed.judge(MarkdownDeck(notebook, name: "deck.ipynb", in: DeckFeed.folder, DeckReader()))
  }
}

/// An HTML file made with reveal.js, as a deck.
enum RevealFeed {
  static func feed(_ bytes: [UInt8]) {
    let text = SourceText(bytes).lines.joined(separator: "\n")
    guard let document = RevealDocument(text) else { return }
    DeckFeed.judge(MarkdownDeck(document, name: "deck.html", in: DeckFeed.folder, DeckReader()))
  }
}

/// OpenDocument's XML, of which the notes are read.
enum OfficeFeed {
  /// A tag asks for a hundred blanks at the most.
  private static let mostOfByte = 10

  static func feed(_ bytes: [UInt8]) {
    let notes = OfficeNotes.of(bytes)
    let size = notes.reduce(0) { $0 + $1.utf8.count }
    demand(size <= bytes.count * mostOfByte, "\(size) bytes of notes")
    demand(notes.count <= bytes.count, "notes of \(notes.count) pages")
  }
}
