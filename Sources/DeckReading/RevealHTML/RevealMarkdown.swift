/// The Markdown in a section of a reveal.js file, which is one page unless the section says what separates several.
struct RevealMarkdown {
  private var separator: Substring?
  private var vertical: Substring?
  private var notes: Substring?

  init(_ attributes: [HTMLAttribute]) {
    // Where one of the three is named, the others are as usual.
    if attributes.contains(where: { $0.name.hasPrefix("data-separator") }) { separator = "---" }
    for attribute in attributes {
      let mark = RevealRules.literal(attribute.value)
      switch attribute.name {
      case "data-separator": separator = mark
      case "data-separator-vertical": vertical = mark
      case "data-separator-notes": notes = mark
      default: continue
      }
    }
  }

  /// The pages of a text whose first line follows on `line` of the file.
  func pages(of text: String, from line: Int) -> [PageText] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let scanned = LineScanner.scan(Self.dedented(lines), offset: line - 1)
    var stacks = Stacks()
    let pages = stacks.pages(of: scanned) { index in
      let line = scanned.lines[index]
      guard line.kind != .code else { return nil }
      let body = line.text.trimmed
      if body == vertical { return .vertical }
      return body == separator ? .horizontal : nil
    }
    return pages.map { page in
      var page = page
      page.notes =
        Notes.take(from: &page.lines) { line in
          notes.map { Notes.opening(line, behind: $0) } ?? Notes.opening(line)
        } ?? ""
      return page
    }
  }

  /// Without the blanks that all lines begin with, as they stand in HTML that is indented.
  private static func dedented(_ lines: [Substring]) -> [Substring] {
    let depths = lines.filter { !$0.trimmed.isEmpty }.map { $0.utf8.prefix(while: \.isBlank).count }
    let common = depths.min() ?? 0
    return lines.map { $0.utf8.count >= common ? $0.afterASCII(common) : "" }
  }
}
