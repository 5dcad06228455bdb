import Deck

/// Quarto's reveal.js decks: pandoc's rules at headings of the second level, with code that is run
/// elsewhere and shortcodes.
struct Quarto: Dialect {
  let name = "quarto"

  let keys: Set<String> = [
    "author-meta", "bibliography", "canonical-url", "code-annotations", "csl", "css", "date-format",
    "date-meta", "description-meta", "editor", "engine", "execute", "filters", "format", "image",
    "image-alt", "incremental", "institute", "jupyter", "knitr", "license", "pagetitle",
    "revealjs-plugins", "slide-level", "title-slide-attributes", "toc", "toc-title",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let format = settings["format"] {
      let isSlides = format.text.contains("revealjs") || format.first(prefix: "revealjs") != nil
      if isSlides { return Sign("format: revealjs", line: settings.line(of: "format")) }
    }
    // Hugo has shortcodes too, with other names.
    let codes: Set<Substring> = ["embed", "include", "kbd", "meta", "pagebreak", "var", "video"]
    for line in text.lines where line.kind == .text {
      if let code = QuartoShortcodes.next(in: line.text), let name = code.words.first,
        codes.contains(name)
      {
        return Sign("{{< \(name)", line: line.number)
      }
    }
    return nil
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let options = QuartoOptions(manuscript.settings)
    options.apply(to: &manuscript.settings)
    if let styles = options.styles { manuscript.includeStyles(styles) }
    let text = QuartoIncludes.expand(manuscript.text, &manuscript)
    let outline = Outline(text)
    var pages: [PageText] = []
    if manuscript.settings.title != nil,
      let titled = TitlePage.page(
        manuscript.settings,
        ["title", "subtitle", "author", "authors", "institute", "date"]
      )
    {
      pages.append(options.titled(titled))
    }
    if options.hasContents, let line = text.lines.first?.number {
      pages += ContentsPage.page(text, outline, options.level, line: line, manuscript.settings)
    }
    for var page in HeadedPages.pages(of: text, outline, level: options.level) {
      QuartoCode.show(&page.lines)
      QuartoShortcodes.show(&page.lines)
      QuartoCallouts.name(&page.lines)
      pages.append(PandocPage(page, manuscript.settings.page).page)
    }
    return pages
  }
}

/// What Quarto's header says about the whole deck.
private struct QuartoOptions {
  private let format: YAML?
  private let settings: DeckSettings

  init(_ settings: DeckSettings) {
    self.settings = settings
    format = settings["format"]?.first(prefix: "revealjs")
  }

  private subscript(key: String) -> YAML? { format?[key] ?? settings[key] }

  var level: Int { self["slide-level"].flatMap { Int($0.text) } ?? 2 }
  /// Files of style that the header names for this format.
  var styles: YAML? { format?["css"] }
  var hasContents: Bool { self["toc"]?.flag ?? false }

  func apply(to settings: inout DeckSettings) {
    settings.page.ground = RevealThemes.ground(self["theme"])
    settings.page.isIncremental = self["incremental"]?.flag ?? false
    if let footer = self["footer"]?.text { settings.page.footer = footer }
    if self["center"]?.flag == true { settings.page.classes.append("middle") }
    if let number = self["slide-number"] { settings.page.showsNumber = number.flag ?? true }
    if let name = self["transition"]?.text {
      settings.page.transition = Page.Transition(style: name)
    }
    settings.take(timesOf: .mapping(settings.entries))
    if let format { settings.take(timesOf: format) }
    let size = ["width", "height"].map { self[$0].flatMap { Double($0.text) } ?? 0 }
    if size[0] > 0, size[1] > 0 {
      settings.aspectRatio =
        DeckSettings.aspectRatio("\(size[0] / size[1])") ?? settings.aspectRatio
    }
  }

  /// The title page, with the attributes that the header gives to it.
  func titled(_ page: PageText) -> PageText {
    guard case .mapping(let entries)? = self["title-slide-attributes"] else { return page }
    var page = page
    let words = entries.map { "\($0.key)=\"\($0.value.text.filter { $0 != "\"" })\"" }
    page.settings.take(Attributes(words.joined(separator: " ")[...]))
    return page
  }
}

extension YAML {
  /// The value of the first key that begins in a way: a format may have a variant, as in
  /// `clean-revealjs`.
  fileprivate func first(prefix: String) -> YAML? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key.hasPrefix(prefix) || $0.key.hasSuffix("-\(prefix)") }?.value
  }
}
