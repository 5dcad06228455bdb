/// Lines that mean something to a tool and something else to Markdown, as comments that the scanner
/// leaves alone.
enum MarkedLines {
  /// `lines` with each for which `mark` gives words made a comment of them; code between fences stays.
  ///
  /// Nil words leave a line as it is.
  static func comments(
    _ lines: ArraySlice<Substring>,
    mark: (Substring) -> Substring?
  ) -> [Substring] {
    var opener: LineShape.Fence?
    return lines.map { line in
      if let words = mark(line), opener == nil, words.firstRange(ofBytes: "-->") == nil {
        return words.isEmpty ? "" : "<!-- \(words) -->"
      }
      if let fence = LineShape(line).fence {
        if let open = opener {
          if fence.closes(open) { opener = nil }
        } else {
          opener = fence
        }
      }
      return line
    }
  }
}
