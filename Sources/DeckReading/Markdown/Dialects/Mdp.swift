import Deck

/// mdp: Markdown for a terminal, where each line stays a line and single lines stop the output.
struct Mdp: Dialect {
  let name = "mdp"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let header = text.lines.first, Self.header(header.text) != nil {
      return Sign(header.text.trimmed, line: header.number)
    }
    let centred = text.lines.first { $0.kind == .text && Self.centred($0.text) != nil }
    return centred.map { Sign("-> text <-", line: $0.number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    var text = manuscript.text
    let header = text.lines.prefix { Self.header($0.text) != nil }
    for (key, value) in header.compactMap({ Self.header($0.text) }) where key == "title" {
      manuscript.settings.title = String(value)
    }
    text.lines.removeFirst(header.count)
    var settings = manuscript.settings.page
    settings.breaksLines = true
    return text.cut { text.lines[$0].isRule ? .here : .none }.map { page in
      var page = page
      page.settings = settings
      page.lines = Self.shown(page.lines)
      return page
    }
  }

  // MARK: - Lines

  private static func shown(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var shown: [MarkdownLine] = []
    for (index, line) in lines.enumerated() {
      let next = lines[index...].dropFirst().first
      if line.kind == .text, ["<br>", "<BR>", "^"].contains(line.text.trimmed) {
        pause(&shown, line)
      } else if line.kind == .text, let content = centred(line.text) {
        let level = next?.kind == .underline ? next?.text.contains("=") == true ? "# " : "## " : ""
        shown += [
          line.html("<div style=\"text-align: center\">"),
          MarkdownLine(number: line.number, text: level + content, kind: .text),
          line.html("</div>"),
        ]
      } else if line.kind == .underline, shown.last?.kind == .rawHTML {
        shown.append(line.blank)
      } else {
        shown.append(line)
      }
    }
    return shown
  }

  /// Holds back what follows, without ending the list or the paragraph that goes on.
  private static func pause(_ shown: inout [MarkdownLine], _ line: MarkdownLine) {
    if let last = shown.indices.last, shown[last].kind == .text {
      shown[last].text += " <!-- pause -->"
    } else {
      shown.append(MarkdownLine(number: line.number, text: "<!-- pause -->", kind: .text))
      shown.append(line.blank)
    }
  }

  /// From `%title: talk` or `@author: name`.
  private static func header(_ line: Substring) -> (key: Substring, value: Substring)? {
    guard let sign = line.utf8.first, "%@".utf8.contains(sign),
      let (key, value) = KeyLines.split(line.afterASCII(1)),
      ["title", "author", "date"].contains(key)
    else { return nil }
    return (key, value)
  }

  /// What stands between `->` and `<-`.
  private static func centred(_ line: Substring) -> Substring? {
    let text = line.trimmed
    guard text.hasPrefix("-> "), text.hasSuffix(" <-") || text.hasPrefix("-> #") else { return nil }
    let content = text.dropFirst(3).trimmed
    return content.hasSuffix(" <-") ? content.dropLast(3).trimmed : content
  }
}
