import Deck

/// Slides in Obsidian: reveal.js' pages with Obsidian's links, and tags that place what is in them.
struct Obsidian: Dialect {
  let name = "obsidian"

  private static let ownKeys: Set<String> = [
    "bg", "defaulttemplate", "enablechalkboard", "enablelinks", "enablemenu", "enableoverview",
    "enablepointer", "enabletimebar", "timeforpresentation",
  ]

  let keys = ownKeys.union([
    "aliases", "autoslide", "center", "controls", "css", "cssclasses", "defaulttiming", "height",
    "highlighttheme", "margin", "maxscale", "minscale", "navigationmode", "notesseparator",
    "progress", "rtl", "separator", "slidenumber", "theme", "totaltime", "transition",
    "transitionspeed",
    "verticalseparator", "width",
  ])

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let entry = settings.entries.first(where: { Self.ownKeys.contains($0.key.lowercased()) }) {
      return Sign("the header's \(entry.key)", line: entry.line + 1)
    }
    if let comment = text.comments.first(where: {
      $0.text.hasPrefix("slide ") && $0.text.contains("=")
    }) {
      return Sign(comment)
    }
    for words in ["<grid ", "<split", "<!-- element ", "![["] {
      if let line = text.firstLine(with: words) {
        return Sign(words.trimmedOfLines, line: line.number)
      }
    }
    return nil
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let rules = RevealRules(&manuscript)
    manuscript.settings.take(revealOptions: .mapping(manuscript.settings.entries))
    if let time = manuscript.settings["timeForPresentation"] {
      manuscript.settings.duration = TimeSpan.seconds(time.text)
    }
    if let background = manuscript.settings["bg"]?.text {
      manuscript.settings.page.takeAnyBackground(ObsidianText.address(background))
    }
    var stacks = Stacks()
    let pages = stacks.pages(of: manuscript.text, rules.separators(of: manuscript.text))
    return pages.map { finished($0, rules, &manuscript) }
  }

  private func finished(
    _ page: PageText,
    _ rules: RevealRules,
    _ manuscript: inout Manuscript
  ) -> PageText {
    var page = page
    let stack = page.settings.stack
    page.settings = manuscript.settings.page
    page.settings.stack = stack
    for comment in page.comments { take(comment, &page.settings) }
    page.settings.id =
      page.settings.id ?? page.comments.lazy.compactMap(PageDirective.identifier).first
    ObsidianText.rewrite(&page, &manuscript)
    // Those of the notes that it embeds are among them.
    page.notes = Notes.take(from: &page.lines, rules.notes) ?? ""
    ListSteps.mark(&page.lines) { $0 == "+" || $0 == ")" }
    PlacedBlocks.rewrite(&page.lines)
    return page
  }

  /// `slide bg="…"`, with a dot before it or not.
  private func take(_ comment: Comment, _ settings: inout PageSettings) {
    let text = comment.text.drop { $0 == "." }
    guard text.hasPrefix("slide ") || text.hasPrefix("slide:") else { return }
    let attributes = HTMLAttribute.list(text.dropFirst(6))
    settings.take(reveal: attributes)
    for attribute in attributes where attribute.name == "bg" {
      settings.background = Background()
      settings.takeAnyBackground(ObsidianText.address(attribute.value))
    }
  }
}
