/// The page that some tools make of what a deck says about itself.
enum TitlePage {
  /// A page with the values of `keys` in the header, a line each and the first as its heading; nil where
  /// there is none of them.
  static func page(_ settings: DeckSettings, _ keys: [String]) -> PageText? {
    var texts: [String] = []
    var line: Int?
    for key in keys {
      guard let entry = settings.entries.first(where: { $0.key.lowercased() == key }) else {
        continue
      }
      let names = entry.value.names.map(PageTitle.oneLine).filter { !$0.isEmpty }
      // What R would fill in is not known here.
      guard !names.isEmpty, !names[0].hasPrefix("`r ") else { continue }
      texts.append(names.joined(separator: ", "))
      line = min(line ?? .max, entry.line + 1)
    }
    guard let line else { return nil }
    return page(texts, line: line, settings.page)
  }

  /// A page of `texts`, of which the first is its heading.
  static func page(_ texts: [String], line: Int, _ settings: PageSettings) -> PageText {
    var page = PageText(line: line, lines: [])
    page.settings = settings
    page.settings.layout = .cover
    for (index, text) in texts.enumerated() {
      page.lines += [
        MarkdownLine(
          number: line,
          text: Substring(index == 0 ? "# \(text)" : text),
          kind: index == 0 ? .heading : .text
        ),
        MarkdownLine(number: line, text: "", kind: .blank),
      ]
    }
    return page
  }
}

extension YAML {
  /// A list of people may give the name of each among other things.
  fileprivate var names: [String] {
    switch self {
    case .scalar: [text]
    case .list(let values): values.flatMap(\.names)
    case .mapping: self["name"]?.names ?? []
    }
  }
}
