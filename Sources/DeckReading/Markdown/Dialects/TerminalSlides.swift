import Deck

/// maaslalani/slides: lines of exactly three hyphens separate pages, under text too.
struct TerminalSlides: Dialect {
  let name = "slides"
  let keys: Set<String> = ["paging", "theme"]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let sign = settings.sign(of: ["paging"]) { return sign }
    for listing in Listing.all(in: text.lines) {
      let line = text.lines[listing.range.lowerBound].number
      if let command = Self.command(listing) { return Sign("~~~\(command)", line: line) }
      // No one else writes lines of Go that begin so.
      let isGo = listing.fence?.info == "go"
      if isGo, text.lines[listing.inside].contains(where: { $0.text.hasPrefix("///") }) {
        return Sign("/// in code", line: line)
      }
    }
    return nil
  }

  /// Some that need no options, unlike languages of code.
  private static let commands: Set<Substring> = [
    "awk", "cat", "echo", "figlet", "graph-easy", "sd", "sed", "tree", "xargs",
  ]

  /// The command behind tildes that would be given the lines between them.
  private static func command(_ listing: Listing) -> Substring? {
    guard let fence = listing.fence, fence.mark == UInt8(ascii: "~"), fence.length == 3,
      let name = fence.info.split(separator: " ").first, name.endIndex < fence.info.endIndex
    else { return nil }
    let words = fence.info[name.endIndex...].split(separator: " ")
    return words.contains { $0.hasPrefix("-") } || commands.contains(name) ? fence.info : nil
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
        guard let command = Self.command(listing) else { continue }
        commands.append((page.lines[listing.range.lowerBound].number, command))
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
