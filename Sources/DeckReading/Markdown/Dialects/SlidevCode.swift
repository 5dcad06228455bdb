import Deck

/// Code that a page takes from a file, as in `<<< @/snippets/a.ts#part ts {2,3}`.
enum SlidevCode {
  static func include(in page: inout PageText, _ manuscript: inout Manuscript) {
    guard page.lines.contains(where: isInclusion) else { return }
    let owner = page
    page.lines = page.lines.flatMap { line in
      isInclusion(line) ? code(for: line, on: owner, &manuscript) : [line]
    }
  }

  private static func isInclusion(_ line: MarkdownLine) -> Bool {
    line.kind == .text && line.text.hasPrefix("<<< ")
  }

  private static func code(
    for line: MarkdownLine,
    on page: PageText,
    _ manuscript: inout Manuscript
  ) -> [MarkdownLine] {
    let words = line.text.dropFirst(4).trimmed
    let target = words.prefix { $0 != " " }
    let parts = target.split(separator: "#", maxSplits: 1)
    guard let first = parts.first else { return [line] }
    let path = first.hasPrefix("@/") ? String(first.dropFirst()) : String(first)
    guard
      let source = manuscript.code(
        of: path,
        region: parts.count > 1 ? parts[1] : nil,
        on: page,
        line
      )
    else { return [line.blank] }
    let given = words[target.endIndex...].trimmed
    let isNamed = given.first.map { $0.isLetter } ?? false
    let language = isNamed ? "" : MediaType.fileExtension(path)
    return line.fenced(source, info: "\(language) \(given)")
  }
}

extension Manuscript {
  /// The lines of a file of code that a page shows, or of a region of it.
  mutating func code(
    of name: String,
    region: Substring?,
    on page: PageText,
    _ line: MarkdownLine
  ) -> [Substring]? {
    do {
      let lines = try included.lines(of: name, from: page.file).lines
      guard let region else { return lines }
      if let found = Self.region(region, of: lines) { return found }
      problems.append(page.problem(.warning, line: line.number, "\(name) has no region \(region)"))
      return lines
    } catch {
      problems.append(page.problem(.warning, line: line.number, error.text(for: name)))
      return nil
    }
  }

  /// Between `#region name` and `#endregion`, however the language writes comments.
  private static func region(_ name: Substring, of lines: [Substring]) -> [Substring]? {
    guard
      let start = lines.firstIndex(where: { line in
        guard let mark = line.firstRange(ofBytes: "#region") else { return false }
        return line[mark.upperBound...].trimmed.prefix { $0 != " " } == name
      })
    else { return nil }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { $0.firstRange(ofBytes: "#endregion") != nil } ?? lines.endIndex
    return Array(rest[..<end])
  }
}

extension MarkdownLine {
  /// Code in its place, between fences that nothing in it closes.
  func fenced(_ code: [Substring], info: String) -> [MarkdownLine] {
    let runs = code.map { line in
      LineShape(line).body.utf8.prefix { $0 == .backtick }.count
    }
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    let texts = [Substring("\(fence)\(info)")] + code + [Substring(fence)]
    return texts.map { MarkdownLine(number: number, text: $0, kind: .code) }
  }
}
