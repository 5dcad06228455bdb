import Deck

/// How one tool's Markdown says what a page is; a dialect is one small file.
protocol Dialect: Sendable {
  /// As `lectern check` shows it and as a deck can ask for it.
  var name: String { get }

  /// The header's keys that mean something in it beside those that every deck may have, in lower case.
  var keys: Set<String> { get }

  /// Whether style that stands on a page is meant for that page alone.
  var stylesOnePage: Bool { get }

  /// The style sheet with which its decks begin, which knows how long their lengths are.
  var styles: StyleSheet { get }

  /// What shows that a deck which names no dialect is this one's; nil where nothing does.
  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign?

  /// The deck's lines as the scanner is to see them; nil where they can stay as they are.
  ///
  /// Each line must stay in its place, so that numbers hold.
  func prepared(_ lines: ArraySlice<Substring>) -> [Substring]?

  /// Cuts a deck into its pages, in order.
  func pages(of manuscript: inout Manuscript) -> [PageText]
}

extension Dialect {
  var keys: Set<String> { [] }
  var stylesOnePage: Bool { false }
  var styles: StyleSheet { StyleSheet() }
  func prepared(_ lines: ArraySlice<Substring>) -> [Substring]? { nil }
}

/// What a deck's dialect is recognised by.
struct Sign: Equatable {
  /// From 1; 0 where no line shows it.
  var line: Int
  /// As `lectern check` names it, such as `marp: true`.
  var text: String

  init(_ text: some StringProtocol, line: Int = 0) {
    self.line = line
    self.text = Self.begin(text)
  }

  init(_ comment: Comment) {
    line = comment.line
    text = "<!-- \(Self.begin(comment.text)) -->"
  }

  private static let longest = 60

  /// What an author wrote, on one line and not too much of it.
  static func begin(_ text: some StringProtocol) -> String {
    let line = PageTitle.oneLine(String(text))
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}

enum Dialects {
  /// The first that shows a sign reads the deck; the last takes any.
  static let all: [any Dialect] = [
    Marp(), Presenterm(), Showoff(), GitPitch(), GoPresent(), Spectacle(), Obsidian(), Reveal(),
    Slidev(), Remark(), Deckset(), Md2GoogleSlides(), Patat(), Quarto(), Pandoc(format: .beamer),
    K1LoWDeck(), Lookatme(), TerminalSlides(), Mdp(), Landslide(), Pandoc(format: .pandoc),
    HeadingsDialect(), GenericDialect(),
  ]

  /// The dialect that `name` asks for, else the one whose signs the deck shows.
  static func choose(
    for text: ScannedMarkdown,
    _ settings: DeckSettings,
    named name: String?
  ) -> (dialect: any Dialect, sign: Sign?) {
    if let name, let asked = all.first(where: { $0.name == name.lowercased() }) {
      return (asked, nil)
    }
    for dialect in all {
      if let sign = dialect.sign(in: text, settings) { return (dialect, sign) }
    }
    return (GenericDialect(), nil)
  }
}
