import Deck

/// Showoff: `!SLIDE` begins a page and says how it looks, sections between tildes are notes.
struct Showoff: Dialect {
  let name = "showoff"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let line = text.lines.first { $0.kind == .text && Self.options($0.text) != nil }
    return line.map { Sign("!SLIDE", line: $0.number) }
  }

  func prepared(_ lines: ArraySlice<Substring>) -> [Substring]? {
    MarkedLines.comments(lines) { line in
      if let options = Self.options(line) { return "!SLIDE \(options)" }
      let text = line.trimmed
      guard text.hasPrefix("~~~"), text.hasSuffix("~~~"), text.utf8.count > 6 else { return nil }
      return text.dropLast(3)
    }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let text = manuscript.text
    let marks = Set(text.comments.filter { $0.text.hasPrefix("!SLIDE") }.map(\.line))
    var pages = text.cut { index in
      let line = text.lines[index]
      if marks.isEmpty {
        let isFirst = line.kind == .heading && LineShape(line.text).headingLevel == 1
        return isFirst ? .before : .none
      }
      return marks.contains(line.number) ? .here : .none
    }
    if let first = pages.first, pages.count > 1, first.isEmpty { pages.removeFirst() }
    return pages.map { ShowoffPage.read($0, &manuscript) }
  }

  /// What follows the word that begins a page, in angle brackets or not.
  static func options(_ line: Substring) -> Substring? {
    let isEnclosed = line.hasPrefix("<")
    let word = line.drop { $0 == "<" }
    guard word.hasPrefix("!SLIDE") else { return nil }
    let rest = word.dropFirst(6)
    return (isEnclosed ? rest.prefix { $0 != ">" } : rest).trimmed
  }
}
