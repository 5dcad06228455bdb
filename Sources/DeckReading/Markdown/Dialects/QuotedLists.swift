/// Quotations that are nothing but a list, by which pandoc's decks turn steps on and off.
enum QuotedLists {
  /// Makes lists of them: their items come one by one where those of others don't, and all at once where
  /// they do.
  static func unquote(_ lines: inout [MarkdownLine], isIncremental: Bool) {
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
