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

  /// A warning about a line of the deck, or of a file that it takes in.
  mutating func warn(_ line: Int, in file: String? = nil, _ text: String) {
    problems.append(Problem(.warning, file: file, line: line, text))
  }

  mutating func note(_ line: Int, in file: String? = nil, _ text: String) {
    problems.append(Problem(.note, file: file, line: line, text))
  }
}
