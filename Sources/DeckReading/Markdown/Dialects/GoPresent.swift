import Deck

/// Go's present: pages begin at headings of the second level, and lines that begin with a dot are
/// commands.
struct GoPresent: Dialect {
  let name = "present"

  private static let commands: Set<Substring> = [
    ".background", ".caption", ".code", ".html", ".iframe", ".image", ".link", ".play", ".video",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    guard settings.entries.isEmpty else { return nil }
    let line = text.lines.first { line in
      line.kind == .text && Self.isCommand(line.text) && line.text.contains(" ")
    }
    return line.map { Sign($0.text.trimmed, line: $0.number) }
  }

  func prepared(_ lines: ArraySlice<Substring>) -> [Substring]? {
    let isMarkdown = lines.first { !LineShape($0).isBlank }?.hasPrefix("# ") ?? true
    let lines = isMarkdown ? lines : LegacyPresent.markdown(lines)[...]
    return MarkedLines.comments(lines) { line in
      if line.hasPrefix("//") { return "" }
      let isNote = line.hasPrefix(":") && line.utf8.dropFirst().first?.isBlank ?? true
      return isNote || Self.isCommand(line) ? line : nil
    }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let text = manuscript.text
    var pages = text.cut { index in
      let line = text.lines[index]
      let isPage = line.kind == .heading && LineShape(line.text).headingLevel == 2
      return isPage ? .before : .none
    }
    let first = pages.removeFirst()
    let titled = Self.titlePage(first, &manuscript)
    return [titled].compactMap(\.self) + pages.map { PresentPage.read($0, &manuscript) }
  }

  private static func isCommand(_ line: Substring) -> Bool {
    line.utf8.first == UInt8(ascii: ".") && commands.contains(line.prefix { $0 != " " })
  }

  /// The title, what follows it up to a blank line, and the plain lines about each author.
  private static func titlePage(
    _ page: PageText,
    _ manuscript: inout Manuscript
  ) -> PageText? {
    var texts: [String] = []
    for line in page.lines {
      let text = LineShape(line.text).body.trimmed
      let isAddress = text.contains("@") || text.contains("://")
      let isAside = ["Tags:", "Summary:", "OldURL:"].contains(where: text.hasPrefix)
      guard line.kind != .blank, !isAddress, !isAside else { continue }
      texts.append(line.kind == .heading ? text.drop { $0 == "#" }.trimmedOfLines : String(text))
    }
    guard !texts.isEmpty else { return nil }
    manuscript.settings.title = texts[0]
    var titled = TitlePage.page(texts, line: page.line, manuscript.settings.page)
    titled.notes = PresentPage.notes(page.comments)
    return titled
  }
}
