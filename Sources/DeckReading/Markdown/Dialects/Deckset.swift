import Deck

/// Deckset: settings stand on the deck's first lines and in `[.key: value]`, notes behind `^`, and a
/// picture alone lies behind its page.
struct Deckset: Dialect {
  let name = "deckset"

  private static let globals: Set<Substring> = [
    "autoscale", "build-lists", "footer", "footer-style", "header", "header-emphasis",
    "header-strong", "slide-dividers", "slide-transition", "slidecount", "slidenumber-style",
    "slidenumbers", "text", "text-emphasis", "text-strong", "theme",
  ]

  /// Those that decks of other tools may begin with as well.
  private static let vague: Set<Substring> = [
    "background-color", "code", "footer", "link", "list", "quote", "quote-author", "table", "theme",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let line = text.lines.first(where: { DecksetPage.directive($0) != nil }) {
      return Sign(line.text, line: line.number)
    }
    let head = Self.head(of: text)
    if let (key, _, line) = head.first(where: { !Self.vague.contains($0.key) }) {
      return Sign("\(key): on the first lines", line: line)
    }
    guard let note = text.lines.first(where: { DecksetPage.isNote($0) }) else { return nil }
    let shows =
      !head.isEmpty
      || ["![original", "![fit", "![inline", "![left", "![right", "![filtered"]
        .contains { text.firstLine(with: $0) != nil }
    return shows ? Sign("^ before notes", line: note.number) : nil
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    var text = manuscript.text
    let head = Self.head(of: text)
    let written = Set(head.map(\.line))
    for index in text.lines.indices where written.contains(text.lines[index].number) {
      text.lines[index] = text.lines[index].blank
    }
    var settings = manuscript.settings.page
    var levels: Set<Int> = []
    for (key, value, _) in head {
      DecksetPage.apply(key, value, to: &settings)
      guard key == "slide-dividers" else { continue }
      levels = Set(
        value.split(separator: ",").map { $0.trimmed.utf8.count { $0 == UInt8(ascii: "#") } }
      )
    }
    return cut(text, at: levels).map { DecksetPage.finished($0, settings) }
  }

  private func cut(_ text: ScannedMarkdown, at levels: Set<Int>) -> [PageText] {
    var hasContent = false
    var isInNotes = false
    return text.cut { index in
      let line = text.lines[index]
      if line.kind == .blank { isInNotes = false }
      if DecksetPage.isNote(line) { isInNotes = true }
      if line.kind == .separator || line.isHyphenUnderline && isInNotes {
        hasContent = false
        return .here
      }
      let heading = text.heading(at: index)
      defer { hasContent = hasContent || line.kind != .blank }
      return hasContent && heading.map { levels.contains($0.level) } ?? false ? .before : .none
    }
  }

  /// The lines `key: value` at the top of the deck, if the first of them is one.
  private static func head(
    of text: ScannedMarkdown
  ) -> [(key: Substring, value: Substring, line: Int)] {
    let first = text.lines.drop { $0.kind == .blank }.prefix { $0.kind != .blank }
    var found: [(key: Substring, value: Substring, line: Int)] = []
    for line in first {
      guard line.kind == .text, let (key, value) = KeyLines.split(line.text),
        globals.contains(key) || vague.contains(key)
      else { break }
      found.append((key, value, line.number))
    }
    return found
  }
}
