import Deck

/// How one tool's Markdown says what a page is; a dialect is one small file.
protocol Dialect: Sendable {
  /// As `lectern check` shows it and as a deck can ask for it.
  var name: String { get }

  /// Whether a deck that names no dialect is this one's.
  func recognises(_ text: ScannedMarkdown, _ settings: DeckSettings) -> Bool

  /// Cuts a deck into its pages, in order.
  func pages(
    of text: ScannedMarkdown,
    _ settings: DeckSettings,
    _ problems: inout [Problem]
  ) -> [PageText]
}

enum Dialects {
  /// The first that recognises a deck reads it; the last takes any.
  static let all: [any Dialect] = [GenericDialect()]

  static func choose(
    for text: ScannedMarkdown,
    _ settings: DeckSettings,
    named name: String?
  ) -> any Dialect {
    all.first { $0.name == name } ?? all.first { $0.recognises(text, settings) }
      ?? GenericDialect()
  }
}

/// A page before its Markdown is read.
struct PageText {
  /// Where it starts in the file, from 1.
  var line: Int
  var lines: [MarkdownLine]
  var notes = ""
  var explicitID: String?

  /// Whether there is nothing on it for anyone.
  var isEmpty: Bool { isBlank && notes.isEmpty }

  /// Whether there is nothing to see on it.
  private var isBlank: Bool { lines.allSatisfy { $0.kind == .blank || $0.kind == .definition } }
}
