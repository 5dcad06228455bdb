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
  /// How elements look on all its pages.
  var styles = StyleSheet()
  /// What pages come to that are taken over once more.
  var copied = 0
  static let mostCopied = 4 << 20

  /// A warning about a line of the deck, or of a file that it takes in.
  mutating func warn(_ line: Int, in file: String? = nil, _ text: String) {
    problems.append(Problem(.warning, file: file, line: line, text))
  }

  mutating func note(_ line: Int, in file: String? = nil, _ text: String) {
    problems.append(Problem(.note, file: file, line: line, text))
  }

  /// The text of another file that `page` takes in, and its path; a warning where there is none.
  ///
  /// The page names it on `line`, which is its first one if it is nil.
  mutating func include(
    _ name: String,
    from page: PageText,
    line: Int? = nil
  ) -> (text: ScannedMarkdown, file: String)? {
    do {
      let (lines, file) = try included.lines(of: name, from: page.file)
      let text = LineScanner.scan(lines, offset: 0)
      problems += text.problems.map { Problem($0.severity, file: file, line: $0.line, $0.text) }
      return (text, file)
    } catch {
      problems.append(page.problem(.warning, line: line, error.text(for: name)))
      return nil
    }
  }
}
