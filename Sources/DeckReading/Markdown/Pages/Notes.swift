/// What presenters alone see of a page.
enum Notes {
  /// Takes the lines from `Note:` on out of a page, or from another first line of notes.
  static func take(
    from lines: inout [MarkdownLine],
    _ begins: (MarkdownLine) -> Bool = begins
  ) -> String? {
    guard let start = lines.firstIndex(where: begins) else { return nil }
    let taken = lines[start...].map(\.text)
    lines.removeSubrange(start...)
    let first = taken[0].drop { $0 != ":" }.dropFirst()
    return ([first] + taken.dropFirst()).joined(separator: "\n").trimmedOfLines
  }

  /// Takes what stands between `::: notes` and `:::` out of a page.
  static func takeDivisions(from lines: inout [MarkdownLine]) -> [String] {
    var notes: [String] = []
    var start: Int?
    var depth = 0
    for index in lines.indices where lines[index].kind == .division {
      let words = LineShape(lines[index].text).division ?? ""
      if start == nil {
        if ["notes", "{.notes}"].contains(words) { (start, depth) = (index, 1) }
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

  /// Takes what stands in `<aside class="notes">` out of a page; one that is never closed ends with it.
  static func takeAsides(from lines: inout [MarkdownLine]) -> [String] {
    var notes: [String] = []
    var rest = lines.startIndex
    while let first = lines[rest...].firstIndex(where: { isAside($0) }) {
      let last = lines[first...].firstIndex { RawHTML.contains("</aside>", in: $0.text) }
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
    line.kind == .text && line.text.utf8.contains(UInt8(ascii: "<"))
      && line.text.firstRange(ofBytes: "<aside") != nil && line.text.contains("notes")
  }

  /// The comment that a page ends with.
  static func lastComment(of page: PageText) -> String? {
    guard let last = page.comments.last(where: { !PageDirective.isForTools($0) }), last.endsLine,
      page.lines.allSatisfy({ $0.number <= last.lastLine || $0.kind == .blank })
    else { return nil }
    return last.text
  }

  /// Whether a line is the first of notes.
  static func begins(_ line: MarkdownLine) -> Bool {
    guard line.kind == .text, let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    let word = line.text[..<colon]
    guard word.utf8.count <= 5 else { return false }
    return ["note", "notes"].contains(word.lowercased())
  }
}

/// Comments that say something to a program.
enum PageDirective {
  private static let tools = [
    "prettier-", "markdownlint-", "vim:", "lint ", "textlint-", "cSpell:",
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
