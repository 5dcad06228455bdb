/// Code in Quarto's and R Markdown's decks, which is run before a page is shown; here it is not.
enum QuartoCode {
  /// Shows code as the deck's author would see it: without options, without what is not to be shown, and
  /// with a frame where its output would be all.
  static func show(_ lines: inout [MarkdownLine]) {
    lines.replaceListings { listing, lines in
      guard let fence = listing.fence else { return nil }
      guard let chunk = Chunk(fence.info, lines[listing.inside].map(\.text)) else { return nil }
      let first = lines[listing.range.lowerBound]
      if !chunk.isIncluded { return [first.blank] }
      let shown = chunk.pictures.map { name in
        MarkdownLine(number: first.number, text: "![](\(name))", kind: .text)
      }
      if !chunk.isEchoed {
        return shown.isEmpty ? [first.html(chunk.frame)] : [first.blank] + shown + [first.blank]
      }
      let code = lines[listing.inside.dropFirst(chunk.options)]
      return [first.opening(chunk.info)] + code + [lines[listing.range.upperBound - 1]]
    }
  }

  /// Code with the name of a language in braces, as in ```` ```{r, echo=FALSE} ````.
  private struct Chunk {
    let language: Substring
    /// How many lines at its start are options.
    let options: Int
    private var values: [String: Substring] = [:]
    let pictures: [Substring]

    init?(_ info: Substring, _ lines: [Substring]) {
      guard info.hasPrefix("{"), info.hasSuffix("}") else { return nil }
      let inside = info.dropFirst().dropLast()
      language = inside.prefix { $0.isLetter || $0.isNumber || "_+-".contains($0) }
      guard !language.isEmpty else { return nil }
      let comments = lines.prefix { Self.option($0) != nil }
      options = comments.count
      for option in comments.compactMap(Self.option) { values[option.key] = option.value }
      for part in inside[language.endIndex...].split(separator: ",").flatMap(Self.words) {
        guard let sign = part.firstIndex(of: "=") else { continue }
        values[part[..<sign].trimmed.lowercased()] = part[sign...].dropFirst().trimmed
      }
      pictures = lines.compactMap(Self.picture)
    }

    var isEchoed: Bool { !isFalse("echo") }
    var isIncluded: Bool { !isFalse("include") }

    /// What the line that opens the code says to who shows it.
    var info: String {
      guard let lines = values["code-line-numbers"], lines != "true", lines != "false" else {
        return String(language)
      }
      return "\(language) {\(lines.filter { $0 != "\"" && $0 != "'" })}"
    }

    var frame: String {
      "<span class=\"missing\">output of \(String(language).escaped) code</span>"
    }

    private func isFalse(_ key: String) -> Bool {
      ["false", "f"].contains(values[key]?.lowercased())
    }

    /// From `#| key: value`, with the comment signs of other languages as well.
    private static func option(_ line: Substring) -> (key: String, value: Substring)? {
      let text = line.trimmed
      guard let bar = text.firstIndex(of: "|"), ["#", "//", "--", "%%"].contains(text[..<bar]),
        let colon = text[bar...].firstIndex(of: ":")
      else { return nil }
      let key = text[bar..<colon].dropFirst().trimmed.lowercased()
      return (key, text[colon...].dropFirst().trimmed)
    }

    private static func words(_ part: Substring) -> [Substring] {
      part.contains("=") && part.contains(" = ") ? [part] : part.split(separator: " ")
    }

    /// The file that `include_graphics("…")` would show.
    private static func picture(_ line: Substring) -> Substring? {
      guard let call = line.firstRange(ofBytes: "include_graphics(") else { return nil }
      let argument = line[call.upperBound...].trimmed
      guard let quote = argument.first, quote == "\"" || quote == "'" else { return nil }
      let name = argument.dropFirst().prefix { $0 != quote }
      return name.isEmpty || name.contains(")") ? nil : name
    }
  }
}
