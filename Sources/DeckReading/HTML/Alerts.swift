/// Quotations that begin with `[!NOTE]` and the like are callouts, as on GitHub; or with `[!bug] A title`
/// as in Obsidian.
enum Alerts {
  /// By the words for them.
  private static let kinds: [Substring: String] = [
    "abstract": "note", "attention": "warning", "bug": "caution", "caution": "caution",
    "check": "tip", "cite": "note", "danger": "caution", "done": "tip", "error": "caution",
    "example": "note", "fail": "caution", "failure": "caution", "faq": "important",
    "help": "important", "hint": "tip", "important": "important", "info": "note",
    "missing": "caution", "note": "note", "question": "important", "quote": "note",
    "success": "tip", "summary": "note", "tip": "tip", "tldr": "note", "todo": "note",
    "warning": "warning",
  ]

  static func show(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      element.children = show(element.children)
      return .element(element.name == "blockquote" ? callout(element) ?? element : element)
    }
  }

  private static func callout(_ quotation: HTMLElement) -> HTMLElement? {
    guard let first = quotation.children.firstIndex(where: { !$0.isBlank }),
      case .element(var paragraph) = quotation.children[first], paragraph.name == "p",
      case .text(let text)? = paragraph.children.first, text.hasPrefix("[!"),
      let close = text.firstIndex(of: "]")
    else { return nil }
    let word = text[..<close].dropFirst(2).lowercased()
    guard let kind = kinds[word[...]] else { return nil }
    var callout = quotation
    callout.name = "div"
    callout["class"] = "callout-\(kind)"
    var rest = text[close...].dropFirst().drop { "+- ".contains($0) }
    var title = word.prefix(1).uppercased() + word.dropFirst()
    let line = rest.prefix { $0 != "\n" }
    if !line.isEmpty, line.endIndex < rest.endIndex || paragraph.children.count == 1 {
      title = String(line)
      rest = rest[line.endIndex...]
    }
    paragraph.children[0] = .text(String(rest.drop { $0.isWhitespace }))
    let name = HTMLElement(name: "strong", children: [.text(title)])
    callout.children[first] = .element(HTMLElement(name: "p", children: [.element(name)]))
    if !paragraph.plainText.trimmedOfLines.isEmpty || paragraph.children.count > 1 {
      callout.children.insert(.element(paragraph), at: first + 1)
    }
    return callout
  }
}
