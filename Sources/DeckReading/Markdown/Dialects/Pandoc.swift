import Deck

/// pandoc's slides: pages begin at headings of one level and at rules, and higher headings are pages
/// of their own.
struct Pandoc: Dialect {
  /// What pandoc makes of the deck.
  enum Format: String {
    case pandoc
    case beamer
  }

  let format: Format

  var name: String { format.rawValue }

  var keys: Set<String> {
    [
      "autoslide", "bibliography", "center", "classoption", "colortheme", "controls",
      "defaulttiming", "fontsize", "fonttheme", "header-includes", "height", "history",
      "incremental",
      "institute", "linkcolor", "logo", "mainfont", "output", "progress",
      "revealjs-url", "rtl", "section-titles", "slide-level", "slidenumber", "theme",
      "titlegraphic",
      "toc", "toc-title", "totaltime", "transition", "transitionspeed", "urlcolor", "variant",
      "width",
    ]
  }

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    switch format {
    case .beamer: Self.beamerSign(settings)
    case .pandoc: Self.sign(in: text, settings)
    }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    var pages: [PageText] = []
    var text = manuscript.text
    manuscript.settings.take(revealOptions: .mapping(manuscript.settings.entries))
    if let block = PercentBlock.take(from: &text) {
      manuscript.settings.title = block.texts.first
      pages.append(TitlePage.page(block.texts, line: block.line, manuscript.settings.page))
    } else if manuscript.settings.title != nil,
      let titled = TitlePage.page(
        manuscript.settings,
        ["title", "subtitle", "author", "authors", "institute", "date"]
      )
    {
      pages.append(titled)
    }
    let outline = Outline(text)
    let level = manuscript.settings["slide-level"].flatMap { Int($0.text) } ?? outline.slideLevel
    manuscript.settings.page.isIncremental = manuscript.settings["incremental"]?.flag ?? false
    let defaults = manuscript.settings.page
    if manuscript.settings["toc"]?.flag == true, let line = text.lines.first?.number {
      pages += ContentsPage.page(text, outline, level, line: line, manuscript.settings)
    }
    let hasSections = manuscript.settings["section-titles"]?.flag ?? true
    let cut = HeadedPages.pages(of: text, outline, level: level).filter { page in
      hasSections || !page.isHeadingAlone || page.headingLevel == level
    }
    return pages + cut.map { PandocPage($0, defaults).page }
  }

  // MARK: - Signs

  private static func beamerSign(_ settings: DeckSettings) -> Sign? {
    let keys = ["colortheme", "fonttheme", "section-titles", "beameroption", "titlegraphic"]
    if let sign = settings.sign(of: keys) { return sign }
    guard let output = settings["output"] else { return nil }
    let isBeamer = output.text == "beamer_presentation" || output["beamer_presentation"] != nil
    return isBeamer ? Sign("output: beamer_presentation", line: settings.line(of: "output")) : nil
  }

  private static func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let line = PercentBlock.firstLine(of: text) { return Sign("% before the title", line: line) }
    let keys = ["slide-level", "revealjs-url", "slidy-url", "header-includes"]
    if let sign = settings.sign(of: keys) { return sign }
    let divisions: [Substring] = [
      "incremental", "nonincremental", "{.incremental}", "{.nonincremental}",
    ]
    let division = text.lines.first { line in
      line.kind == .division && divisions.contains(LineShape(line.text).division?.trimmed ?? "")
    }
    if let division { return Sign(String(division.text.trimmed), line: division.number) }
    return attributesSign(text) ?? noteSign(text)
  }

  /// beamer's notes, which nobody but pandoc takes for that.
  private static func noteSign(_ text: ScannedMarkdown) -> Sign? {
    let commands = ["\\note{", "\\note[", "\\note<"]
    let note = text.lines.first { line in
      line.kind == .text && commands.contains(where: line.text.hasPrefix)
    }
    return note.map { Sign("\\note", line: $0.number) }
  }

  /// Braces behind a heading, with more in them than the name that any dialect may give.
  private static func attributesSign(_ text: ScannedMarkdown) -> Sign? {
    for line in text.lines where line.kind == .heading {
      var title = line.text
      guard let attributes = Attributes.take(from: &title) else { continue }
      if attributes.saysMoreThanName { return Sign("attributes in braces", line: line.number) }
    }
    return nil
  }
}
