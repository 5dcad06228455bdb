/// Slidev's own elements on a page, as elements that any page may have.
enum SlidevElements {
  static func rewrite(_ lines: inout [MarkdownLine]) {
    var ends: [String] = []
    for index in lines.indices where lines[index].kind == .text {
      let text = lines[index].text
      guard text.utf8.contains(where: { "<{".utf8.contains($0) }) else { continue }
      lines[index].text = rewritten(text, &ends)
    }
  }

  /// Attributes in braces behind brackets and addresses, where the header says that they mean something.
  static func takeBraces(_ lines: inout [MarkdownLine]) {
    for index in lines.indices where lines[index].kind == .text {
      let text = lines[index].text
      guard text.firstRange(ofBytes: "]{") != nil || text.firstRange(ofBytes: "){") != nil
      else { continue }
      lines[index].text = Braces.html(in: text)
    }
  }

  /// `ends` are the end tags that templates wait for.
  private static func rewritten(_ line: Substring, _ ends: inout [String]) -> Substring {
    var text = ""
    var rest = line
    while let position = rest.utf8.firstIndex(where: { "<`{".utf8.contains($0) }) {
      text += rest[..<position]
      rest = rest[position...]
      if rest.utf8.first == UInt8(ascii: "{") {
        let after = afterExpression(rest)
        text += after == nil ? "{" : ""
        rest = after ?? rest.afterASCII(1)
        continue
      }
      if rest.utf8.first == .backtick {
        let after = CodeSpan.skip(rest)
        text += rest[..<after.startIndex]
        rest = after
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[...end]
      text += html(for: tag, &ends) ?? String(tag)
      rest = rest[end...].dropFirst()
    }
    return text[...] + rest
  }

  private static func html(for tag: Substring, _ ends: inout [String]) -> String? {
    let inside = tag.dropFirst().dropLast().drop { $0 == "/" }
    let name = inside.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let isEnd = tag.hasPrefix("</")
    switch name.lowercased() {
    case "v-switch", "vswitch": return isEnd ? "</div>" : "<div class=\"stack\">"
    case "template" where isEnd: return ends.popLast()
    case "template":
      let part = template(inside[name.endIndex...])
      ends.append(part.end)
      return part.start
    case "slidevvideo", "slidev-video":
      return isEnd ? "</video>" : "<video\(inside[name.endIndex...])>"
    case "youtube" where !isEnd:
      return link(inside, "YouTube", "https://www.youtube.com/watch?v=")
    case "tweet" where !isEnd: return link(inside, "Tweet", "https://twitter.com/i/status/")
    // An icon, such as `<carbon:edit/>`, which Markdown would take for an address.
    case _ where isIcon(inside): return ""
    default: return nil
    }
  }

  private static func isIcon(_ words: Substring) -> Bool {
    guard words.hasSuffix("/"), let colon = words.firstIndex(of: ":") else { return false }
    let isName = { (text: Substring) in
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    let name = words[colon...].dropFirst().prefix { !" /".contains($0) }
    return isName(words[..<colon]) && isName(name)
  }

  /// Bytes.
  private static let longestExpression = 200

  /// What follows `{{ $… }}`, whose value only Slidev knows.
  private static func afterExpression(_ text: Substring) -> Substring? {
    guard text.utf8.starts(with: "{{".utf8) else { return nil }
    let far = text.utf8.index(
      text.startIndex,
      offsetBy: longestExpression,
      limitedBy: text.endIndex
    )
    let begin = text[..<(far ?? text.endIndex)]
    guard begin.afterASCII(2).utf8.first(where: { !$0.isBlank }) == UInt8(ascii: "$"),
      let end = begin.firstRange(ofBytes: "}}")
    else { return nil }
    return text[end.upperBound...]
  }

  /// `#2` and `#2-4` are parts of a switch; of what is there for dark and for light pages the light is shown.
  private static func template(_ words: Substring) -> (start: String, end: String) {
    let name = words.trimmed.drop { $0 == "#" }
    let steps = name.split(separator: "-").compactMap { Int($0) }.filter {
      (0...1_000).contains($0)
    }
    if let first = steps.first, words.contains("#") {
      let last = steps.count > 1 ? steps[1] : first + 1
      return ("<div v-click=\"[\(first), \(last)]\">", "</div>")
    }
    return name == "dark" ? ("<template>", "</template>") : ("<div>", "</div>")
  }

  /// What would be a frame of another site is the way to it.
  private static func link(_ words: Substring, _ name: String, _ place: String) -> String? {
    guard let id = HTMLAttribute.list(words).first(where: { $0.name == "id" })?.value,
      !id.isEmpty, id.utf8.count <= 64,
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { return nil }
    return "<a href=\"\(place)\(id)\">\(name)</a>"
  }
}

/// `<Toc>`: the titles of a deck's pages.
enum SlidevContents {
  /// Bytes of titles in all tables of contents together.
  private static let longest = 4 << 20

  static func fill(_ pages: inout [PageText]) {
    let isPlace = { (line: MarkdownLine) in
      line.kind == .text
        && ["<Toc>", "<Toc ", "<Toc/", "<toc "].contains { line.text.trimmed.hasPrefix($0) }
    }
    guard pages.contains(where: { $0.lines.contains(where: isPlace) }) else { return }
    let titles = pages.filter { $0.settings.isListed && !$0.settings.isHidden }.compactMap(title)
    var left = longest
    for index in pages.indices {
      pages[index].lines = pages[index].lines.flatMap { line -> [MarkdownLine] in
        guard isPlace(line) else { return [line] }
        let shown = titles.prefix { title in
          left -= title.utf8.count + 4
          return left > 0
        }
        let items = shown.map { title in
          MarkdownLine(number: line.number, text: Substring("- \(title)"), kind: .text)
        }
        return [line.blank] + items + [line.blank]
      }
    }
  }

  private static func title(_ page: PageText) -> String? {
    if let title = page.settings.title { return title }
    let heading = page.lines.first { $0.kind == .heading }
    return heading.map { LineShape($0.text).body.drop { $0 == "#" }.trimmedOfLines }
  }
}
