/// HTML that CommonMark takes as one block, because no line of it is blank.
enum RawLines {
  /// Line ends beside blank lines are written as what they stand for.
  static func joined(_ html: String) -> String {
    let lines = html.trimmedOfLines.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    var text = ""
    for (index, line) in lines.enumerated() {
      let isBlank = line.trimmed.isEmpty
      if index > 0 { text += isBlank || lines[index - 1].trimmed.isEmpty ? "&#10;" : "\n" }
      if !isBlank { text += line }
    }
    return text
  }
}
