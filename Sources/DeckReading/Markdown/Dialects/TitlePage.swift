/// The page that some tools make of a deck's header.
enum TitlePage {
  /// A page with what the header says, a line each; nil where it says none of it.
  ///
  /// The first of `keys` that is there is the heading.
  static func page(_ settings: DeckSettings, _ keys: [String]) -> PageText? {
    var line: Int?
    var parts: [String] = []
    for key in keys {
      guard let entry = settings.entries.first(where: { $0.key.lowercased() == key }) else { continue }
      let text = entry.value.names.map(PageTitle.oneLine).filter { !$0.isEmpty }
      guard !text.isEmpty else { continue }
      line = min(line ?? .max, entry.line + 1)
      parts.append(text.joined(separator: ", "))
    }
    guard let line, let heading = parts.first else { return nil }
    let texts = ["# \(heading)"] + parts.dropFirst()
    var page = PageText(line: line, lines: [])
    page.settings = settings.page
    page.settings.layout = .cover
    page.lines = texts.flatMap { text in
      [
        MarkdownLine(
          number: line,
          text: Substring(text),
          kind: text.hasPrefix("# ") ? .heading : .text
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
