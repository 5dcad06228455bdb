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
    return lines.indices.map { index in
      let line = lines[index]
      if let words = mark(line), opener == nil {
        // An arrow would end the comment, and show the rest.
        return words.isEmpty ? "" : "<!-- \(words.replacing("-->", with: "→")) -->"
      }
      if let fence = LineShape(line).fence {
        if let open = opener {
          if fence.closes(open) { opener = nil }
        } else if isClosed(fence, by: lines[index...].dropFirst()) {
          opener = fence
        }
      }
      return line
    }
  }

  /// Whether the next fence of its kind ends what `opener` begins, and opens nothing itself.
  private static func isClosed(
    _ opener: LineShape.Fence,
    by lines: ArraySlice<Substring>
  ) -> Bool {
    let next = lines.lazy.compactMap { LineShape($0).fence }
      .first { $0.mark == opener.mark && $0.length >= opener.length }
    return next?.closes(opener) ?? false
  }
}
