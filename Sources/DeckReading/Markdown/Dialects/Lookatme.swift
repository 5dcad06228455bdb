import Deck

/// lookatme: rules of any spelling separate pages; without any, its headings do.
struct Lookatme: Dialect {
  let name = "lookatme"
  let keys: Set<String> = ["extensions", "styles"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    settings.sign(of: keys.sorted())
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    cut(manuscript.text).map { page in
      var page = page
      page.settings = manuscript.settings.page
      return page
    }
  }

  private func cut(_ text: ScannedMarkdown) -> [PageText] {
    let outline = Outline(text)
    guard !outline.hasRules else {
      return text.cut { text.lines[$0].isRule ? .here : .none }
    }
    // A heading that no other is like is the deck's title, where it comes first.
    let levels = outline.blocks.compactMap { entry -> Int? in
      guard case .heading(let level) = entry.block else { return nil }
      return level
    }
    let title = levels.first.flatMap { outline.count(of: $0) == 1 ? $0 : nil }
    let level = levels.filter { $0 != title }.min() ?? 1
    return HeadedPages.pages(of: text, outline, level: level)
  }
}
