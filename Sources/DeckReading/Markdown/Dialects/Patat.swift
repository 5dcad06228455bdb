import Deck

/// patat: pages begin at rules or, without any, at headings as in pandoc; comments are notes.
struct Patat: Dialect {
  let name = "patat"
  let keys: Set<String> = ["patat"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let sign = settings.sign(of: ["patat"]) { return sign }
    let comment = text.comments.first { $0.text.hasPrefix("config:") }
    return comment.map { Sign("<!--config:", line: $0.line) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let outline = Outline(manuscript.text)
    let options = PatatOptions(manuscript.settings["patat"])
    let level = options.slideLevel ?? outline.slideLevel
    let rules = Set(outline.blocks.filter { $0.block == .rule }.map(\.line))
    let pages =
      outline.hasRules
      ? manuscript.text.cut { rules.contains($0) ? .here : .none }
      : HeadedPages.pages(of: manuscript.text, outline, level: level)
    // Without text there is no page in patat, whatever the rules say.
    return pages.filter { !$0.isBlank }.map { Self.page($0, options, &manuscript) }
  }

  private static func page(
    _ page: PageText,
    _ options: PatatOptions,
    _ manuscript: inout Manuscript
  ) -> PageText {
    var options = options
    var notes: [String] = []
    for comment in page.comments where !PageDirective.isForTools(comment) {
      if comment.text.hasPrefix("config:") {
        do {
          options.take(try YAML.parse(String(comment.text.dropFirst(7))))
        } catch {
          let line = comment.line + error.line - 1
          manuscript.warn(line, "the page's config is not YAML: \(error.reason)")
        }
      } else {
        notes.append(comment.text)
      }
    }
    var settings = manuscript.settings.page
    options.apply(to: &settings)
    var read = PandocPage(page, settings).page
    read.notes = (notes + [read.notes]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    return read
  }
}

/// What patat's header, or a page's own, can change.
private struct PatatOptions {
  var slideLevel: Int?
  var isIncremental = false
  /// Nil where nothing is said of it, not even that it is nothing.
  private var autoAdvance: Double??
  private var showsNumber: Bool?
  private var transition: String?

  init(_ yaml: YAML?) {
    take(yaml)
  }

  mutating func take(_ yaml: YAML?) {
    guard let yaml else { return }
    slideLevel = yaml["slideLevel"].flatMap { Int($0.text) } ?? slideLevel
    isIncremental = yaml["incrementalLists"]?.flag ?? isIncremental
    autoAdvance = yaml["autoAdvanceDelay"].map { TimeSpan.seconds($0.text) } ?? autoAdvance
    showsNumber = yaml["slideNumber"]?.flag ?? showsNumber
    transition = yaml["transition"]?["type"]?.text ?? transition
  }

  func apply(to settings: inout PageSettings) {
    if let autoAdvance { settings.autoAdvance = autoAdvance }
    settings.isIncremental = isIncremental
    settings.showsNumber = showsNumber ?? settings.showsNumber
    if let transition { settings.transition = Page.Transition(style: transition) }
  }
}
