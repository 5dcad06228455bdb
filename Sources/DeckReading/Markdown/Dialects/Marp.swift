import Deck

/// Marp: rules separate pages, comments hold directives, and pictures can be backgrounds.
struct Marp: Dialect {
  let name = "marp"
  let styles = StyleSheet(StyleLengths(root: 29))

  let keys = Set(
    (["marp", "math", "style", "theme", "url", "image", "headingdivider"]
      + MarpDirectives.local.map { $0.lowercased() }).flatMap { [$0, "_\($0)"] }
  )

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let entry = settings.entries.first(where: { $0.key == "marp" }), entry.value.flag == true {
      return Sign("marp: true", line: entry.line + 1)
    }
    if let comment = text.comments.first(where: { MarpDirectives.isSign($0.text) }) {
      return Sign(comment)
    }
    return text.firstLine(with: "![bg").map { Sign("![bg …]", line: $0.number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let parsed = manuscript.text.comments.map { MarpDirectives($0.text) }
    let header = MarpDirectives(header: manuscript.settings.entries)
    let levels = takeGlobals(parsed.compactMap(\.self), header, &manuscript)
    var settings = manuscript.settings.page
    settings.breaksLines = true
    header.apply(to: &settings, scope: .following)
    for line in manuscript.text.lines where line.isHyphenUnderline {
      manuscript.note(line.number, GenericDialect.headingWarning)
    }
    return cut(manuscript.text, at: levels).enumerated().map { index, page in
      var page = page
      let own = page.comments.map { ($0, MarpDirectives($0.text)) }
      for case (_, let directives?) in own { directives.apply(to: &settings, scope: .following) }
      page.settings = settings
      if index == 0 { header.apply(to: &page.settings, scope: .page) }
      for case (_, let directives?) in own { directives.apply(to: &page.settings, scope: .page) }
      page.notes = own.filter { $1 == nil && !PageDirective.isForTools($0) }.map(\.0.text)
        .joined(separator: "\n\n")
      MarpPictures.take(from: &page)
      ListSteps.mark(&page.lines) { $0 == "*" || $0 == ")" }
      return page
    }
  }

  /// What holds for the deck, wherever it stands; gives the levels of headings that begin pages.
  private func takeGlobals(
    _ comments: [MarpDirectives],
    _ header: MarpDirectives,
    _ manuscript: inout Manuscript
  ) -> Set<Int> {
    var levels: Set<Int> = []
    for directives in [header] + comments {
      if let css = MarpThemes.css(directives["theme"]?.text) { manuscript.styles.take(css) }
      if let divider = directives["headingDivider"] { levels = Self.levels(divider) }
      if let size = directives["size"]?.text, let ratio = DeckSettings.aspectRatio(size) {
        manuscript.settings.aspectRatio = ratio
      }
    }
    return levels
  }

  /// `2` means the levels 1 and 2, `[2]` the level 2 alone.
  private static func levels(_ divider: YAML) -> Set<Int> {
    if case .list(let values) = divider { return Set(values.compactMap { Int($0.text) }) }
    guard let level = Int(divider.text), (1...6).contains(level) else { return [] }
    return Set(1...level)
  }

  private func cut(_ text: ScannedMarkdown, at levels: Set<Int>) -> [PageText] {
    var hasContent = false
    return text.cut { index in
      let line = text.lines[index]
      if line.kind == .separator || line.kind == .rule {
        hasContent = true
        return .here
      }
      let isHeading = text.heading(at: index).map { levels.contains($0.level) } ?? false
      defer { hasContent = hasContent || line.kind != .blank && line.kind != .definition }
      return isHeading && hasContent ? .before : .none
    }
  }
}

extension ScannedMarkdown {
  /// The first line of text that holds `words`.
  func firstLine(with words: String) -> MarkdownLine? {
    lines.first { line in
      (line.kind == .text || line.kind == .heading) && line.text.firstRange(ofBytes: words) != nil
    }
  }
}
