/// pandoc's lists of definitions, blocks of lines and notes within a line, for who reads CommonMark.
enum PandocText {
  static func rewrite(_ lines: inout [MarkdownLine]) {
    takeNotes(&lines)
    breakLines(&lines)
    takeDefinitions(&lines)
  }

  // MARK: - Notes

  /// `^[words]` is a footnote in its place.
  private static func takeNotes(_ lines: inout [MarkdownLine]) {
    var notes: [MarkdownLine] = []
    for index in lines.indices where lines[index].kind == .text {
      while let open = lines[index].text.firstRange(ofBytes: "^["), notes.count < 100,
        let close = end(of: lines[index].text[open.upperBound...])
      {
        let label = "[^note-\(lines[index].number)-\(notes.count + 1)]"
        let words = lines[index].text[open.upperBound..<close]
        notes.append(
          MarkdownLine(number: lines[index].number, text: "\(label): \(words)", kind: .definition)
        )
        // Replacing a part of a piece would copy the whole deck.
        let text = lines[index].text
        let after = text[close...].dropFirst()
        lines[index].text = Substring("\(text[..<open.lowerBound])\(label)\(after)")
      }
    }
    guard let last = lines.last, !notes.isEmpty else { return }
    lines += [last.blank] + notes
  }

  /// The bracket that ends what another began.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth < 0
    }
  }

  // MARK: - Lines

  /// Lines that begin with a bar end where they do.
  private static func breakLines(_ lines: inout [MarkdownLine]) {
    var start = 0
    while start < lines.count {
      let block = lines[start...].prefix { $0.kind == .text && $0.text.hasPrefix("| ") }
      let isTable = block.contains {
        LineShape($0.text).isDelimiterRow || $0.text.trimmed.hasSuffix("|")
      }
      let next = block.endIndex < lines.count ? lines[block.endIndex] : nil
      if !block.isEmpty, !isTable, next.map({ !LineShape($0.text).isDelimiterRow }) ?? true {
        for index in block.indices {
          let isLast = index == block.endIndex - 1
          lines[index].text = lines[index].text.dropFirst(2) + (isLast ? "" : "\\")
        }
      }
      start = block.endIndex + 1
    }
  }

  // MARK: - Definitions

  /// A line, and beneath it others that begin with a colon, as a term and what it means.
  private static func takeDefinitions(_ lines: inout [MarkdownLine]) {
    guard lines.contains(where: { definition($0) != nil }) else { return }
    var taken: [MarkdownLine] = []
    var isInList = false
    for (index, line) in lines.enumerated() {
      if let words = definition(line), isInList {
        taken += [line.html("<dd>"), MarkdownLine(number: line.number, text: words, kind: .text)]
        taken.append(line.html("</dd>"))
      } else if line.kind == .text, isTerm(at: index, in: lines) {
        taken += [line.html(isInList ? "<dt>" : "<dl><dt>"), line, line.html("</dt>")]
        isInList = true
      } else {
        if isInList, line.kind != .blank {
          taken.append(line.html("</dl>"))
          isInList = false
        }
        taken.append(line)
      }
    }
    if isInList, let last = lines.last { taken.append(last.html("</dl>")) }
    lines = taken
  }

  private static func definition(_ line: MarkdownLine) -> Substring? {
    guard line.kind == .text, line.text.hasPrefix(": ") || line.text.hasPrefix(":\t") else {
      return nil
    }
    return line.text.dropFirst().trimmed
  }

  private static func isTerm(at index: Int, in lines: [MarkdownLine]) -> Bool {
    guard index == 0 || lines[index - 1].kind != .text || definition(lines[index - 1]) != nil else {
      return false
    }
    let next = lines[(index + 1)...].prefix(2)
    guard let first = next.first else { return false }
    if definition(first) != nil { return true }
    return first.kind == .blank && next.last.flatMap(definition) != nil
  }
}
