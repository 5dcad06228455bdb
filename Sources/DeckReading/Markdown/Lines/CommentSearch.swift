/// How far comments go that are not closed on their own line, each line looked at once for all of them.
struct CommentSearch {
  private var ends = NextLine()
  private var separators = NextLine()
  private var openings = NextLine()

  /// To the line that closes it, or else to before the next separator.
  ///
  /// It counts as never closed, too, where another begins behind a separator: one slip must not turn the
  /// rest of a deck inside out.
  mutating func reach(from index: Int, in lines: [Substring]) -> (end: Int, isClosed: Bool) {
    let end = ends.after(index, in: lines) { $0.firstRange(ofBytes: "-->") != nil }
    let separator = separators.after(index, in: lines) { line in
      let shape = LineShape(line)
      return shape.indent <= 3 && shape.isSeparator
    }
    var another: Int?
    if let separator {
      another = openings.after(separator, in: lines) { $0.firstRange(ofBytes: "<!--") != nil }
    }
    if let end, end < another ?? lines.count { return (end, true) }
    return (separator ?? lines.count, false)
  }
}

/// The next line of some kind, looked for no more than once as long as the questions go forward.
struct NextLine {
  private var known: (from: Int, line: Int?)?

  mutating func after(
    _ index: Int,
    in lines: [Substring],
    where holds: (Substring) -> Bool
  ) -> Int? {
    if let known, known.from <= index, known.line ?? .max > index { return known.line }
    let line = lines[min(index + 1, lines.count)...].firstIndex(where: holds)
    known = (index, line)
    return line
  }
}
