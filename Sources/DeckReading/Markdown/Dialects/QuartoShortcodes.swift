/// `{{< name … >}}` in Quarto's text.
enum QuartoShortcodes {
  /// Shows films, leaves a pause, and takes away what has no place on a page.
  static func show(_ lines: inout [MarkdownLine]) {
    for index in lines.indices where lines[index].kind == .text || lines[index].kind == .heading {
      var text = ""
      var rest = lines[index].text
      guard rest.firstRange(ofBytes: "{{<") != nil else { continue }
      while let code = next(in: rest) {
        text += rest[..<code.range.lowerBound] + html(code.words)
        rest = rest[code.range.upperBound...]
      }
      lines[index].text = text[...] + rest
    }
  }

  /// The first one in a text.
  static func next(
    in text: Substring
  ) -> (range: Range<Substring.Index>, words: [Substring])? {
    guard let open = text.firstRange(ofBytes: "{{<"),
      let close = text[open.upperBound...].firstRange(ofBytes: ">}}")
    else { return nil }
    let words = text[open.upperBound..<close.lowerBound].split(separator: " ")
    return (open.lowerBound..<close.upperBound, words)
  }

  private static func html(_ words: [Substring]) -> String {
    switch words.first {
    case "video":
      let address = words.dropFirst().first.map(String.init) ?? ""
      return "<video controls src=\"\(address.escaped)\"></video>"
    case "pause": return "<!-- pause -->"
    default: return ""
    }
  }
}
