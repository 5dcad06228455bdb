import Deck

/// The Markdown of a page as CommonMark gets it, and what is kept back from it.
struct PageMarkdown {
  let text: String
  /// Whether it is HTML already.
  let isHTML: Bool
  let formulas: [Formula]
  /// The name that a heading gives to the page, as in `# Title {#name}`.
  let explicitID: String?
  let problems: [Problem]

  init(_ page: PageText, _ definitions: inout Definitions) {
    var page = page
    isHTML = page.isHTML
    let limited = isHTML ? [] : Structure.limit(&page)
    explicitID = Self.takeNames(from: &page.lines)
    var scanner = FormulaScanner(areEscaped: page.settings.escapesFormulas)
    var divisions = Divisions()
    var parts: [String] = []
    var rest = page.lines[...]
    while let line = rest.first {
      let isProse = { (line: MarkdownLine) in
        [.text, .heading, .underline, .definition].contains(line.kind)
      }
      let run = rest.prefix(while: isProse)
      if !run.isEmpty {
        parts.append(scanner.withhold(from: run.map(\.text).joined(separator: "\n")))
        rest = rest.dropFirst(run.count)
        continue
      }
      switch line.kind {
      case .division: parts.append("\n\(divisions.html(for: line) ?? "")\n")
      default: parts.append(String(line.text))
      }
      rest = rest.dropFirst()
    }
    if !divisions.open.isEmpty { parts.append("\n" + divisions.endTags) }
    let missing = definitions.missing(on: page.lines)
    if !missing.isEmpty { parts += [""] + missing.map(String.init) }
    text = parts.joined(separator: "\n")
    formulas = scanner.formulas
    problems =
      limited
      + divisions.open.map { open in
        page.problem(
          .warning,
          line: open.line,
          "::: \(open.words) is never closed; it ends with the page"
        )
      }
  }

  /// Takes `{#name}` off the headings; the first one names the page.
  private static func takeNames(from lines: inout [MarkdownLine]) -> String? {
    var name: String?
    for index in lines.indices {
      let isTitle =
        lines[index].kind == .heading
        || lines[index].kind == .text && index + 1 < lines.count
          && lines[index + 1].kind == .underline
      guard isTitle, let (title, found) = split(lines[index].text) else { continue }
      lines[index].text = title
      name = name ?? found
    }
    return name
  }

  private static func split(_ heading: Substring) -> (title: Substring, name: String)? {
    let text = heading.trimmed
    guard text.utf8.last == UInt8(ascii: "}"), let open = text.firstRange(ofBytes: "{#")
    else { return nil }
    let inside = text[open.upperBound...].dropLast()
    let name = inside.prefix { $0 != " " }
    guard !inside.contains("{"), PageDirective.isName(name) else { return nil }
    return (text[..<open.lowerBound], String(name))
  }
}
