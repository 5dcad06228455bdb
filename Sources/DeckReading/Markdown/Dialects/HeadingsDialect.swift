/// Markdown of no tool in particular that has headings and no rules: its pages begin at the headings.
struct HeadingsDialect: Dialect {
  let name = "headings"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let outline = Outline(text)
    guard !outline.hasRules, outline.count(of: outline.slideLevel) > 1 else { return nil }
    return Sign("headings, and no rules between its pages")
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let outline = Outline(manuscript.text)
    let level = outline.slideLevel
    let pages = HeadedPages.pages(of: manuscript.text, outline, level: level)
      .map { GenericDialect.takingNotes($0, manuscript.settings.page) }
    // Where a deck begins with its title, the header says nothing new.
    let first = manuscript.text.lines.first { $0.kind != .blank }
    let heading = first.flatMap { $0.kind == .heading ? LineShape($0.text).body : nil }
    guard let title = manuscript.settings.title,
      heading?.drop(while: { $0 == "#" }).trimmedOfLines != title,
      let titled = TitlePage.page(manuscript.settings, ["title", "subtitle", "author", "date"])
    else { return pages }
    return [titled] + pages
  }
}
