/// The lines with which pandoc's decks may begin: `% title`, `% authors`, `% date`.
enum PercentBlock {
  /// The number of the block's first line.
  static func firstLine(of text: ScannedMarkdown) -> Int? {
    guard let first = text.lines.first, first.text.hasPrefix("% ") else { return nil }
    return first.number
  }

  /// Takes the block off a text: its title, authors and date, as far as they are there.
  static func take(from text: inout ScannedMarkdown) -> (texts: [String], line: Int)? {
    guard let line = firstLine(of: text) else { return nil }
    var fields: [String] = []
    var count = 0
    for line in text.lines {
      if line.text.hasPrefix("%"), fields.count < 3 {
        fields.append(line.text.dropFirst().trimmedOfLines)
      } else if line.text.hasPrefix(" "), !fields.isEmpty, line.kind != .blank {
        fields[fields.count - 1] += "; " + line.text.trimmedOfLines
      } else {
        break
      }
      count += 1
    }
    text.lines.removeFirst(count)
    let texts = fields.map { field in
      field.split(separator: ";").map { String($0.trimmed) }.filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    return (texts.filter { !$0.isEmpty }, line)
  }
}
