import Deck

/// Slidev: each page may begin with YAML of its own, and its last comment is its notes.
struct Slidev: Dialect {
  let name = "slidev"

  let stylesOnePage = true
  let styles = StyleSheet(SlidevSettings.lengths, usesClasses: true)

  let keys: Set<String> = [
    "addons", "background", "backgroundsize", "canvaswidth", "class", "clicks", "colorschema",
    "comark", "css", "defaults", "download", "drawings", "export", "exportfilename",
    "favicon", "fonts", "hideintoc", "highlighter", "htmlattrs", "image", "info", "layout", "level",
    "linenumbers", "mcp", "mdc", "monaco", "name", "plantumlserver", "preload", "presenter", "pwa",
    "record", "remoteassets", "routealias", "routermode", "seometa", "selectable", "src", "theme",
    "themeconfig", "timer", "titletemplate", "transition", "twoslash", "url", "wakelock", "zoom",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let strong: Set<String> = [
      "addons", "canvasWidth", "colorSchema", "comark", "drawings", "highlighter", "mdc", "monaco",
      "plantUmlServer", "routerMode", "seoMeta", "themeConfig", "wakeLock",
    ]
    if let entry = settings.entries.first(where: { strong.contains($0.key) }) {
      return Sign("the header's \(entry.key)", line: entry.line + 1)
    }
    for words in ["<v-click", "<v-after", " v-click"] {
      if let line = text.firstLine(with: words) {
        return Sign(words.trimmedOfLines, line: line.number)
      }
    }
    if let line = text.lines.first(where: { SlidevSlots.name($0) == "right" }) {
      return Sign("::right::", line: line.number)
    }
    if case .mapping? = settings["defaults"] { return settings.sign(of: ["defaults"]) }
    return SlidevCuts(text).first { entries in
      entries.sign(of: [
        "background", "clicks", "hideInToc", "layout", "routeAlias", "src", "transition",
      ])
    }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let header = manuscript.settings.entries
    SlidevSettings.take(header, for: &manuscript.settings)
    // These two are the deck's.
    let first = header.filter { entry in
      SlidevSettings.ofPage.contains(entry.key) && !["title", "transition"].contains(entry.key)
    }
    var pages = pages(of: manuscript.text, file: nil, first: first, within: [], &manuscript)
    if let first = pages.first, first.settings.layout == nil { pages[0].settings.layout = .cover }
    for index in pages.indices { SlidevCode.include(in: &pages[index], &manuscript) }
    SlidevContents.fill(&pages)
    return pages
  }

  /// The pages of a file; one that names another file is replaced by that file's.
  private func pages(
    of text: ScannedMarkdown,
    file: String?,
    first: [YAML.Entry],
    within files: [String],
    _ manuscript: inout Manuscript
  ) -> [PageText] {
    let cuts = SlidevCuts(text)
    manuscript.problems += cuts.problems.map {
      Problem($0.severity, file: file, line: $0.line, $0.text)
    }
    let entries = [first] + cuts.entries
    return zip(cuts.pages, entries).flatMap { page, entries -> [PageText] in
      var page = page
      page.file = file
      page.settings = manuscript.settings.page
      let own = SlidevSettings.fenced(in: &page.lines) + entries
      if let source = own["src"]?.text, !source.isEmpty {
        return included(source, by: page, own, within: files, &manuscript)
      }
      page.notes = Notes.lastComment(of: page) ?? ""
      SlidevElements.rewrite(&page.lines)
      if ["mdc", "comark"].contains(where: { manuscript.settings[$0]?.flag == true }) {
        SlidevElements.takeBraces(&page.lines)
      }
      SlidevSettings.apply(own, to: &page)
      return [page]
    }
  }

  /// The pages of `file.md#2,5-7`, to which the page that names them lends its settings.
  private func included(
    _ source: String,
    by page: PageText,
    _ entries: [YAML.Entry],
    within files: [String],
    _ manuscript: inout Manuscript
  ) -> [PageText] {
    let parts = source.split(separator: "#", maxSplits: 1)
    var path = parts.first.map(String.init) ?? source
    if path.hasPrefix("@/") { path.removeFirst() }
    guard let (text, file) = manuscript.include(path, from: page) else { return [page] }
    guard !files.contains(file), files.count < IncludedFiles.deepest else {
      let text = IncludedFiles.excess(source, isWithinItself: files.contains(file))
      manuscript.problems.append(page.problem(.warning, text))
      return [page]
    }
    let (first, body) = SlidevCuts.withoutHeader(text)
    let all = pages(of: body, file: file, first: first, within: files + [file], &manuscript)
    var chosen = all
    if parts.count > 1 {
      chosen = manuscript.repeated(all, PageRanges(parts[1]).numbers(upTo: all.count), by: page)
      if chosen.isEmpty {
        let count = all.count == 1 ? "one page" : "\(all.count) pages"
        let text = "\(source.prefix(80)) names no page of that file, which has \(count)"
        manuscript.problems.append(page.problem(.warning, text))
        return [page]
      }
    }
    for index in chosen.indices {
      SlidevSettings.apply(entries.filter { $0.key != "src" }, to: &chosen[index])
    }
    return chosen
  }
}

extension Manuscript {
  /// Pages of a file by their numbers, each as often as it is named, unless that would never end.
  fileprivate mutating func repeated(
    _ pages: [PageText],
    _ numbers: [Int],
    by owner: PageText
  ) -> [PageText] {
    var taken: Set<Int> = []
    var chosen: [PageText] = []
    for number in numbers {
      let page = pages[number - 1]
      if !taken.insert(number).inserted {
        copied += page.size + 1_000
        guard copied < Self.mostCopied else {
          problems.append(owner.problem(.warning, "pages of other files are named too often"))
          break
        }
      }
      chosen.append(page)
    }
    return chosen
  }
}

/// Numbers of pages such as `2,5-7`.
struct PageRanges {
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  /// In the order of the text, as far as there are such pages.
  func numbers(upTo last: Int) -> [Int] {
    text.split(separator: ",").prefix(200).flatMap { part -> [Int] in
      let ends = part.split(separator: "-").compactMap { Int($0.trimmed) }
      guard let first = ends.first, let end = ends.last, first >= 1, first <= last, end >= first
      else { return [] }
      return Array(first...min(end, last))
    }
  }
}
