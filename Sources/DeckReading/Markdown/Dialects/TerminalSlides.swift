import Deck

/// maaslalani/slides: lines of exactly three hyphens separate pages, under text too.
struct TerminalSlides: Dialect {
  let name = "slides"
  let keys: Set<String> = ["paging", "theme"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if settings["paging"] != nil { return Sign("the header's paging") }
    // No one else writes lines of Go that begin so.
    let listing = Listing.all(in: text.lines).first { listing in
      listing.fence?.info == "go"
        && text.lines[listing.inside].contains { $0.text.hasPrefix("///") }
    }
    return listing.map { Sign("/// in code", line: text.lines[$0.inside.lowerBound].number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let lines = manuscript.text.lines
    var settings = manuscript.settings.page
    if manuscript.settings["paging"]?.text.contains("%d") ?? true { settings.showsNumber = true }
    let author = ["author", "date"].compactMap { manuscript.settings[$0]?.text }
    if !author.isEmpty { settings.footer = author.joined(separator: " ") }
    var commands: [(line: Int, name: Substring)] = []
    let pages = manuscript.text.cut { lines[$0].isExactSeparator ? .here : .none }.map { page in
      var page = page
      page.settings = settings
      for listing in Listing.all(in: page.lines) {
        guard let fence = listing.fence, fence.mark == UInt8(ascii: "~"), fence.info.contains(" ")
        else { continue }
        commands.append((page.lines[listing.range.lowerBound].number, fence.info))
      }
      page.lines.removeAll { $0.kind == .code && $0.text.hasPrefix("///") }
      return page
    }
    for (line, name) in commands {
      manuscript.note(line, "\(name.prefix(40)) is not run; what it would be given is shown")
    }
    return pages
  }
}

extension MarkdownLine {
  /// Three hyphens, no more, with nothing before them.
  fileprivate var isExactSeparator: Bool {
    (kind == .separator || kind == .underline) && text.trimmedEnd == "---"
  }
}
