import Deck

/// k1LoW/deck: comments of JSON set up a page, all others are its notes.
struct K1LoWDeck: Dialect {
  let name = "deck"
  let keys: Set<String> = [
    "breaks", "codeblocktoimagecommand", "defaults", "presentationid",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let sign = settings.sign(of: ["presentationid"]) { return sign }
    let comment = text.comments.first { Self.configuration($0) != nil }
    return comment.map(Sign.init)
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let lines = manuscript.text.lines
    var settings = manuscript.settings.page
    settings.breaksLines = manuscript.settings["breaks"]?.flag ?? false
    return manuscript.text.cut { lines[$0].kind == .separator ? .here : .none }.map { page in
      var page = page
      page.settings = settings
      var notes: [String] = []
      for comment in page.comments where !PageDirective.isForTools(comment) {
        if let configuration = Self.configuration(comment) {
          Self.apply(configuration, to: &page.settings)
        } else {
          notes.append(comment.text)
        }
      }
      page.notes = notes.joined(separator: "\n\n")
      return page
    }
  }

  /// JSON is YAML too.
  private static func configuration(_ comment: Comment) -> YAML? {
    guard comment.text.hasPrefix("{"), comment.text.hasSuffix("}"),
      let yaml = try? YAML.parse(comment.text), case .mapping(let entries) = yaml
    else { return nil }
    let known = ["freeze", "ignore", "key", "layout", "skip"]
    return entries.contains { known.contains($0.key) } ? yaml : nil
  }

  private static func apply(_ configuration: YAML, to settings: inout PageSettings) {
    let isLeftOut = ["ignore", "skip"].contains { configuration[$0]?.flag == true }
    if isLeftOut { settings.isHidden = true }
    if let key = configuration["key"]?.text, PageDirective.isName(key[...]) { settings.id = key }
    if let layout = configuration["layout"]?.text {
      settings.layout = PageLayout(named: layout.lowercased()) ?? settings.layout
    }
  }
}
