/// HTML blocks, as far as they matter to where a page ends.
enum RawHTML {
  /// Whose content is not Markdown, blank lines included.
  private static let raw = ["pre", "script", "style", "textarea"]

  private static let blocks: Set<Substring> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header",
    "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes",
    "ol", "optgroup", "option", "p", "param", "section", "source", "summary", "table", "tbody",
    "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// The end tag that the element at the start of `body` waits for, if it holds no Markdown.
  static func endTag(for body: Substring) -> String? {
    guard body.utf8.first == UInt8(ascii: "<") else { return nil }
    let (name, rest) = tagName(body.dropFirst())
    guard let name = raw.first(where: { $0 == name }) else { return nil }
    guard rest.isEmpty || rest.utf8.first == UInt8(ascii: ">") || rest.utf8.first?.isBlank == true
    else { return nil }
    return "</\(name)>"
  }

  /// Whether `body` begins HTML that goes on to the next blank line.
  static func startsBlock(_ body: Substring) -> Bool {
    guard body.utf8.first == UInt8(ascii: "<") else { return false }
    let start = body.dropFirst()
    let (name, _) = tagName(start.utf8.first == UInt8(ascii: "/") ? start.dropFirst() : start)
    if blocks.contains(name[...]) { return true }
    let isTagAlone =
      body.utf8.last { !$0.isBlank } == UInt8(ascii: ">")
      && body.utf8.dropFirst().allSatisfy { $0 != UInt8(ascii: "<") }
    return !name.isEmpty && isTagAlone
  }

  /// Whether `line` holds `end` in letters of any case.
  static func contains(_ end: String, in line: Substring) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "<")) else { return false }
    return line.lowercased()[...].firstRange(ofBytes: end) != nil
  }

  private static func tagName(_ text: Substring) -> (name: String, rest: Substring) {
    let name = text.utf8.prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
        || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
    }
    return (text[..<name.endIndex].lowercased(), text[name.endIndex...])
  }
}
