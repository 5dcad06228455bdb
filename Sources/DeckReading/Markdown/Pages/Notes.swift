/// What presenters alone see of a page.
enum Notes {
  /// Takes the lines from `Note:` on out of a page, or from another first line of notes.
  static func take(
    from lines: inout [MarkdownLine],
    _ opening: (MarkdownLine) -> Substring? = opening
  ) -> String? {
    for index in lines.indices {
      guard let first = opening(lines[index]) else { continue }
      let taken = [first] + lines[(index + 1)...].map(\.text)
      lines.removeSubrange(index...)
      return taken.joined(separator: "\n").trimmedOfLines
    }
    return nil
  }

  /// Takes what stands between `::: notes` and `:::` out of a page.
  static func takeDivisions(from lines: inout [MarkdownLine]) -> [String] {
    var notes: [String] = []
    var start: Int?
    var depth = 0
    for index in lines.indices {
      guard let words = division(lines[index]) else { continue }
      if start == nil {
        if Attributes(bare: words).isOfNotes { (start, depth) = (index, 1) }
      } else {
        depth += words.isEmpty ? -1 : 1
      }
      guard let first = start, depth == 0 else { continue }
      notes.append(lines[first + 1..<index].map(\.text).joined(separator: "\n").trimmedOfLines)
      for taken in first...index { lines[taken] = lines[taken].blank }
      start = nil
    }
    if let first = start {
      notes.append(lines[(first + 1)...].map(\.text).joined(separator: "\n").trimmedOfLines)
      lines.removeSubrange(first...)
    }
    return notes
  }

  /// What follows the colons of a line, which may stand in a list or a quote.
  private static func division(_ line: MarkdownLine) -> Substring? {
    guard line.kind == .division || line.kind == .text else { return nil }
    let body = line.text.utf8.drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    return LineShape(line.text[body.startIndex...]).division
  }

  /// Takes what stands in `<aside class="notes">` out of a page; one that is never closed ends with it.
  static func takeAsides(from lines: inout [MarkdownLine]) -> [String] {
    var notes: [String] = []
    var rest = lines.startIndex
    while let first = lines[rest...].firstIndex(where: { isAside($0) }) {
      var depth = 0
      let last = lines[first...].firstIndex { line in
        let text = line.text.lowercased()[...]
        depth += text.count(ofBytes: "<aside") - text.count(ofBytes: "</aside")
        return depth <= 0
      }
      let end = last ?? lines.index(before: lines.endIndex)
      let text = lines[first...end].map(\.text).joined(separator: "\n")
      notes.append(
        HTMLSanitiser.sanitise(text) { _ in nil }.nodes.map(\.plainText).joined().trimmedOfLines
      )
      for taken in first...end { lines[taken] = lines[taken].blank }
      rest = end + 1
    }
    return notes
  }

  private static func isAside(_ line: MarkdownLine) -> Bool {
    line.kind == .text && RawHTML.contains("<aside", in: line.text)
      && line.text.lowercased().contains("notes")
  }

  /// The comment that a page ends with.
  static func lastComment(of page: PageText) -> String? {
    guard let last = page.comments.last(where: { !PageDirective.isForTools($0) }), last.endsLine,
      page.lines.allSatisfy({ $0.number <= last.lastLine || $0.kind == .blank })
    else { return nil }
    return last.text
  }

  /// What follows `Note:` on the first line of notes; nil for any other line.
  static func opening(_ line: MarkdownLine) -> Substring? {
    guard line.kind == .text, let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let word = line.text[..<colon].trimmed
    guard word.utf8.count <= 5, ["note", "notes"].contains(word.lowercased()) else { return nil }
    return line.text[colon...].afterASCII(1)
  }

  /// What follows a deck's own mark of notes on a line that begins with it, in letters of any case.
  static func opening(_ line: MarkdownLine, behind mark: Substring) -> Substring? {
    guard line.kind != .code, line.kind != .rawHTML else { return nil }
    let body = LineShape(line.text).body
    guard body.prefix(mark.count).lowercased() == mark.lowercased() else { return nil }
    return body.dropFirst(mark.count)
  }
}

extension Attributes {
  /// Whether what has them is for presenters alone.
  var isOfNotes: Bool { classes.contains { $0.lowercased() == "notes" } }
}

/// Comments that say something to a program.
enum PageDirective {
  private static let tools = [
    "prettier-", "markdownlint-", "vim:", "lint disable", "lint enable", "lint ignore", "textlint-",
    "cSpell:",
  ]

  /// The name that `id: name` gives to a page.
  static func identifier(_ comment: Comment) -> String? {
    guard let colon = comment.text.firstIndex(of: ":"), comment.text[..<colon] == "id"
    else { return nil }
    let name = comment.text[colon...].dropFirst().trimmed
    return isName(name) ? String(name) : nil
  }

  /// Whether a comment is no note to anyone.
  static func isForTools(_ comment: Comment) -> Bool {
    identifier(comment) != nil || tools.contains { comment.text.hasPrefix($0) }
  }

  /// Letters, digits, hyphens, underscores and dots, 64 at most.
  static func isName(_ name: Substring) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}
