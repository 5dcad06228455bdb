import Deck

/// A deck's text on its way to pages: what a dialect reads, and where it puts what it finds out.
struct Manuscript {
  let text: ScannedMarkdown
  /// What the header says; a dialect that finds more about the deck as a whole adds it.
  var settings: DeckSettings
  /// What is odd about the deck.
  var problems: [Problem] = []
  /// Other files that the deck takes in.
  var included: IncludedFiles

  mutating func warn(_ line: Int, _ text: String) {
    problems.append(Problem(.warning, line: line, text))
  }

  mutating func note(_ line: Int, _ text: String) {
    problems.append(Problem(.note, line: line, text))
  }
}
