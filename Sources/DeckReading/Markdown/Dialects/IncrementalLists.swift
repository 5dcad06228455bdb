/// Lists whose items come one by one, as divisions of a page.
enum IncrementalLists {
  /// All lists on a page, however deep.
  static func all(_ lines: inout [MarkdownLine]) {
    guard let first = lines.firstIndex(where: isItem) else { return }
    let number = lines[lines.count - 1].number
    lines.insert(lines[first].division("incremental"), at: first)
    lines.append(MarkdownLine(number: number, text: "", kind: .blank).division())
  }

  /// A quotation that is nothing but a list is none: its items come one by one where those of others
  /// don't, and all at once where they do.
  static func quoted(_ lines: inout [MarkdownLine], isIncremental: Bool) {
    guard lines.contains(where: isQuotedItem) else { return }
    let words = isIncremental ? "nonincremental" : "incremental"
    var kept: [MarkdownLine] = []
    var rest = lines[...]
    while let line = rest.first {
      guard isQuotedItem(line) else {
        kept.append(line)
        rest = rest.dropFirst()
        continue
      }
      let quote = rest.prefix { $0.kind == .text && LineShape($0.text).isQuote }
      rest = rest.dropFirst(quote.count)
      let inner = quote.map(unquoted)
      guard inner.allSatisfy({ isItem($0) || LineShape($0.text).indent > 0 || $0.kind == .blank })
      else {
        kept += quote
        continue
      }
      kept += [line.division(words)] + inner + [quote[quote.endIndex - 1].division()]
    }
    lines = kept
  }

  private static func isItem(_ line: MarkdownLine) -> Bool {
    let shape = LineShape(line.text)
    return line.kind == .text && shape.listItem(interrupting: false) != nil && !shape.isRule
  }

  private static func isQuotedItem(_ line: MarkdownLine) -> Bool {
    line.kind == .text && LineShape(line.text).isQuote && isItem(unquoted(line))
  }

  private static func unquoted(_ line: MarkdownLine) -> MarkdownLine {
    let content = LineShape(line.text).body.dropFirst()
    let text = content.utf8.first == UInt8(ascii: " ") ? content.dropFirst() : content
    return MarkdownLine(
      number: line.number,
      text: text,
      kind: LineShape(text).isBlank ? .blank : .text
    )
  }
}
