import Deck

/// Where Slidev's pages end, and the YAML with which each begins.
struct SlidevCuts {
  /// Without their YAML.
  private(set) var pages: [PageText] = []
  /// The YAML of each page but the first.
  private(set) var entries: [[YAML.Entry]] = []
  private(set) var problems: [Problem] = []
  /// The line of each page's separator but the first's.
  private var lines: [Int] = []

  private static let longest = 200

  init(_ text: ScannedMarkdown) {
    var text = text
    var separators: Set<Int> = []
    var index = 0
    while index < text.lines.count {
      let line = text.lines[index]
      guard line.kind == .separator || line.isHyphenUnderline else {
        index += 1
        continue
      }
      separators.insert(index)
      lines.append(line.number)
      let (found, end) = yaml(after: index, text)
      entries.append(found)
      for taken in index + 1..<max(end, index + 1) { text.lines[taken] = text.lines[taken].blank }
      index = max(end, index + 1)
    }
    pages = text.cut { separators.contains($0) ? .here : .none }
  }

  /// What the YAML behind the separator at `index` says, and the line behind its end; without YAML the
  /// line behind the separator.
  private mutating func yaml(
    after index: Int,
    _ text: ScannedMarkdown
  ) -> (entries: [YAML.Entry], end: Int) {
    let none: ([YAML.Entry], Int) = ([], index + 1)
    let start = index + 1
    guard LineShape(text.lines[index].text).body.trimmedEnd == "---", start < text.lines.count,
      !LineShape(text.lines[start].text).isBlank,
      let end = text.lines[start...].prefix(Self.longest).firstIndex(where: {
        FrontMatter.isMark($0.text, "---")
      })
    else { return none }
    let block = text.lines[start..<end].map(\.text)
    switch try? YAML.parse(block.joined(separator: "\n")) {
    case .mapping(let entries)? where Self.isPlausible(entries, block):
      return (entries, end + 1)
    case nil where block.isEmpty:
      return ([], end + 1)
    default:
      problems.append(
        Problem(
          .note,
          line: text.lines[start].number,
          "what follows the hyphens is no YAML, so it is taken for text; an empty line makes that clear"
        )
      )
      return none
    }
  }

  /// Whether it is not prose or headings that only look like YAML.
  private static func isPlausible(_ entries: [YAML.Entry], _ block: [Substring]) -> Bool {
    let isName = { (key: String) in
      key.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }
    guard entries.allSatisfy({ isName($0.key) }) else { return false }
    return !block.contains { $0.hasPrefix("#") }
      || entries.contains { SlidevSettings.ofPage.contains($0.key) }
  }

  /// The first page whose YAML says something of which `sign` makes a sign.
  func first(_ sign: (Entries) -> Sign?) -> Sign? {
    for (line, entries) in zip(lines, entries) {
      if let sign = sign(Entries(line: line, entries: entries)) { return sign }
    }
    return nil
  }

  struct Entries {
    let line: Int
    let entries: [YAML.Entry]

    /// The first of some keys that is among them.
    func sign(of keys: Set<String>) -> Sign? {
      entries.first { keys.contains($0.key) }.map { entry in
        Sign(
          "\(entry.key): \(entry.value.text) between hyphens",
          line: line + entry.line
        )
      }
    }
  }

  /// The YAML at the start of an included file, and the file without it.
  static func withoutHeader(_ text: ScannedMarkdown) -> ([YAML.Entry], ScannedMarkdown) {
    let lines = text.lines.prefix(longest)
    guard let first = lines.first, FrontMatter.isMark(first.text, "---"),
      let end = lines.dropFirst().firstIndex(where: { FrontMatter.isMark($0.text, "---") }),
      case .mapping(let entries)? = try? YAML.parse(
        lines[1..<end].map(\.text).joined(separator: "\n")
      )
    else { return ([], text) }
    var body = text
    for index in 0...end { body.lines[index] = body.lines[index].blank }
    return (entries, body)
  }
}
