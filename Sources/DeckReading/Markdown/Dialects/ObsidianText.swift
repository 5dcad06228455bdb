import Deck

/// Obsidian's own signs in a page's text: `![[embeds]]`, `[[links]]` and `%% comments %%`.
enum ObsidianText {
  static func rewrite(_ page: inout PageText, _ manuscript: inout Manuscript) {
    dropComments(&page.lines)
    InlinePicture.rewrite(&page.lines, sized)
    let owner = page
    page.lines = page.lines.flatMap { line -> [MarkdownLine] in
      guard line.kind == .text || line.kind == .heading,
        line.text.firstRange(ofBytes: "[[") != nil
      else { return [line] }
      if let note = note(embeddedBy: line),
        let (text, _) = manuscript.include(note, from: owner, line: line.number)
      {
        return text.lines.map { included in
          var included = included
          included.number = line.number
          return included
        }
      }
      var line = line
      line.text = Substring(rewritten(line.text))
      return [line]
    }
  }

  /// The address in `[[name]]`, or what stands there without brackets.
  static func address(_ text: String) -> String {
    guard text.hasPrefix("[["), let end = text[...].firstRange(ofBytes: "]]") else { return text }
    return String(text[..<end.lowerBound].dropFirst(2).prefix { $0 != "|" && $0 != "#" })
  }

  /// The note that is all of a line, as in `![[name]]`.
  private static func note(embeddedBy line: MarkdownLine) -> String? {
    let body = LineShape(line.text).body.trimmedEnd
    guard body.hasPrefix("![["), body.hasSuffix("]]") else { return nil }
    let name = address(String(body.dropFirst()))
    guard !name.contains("["), MediaType.of(name) == nil else { return nil }
    return MediaType.fileExtension(name).isEmpty ? name + ".md" : name
  }

  private static func rewritten(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let open = rest.firstRange(ofBytes: "[["),
      let close = rest[open.upperBound...].firstRange(ofBytes: "]]")
    {
      let inside = rest[open.upperBound..<close.lowerBound]
      let parts = inside.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
      let name = parts.first ?? ""
      var before = rest[..<open.lowerBound]
      if before.utf8.last == UInt8(ascii: "!") {
        before = before.dropLast()
        result += before + picture(name, parts.dropFirst().last)
      } else {
        result += before + (parts.count > 1 ? parts[1] : name)
      }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// `![words|300](address)`.
  private static func sized(_ picture: InlinePicture) -> String? {
    guard let bar = picture.words.lastIndex(of: "|") else { return nil }
    let size = picture.words[bar...].dropFirst()
    guard !size.isEmpty, size.allSatisfy({ $0.isNumber || $0 == "x" }) else { return nil }
    return picture.styled(style(of: size), words: String(picture.words[..<bar]))
  }

  private static func style(of size: Substring) -> [String] {
    let lengths = size.split(separator: "x").prefix(2).compactMap { Int($0) }
    return zip(["width", "height"], lengths).map { "\($0): \($1)px" }
  }

  /// With a width, or a width and a height, in pixels: `300` or `300x200`.
  private static func picture(_ name: Substring, _ size: Substring?) -> String {
    InlinePicture(words: "", address: String(name), source: "")
      .styled(style(of: size ?? ""), words: "")
  }

  /// What stands between `%%` and `%%`, over however many lines.
  private static func dropComments(_ lines: inout [MarkdownLine]) {
    var isOpen = false
    for index in lines.indices where lines[index].kind != .code {
      guard isOpen || lines[index].text.firstRange(ofBytes: "%%") != nil else { continue }
      var kept = ""
      var rest = lines[index].text
      while let mark = rest.firstRange(ofBytes: "%%") {
        if !isOpen { kept += rest[..<mark.lowerBound] }
        isOpen.toggle()
        rest = rest[mark.upperBound...]
      }
      if !isOpen { kept += rest }
      lines[index].text = Substring(kept)
      if LineShape(lines[index].text).isBlank { lines[index].kind = .blank }
    }
  }
}
