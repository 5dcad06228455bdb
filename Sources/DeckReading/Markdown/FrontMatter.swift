import Deck

/// What a deck says about itself between `---` on its first line and the next `---` or `...`.
enum FrontMatter {
  /// The settings, and how many lines they take.
  static func read(_ lines: [Substring], _ problems: inout [Problem]) -> (DeckSettings, Int) {
    (DeckSettings(), 0)
  }
}
