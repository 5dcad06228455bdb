import Deck

/// `{{< include file.qmd >}}` on a line of its own: the file's lines in its place.
enum QuartoIncludes {
  static func expand(_ text: ScannedMarkdown, _ manuscript: inout Manuscript) -> ScannedMarkdown {
    expand(text, from: nil, depth: 0, &manuscript)
  }

  private static func expand(
    _ text: ScannedMarkdown,
    from file: String?,
    depth: Int,
    _ manuscript: inout Manuscript
  ) -> ScannedMarkdown {
    guard text.lines.contains(where: { name(in: $0) != nil }) else { return text }
    var expanded = text
    expanded.lines = []
    for line in text.lines {
      guard let name = name(in: line) else {
        expanded.lines.append(line)
        continue
      }
      guard depth < IncludedFiles.deepest else {
        manuscript.warn(line.number, IncludedFiles.excess(name, isWithinItself: false))
        continue
      }
      do {
        let (lines, place) = try manuscript.included.lines(of: name, from: file)
        let inner = LineScanner.scan(lines, offset: 0)
        // Numbers are those of the deck: they tell where the file is taken in.
        expanded.lines += expand(inner, from: place, depth: depth + 1, &manuscript).lines.map {
          MarkdownLine(number: line.number, text: $0.text, kind: $0.kind)
        }
      } catch {
        manuscript.warn(line.number, error.text(for: name))
      }
    }
    return expanded
  }

  private static func name(in line: MarkdownLine) -> String? {
    guard line.kind == .text, let code = QuartoShortcodes.next(in: line.text.trimmed),
      code.words.first == "include", code.words.count > 1
    else { return nil }
    return String(code.words[1])
  }
}
