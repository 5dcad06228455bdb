import Deck

/// A page before its Markdown is read.
struct PageText {
  /// Where it starts: the file, if that is not the deck's own, and the line, from 1.
  var file: String?
  var line: Int
  var lines: [MarkdownLine]
  /// Its own comments in order, as far as nothing has made use of them.
  var comments: [Comment] = []
  /// Plain text for presenters.
  var notes = ""
  var settings = PageSettings()
  /// Whether its lines are HTML, and no Markdown.
  var isHTML = false

  /// Whether there is nothing on it for anyone.
  var isEmpty: Bool { isBlank && notes.isEmpty && settings.background.pictures.isEmpty }

  /// Whether there is no text to see on it.
  var isBlank: Bool { lines.allSatisfy { $0.kind == .blank || $0.kind == .definition } }

  /// What a copy of it costs: its bytes, and a few for each line.
  var size: Int { lines.reduce(0) { $0 + $1.text.utf8.count + 32 } }

  /// A problem at a line of it.
  func problem(_ severity: Problem.Severity, line: Int? = nil, _ text: String) -> Problem {
    Problem(severity, file: file, line: line ?? self.line, text)
  }
}

extension ScannedMarkdown {
  /// What a line is to the pages.
  enum Cut {
    case none
    /// It ends a page and stands on none.
    case here
    /// It is the first of a page.
    case before
  }

  /// The pages between the cuts, each with its comments.
  ///
  /// `place` is asked of each line in order, by its index.
  func cut(_ place: (Int) -> Cut) -> [PageText] {
    var pages: [PageText] = []
    var comments = self.comments[...]
    var start = 0
    for index in lines.indices {
      let cut = place(index)
      if cut == .none || cut == .before && index == start { continue }
      pages.append(page(start..<index, before: lines[index].number, &comments))
      start = cut == .here ? index + 1 : index
    }
    pages.append(page(start..<lines.count, before: .max, &comments))
    return pages
  }

  /// Takes the page's own `comments` off those that are left.
  private func page(
    _ range: Range<Int>,
    before end: Int,
    _ comments: inout ArraySlice<Comment>
  ) -> PageText {
    let own = comments.prefix { $0.line < end }
    comments = comments.dropFirst(own.count)
    let first = lines[range].first { $0.kind != .blank } ?? lines[range].first
    return PageText(
      line: first?.number ?? (end == .max ? (lines.last?.number ?? 0) + 1 : end),
      lines: Array(lines[range]),
      comments: Array(own)
    )
  }
}
