/// Code as presenterm shows it: without the lines that are there for the compiler alone.
enum PresentermCode {
  /// By language, what those lines begin with.
  private static let hidden: [String: String] = [
    "bash": "/// ", "c": "/// ", "c++": "/// ", "c#": "/// ", "cpp": "/// ", "csharp": "/// ",
    "fish": "/// ", "go": "/// ", "java": "/// ", "javascript": "/// ", "js": "/// ",
    "kotlin": "/// ", "python": "/// ", "rust": "# ", "sh": "/// ", "shell": "/// ",
    "typescript": "/// ", "ts": "/// ", "zsh": "/// ",
  ]

  static func shown(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var prefix: String?
    var opener: LineShape.Fence?
    return lines.filter { line in
      guard line.kind == .code else {
        opener = nil
        return true
      }
      let fence = LineShape(line.text).fence
      guard let open = opener else {
        opener = fence
        let words = fence?.info.split(separator: " ") ?? []
        let isRun = words.contains { $0.hasPrefix("+exec") || $0 == "+validate" }
        prefix = isRun ? words.first.flatMap { hidden[$0.lowercased()] } : nil
        return true
      }
      if fence?.closes(open) == true {
        opener = nil
        return true
      }
      return prefix.map { !(line.text + " ").hasPrefix($0) } ?? true
    }
  }

  /// Sets what is to be drawn of LaTeX as the formula that it is.
  static func setFormulas(_ lines: inout [MarkdownLine]) {
    lines.replaceListings { listing, lines in
      let words = listing.fence?.info.split(separator: " ") ?? []
      guard words.first == "latex", words.contains("+render") else { return nil }
      let inside = lines[listing.inside].map { line in
        let tex = ["\\[", "\\]", "$$"].reduce(String(line.text)) { $0.replacing($1, with: "") }
        return MarkdownLine(number: line.number, text: tex[...], kind: .text)
      }
      let first = lines[listing.range.lowerBound]
      let mark = MarkdownLine(number: first.number, text: "$$", kind: .text)
      return [first.blank, mark] + inside.filter { !LineShape($0.text).isBlank } + [
        mark, first.blank,
      ]
    }
  }

  /// Puts the file's lines in place of each fence that is called `file`.
  static func takeFiles(_ page: inout PageText, _ manuscript: inout Manuscript) {
    let file = page.file
    page.lines.replaceListings { listing, lines in
      guard let fence = listing.fence, fence.info.prefix(while: { $0 != " " }) == "file",
        let yaml = try? YAML.parse(lines[listing.inside].map(\.text).joined(separator: "\n")),
        let name = yaml["path"]?.text
      else { return nil }
      let number = { (key: String) in yaml[key].flatMap { Int($0.text) } }
      let info = (yaml["language"]?.text ?? "") + fence.info.dropFirst(4)
      let first = lines[listing.range.lowerBound]
      let code = first.code(from: name, for: file, &manuscript) { lines in
        let start = max(1, number("start_line") ?? 1)
        let end = min(lines.count, number("end_line") ?? lines.count)
        return (info, start <= end ? Array(lines[(start - 1)..<end]) : [])
      }
      return [code]
    }
  }
}
