import Deck

/// Tells each line of Markdown for what it is, so that only what separates pages does.
///
/// It follows CommonMark's blocks, with two exceptions for the sake of a deck: code, comments and
/// raw HTML that never end reach to the next separator or to what may be notes, which no slip must
/// show; code inside of a list may be indented less than the list.
struct LineScanner {
  private let source: [Substring]
  /// The line of the file that comes before `source`.
  private let offset: Int
  private var scanned = ScannedMarkdown(lines: [], comments: [])

  /// The columns at which the content of the open list items begins, outermost first.
  private var items: [Int] = []
  private var commentSearch = CommentSearch()
  /// The lines that may begin or end code, and separators; those before `nextMark` are behind us.
  private lazy var marks = source.indices.filter { index in
    let shape = LineShape(source[index])
    return shape.fence != nil || shape.isSeparator || NotesMark.begins(source[index])
  }
  private var nextMark = 0
  private var paragraph = Paragraph.none

  /// More lists than these don't begin on one line.
  private static let deepest = 32
  /// Nothing is looked for behind more separators than these.
  private static let farthest = 64

  private enum Paragraph {
    case none
    /// Hyphens beneath it make a heading of it.
    case ofPage
    /// In a list or a quote.
    case nested
    /// Its lines are rows, or HTML; hyphens beneath it are a separator.
    case rows
  }

  private init(_ source: [Substring], offset: Int) {
    self.source = source
    self.offset = offset
  }

  /// Scans lines of a file of which `offset` lines come before.
  static func scan(_ source: [Substring], offset: Int) -> ScannedMarkdown {
    var scanner = LineScanner(source, offset: offset)
    while scanner.scanned.lines.count < source.count { scanner.scanNext() }
    return scanner.scanned
  }

  // MARK: - Lines

  private var index: Int { scanned.lines.count }

  private mutating func append(_ text: Substring, _ kind: MarkdownLine.Kind) {
    scanned.lines.append(MarkdownLine(number: offset + index + 1, text: text, kind: kind))
  }

  private mutating func warn(_ text: String) {
    scanned.problems.append(Problem(.warning, line: offset + index + 1, text))
  }

  private mutating func scanNext() {
    let line = source[index]
    let shape = LineShape(line)
    if paragraph == .none, items.isEmpty, shape.indent >= 4, !shape.isBlank {
      append(line, .code)
    } else if shape.fence == nil, let opening = CommentOpening(in: line) {
      scanComments(line, from: opening)
    } else {
      classify(line)
    }
  }

  /// Takes a line without comments; `line` may be shorter than what stands in the file.
  private mutating func classify(_ line: Substring) {
    let shape = LineShape(line)
    guard !shape.isBlank else {
      paragraph = .none
      append(line, .blank)
      return
    }
    let open = items
    let wasNested = paragraph == .nested
    while let column = items.last, shape.indent < column { items.removeLast() }
    let continues = shape.indent - (items.last ?? 0) >= 4
    guard !continues else {
      append(line, paragraph == .none ? .code : .text)
      return
    }
    if items.isEmpty, classifyPageLine(line, shape) { return }
    let depth = items.count
    classifyNested(line, shape)
    // A paragraph goes on however little its next line is indented, and its list with it.
    if paragraph == .nested, wasNested, items.count == depth, !shape.isQuote { items = open }
  }

  /// What can stand at the level of the page only; false if it is none of that.
  private mutating func classifyPageLine(_ line: Substring, _ shape: LineShape) -> Bool {
    if paragraph == .ofPage, shape.isUnderline {
      paragraph = .none
      append(line, .underline)
    } else if shape.isSeparator {
      paragraph = .none
      append(line, .separator)
    } else if shape.division != nil {
      paragraph = .none
      append(line, .division)
    } else if paragraph == .ofPage, shape.isDelimiterRow {
      paragraph = .rows
      append(line, .text)
    } else {
      return false
    }
    return true
  }

  /// What can stand in a list too; enters lists item by item.
  private mutating func classifyNested(_ line: Substring, _ outer: LineShape) {
    var shape = outer
    let deepest = items.count + Self.deepest
    while !shape.isRule, !shape.isBlank, items.count < deepest,
      let item = shape.listItem(interrupting: paragraph == .ofPage)
    {
      items.append(item.column)
      paragraph = .none
      shape = LineShape(item.rest, at: item.column)
    }
    if let fence = shape.fence {
      scanCode(fence)
    } else if let end = RawHTML.endTag(for: shape.body), items.isEmpty {
      scanRawHTML(line, end: end)
    } else if shape.isHeading || shape.isRule {
      paragraph = .none
      append(line, kindOfBlock(shape))
    } else if paragraph == .none, items.isEmpty, shape.isDefinition {
      append(line, .definition)
    } else {
      paragraph = paragraphAfter(shape)
      append(line, .text)
    }
  }

  /// Of a heading or a rule.
  private func kindOfBlock(_ shape: LineShape) -> MarkdownLine.Kind {
    guard items.isEmpty else { return .text }
    return shape.isHeading ? .heading : .rule
  }

  private func paragraphAfter(_ shape: LineShape) -> Paragraph {
    if shape.isQuote { return LineShape(shape.body.dropFirst()).isBlank ? .none : .nested }
    if shape.isBlank || shape.body.utf8.starts(with: "<!--".utf8) { return .none }
    switch paragraph {
    case .ofPage, .nested, .rows: return paragraph
    case .none:
      if !items.isEmpty { return .nested }
      return RawHTML.startsBlock(shape.body) ? .rows : .ofPage
    }
  }

  // MARK: - What encloses lines

  private mutating func scanCode(_ opener: LineShape.Fence) {
    let column = items.last ?? 0
    while nextMark < marks.count, marks[nextMark] <= index { nextMark += 1 }
    let reach = reach(
      among: marks[nextMark...],
      closes: { line in
        let shape = LineShape(line)
        return (column...column + 3).contains(shape.indent) && shape.fence?.closes(opener) ?? false
      },
      opensAnother: { line in
        guard let fence = LineShape(line).fence else { return false }
        return fence.mark == opener.mark && fence.length >= opener.length && !fence.info.isEmpty
      }
    )
    if !reach.isClosed { warn("code that begins here is never closed; it ends with the page") }
    let end = reach.isClosed ? reach.end + 1 : reach.end
    append(source[index], .code)
    let last = source[..<end].lastIndex { !LineShape($0).isBlank } ?? index
    while index < (reach.isClosed ? end : max(index, last + 1)) {
      append(indented(source[index], to: column), .code)
    }
    if !reach.isClosed {
      scanned.lines[index - 1].text += "\n" + opener.closer(indent: column)
    }
    while index < end { append("", .blank) }
    paragraph = .none
  }

  /// Code in a list stays in it for CommonMark too, however little it is indented.
  private func indented(_ line: Substring, to column: Int) -> Substring {
    let shape = LineShape(line)
    guard shape.indent < column, !shape.isBlank else { return line }
    return String(repeating: " ", count: column - shape.indent) + line
  }

  private mutating func scanRawHTML(_ line: Substring, end: String) {
    if RawHTML.contains(end, in: line.dropFirst()) {
      append(line, .rawHTML)
    } else {
      let reach = reach(
        among: (index + 1)..<max(source.count, index + 1),
        closes: { RawHTML.contains(end, in: $0) },
        opensAnother: { RawHTML.endTag(for: LineShape($0).body) == end }
      )
      if !reach.isClosed { warn("\(end) is missing; what begins here ends with the page") }
      let last = reach.isClosed ? reach.end + 1 : reach.end
      append(line, .rawHTML)
      while index < last { append(source[index], .rawHTML) }
    }
    paragraph = .none
  }

  /// Takes the comments of a line; what follows one that began further up is a line again.
  private mutating func scanComments(_ line: Substring, from opening: CommentOpening) {
    var rest = takeComments(of: line, from: opening)
    while let line = rest {
      guard let opening = CommentOpening(in: line) else { return classify(line) }
      rest = takeComments(of: line, from: opening)
    }
  }

  /// - Returns: the rest of the last line, where a comment goes on beyond this one.
  private mutating func takeComments(
    of line: Substring,
    from opening: CommentOpening
  ) -> Substring? {
    var rest = line
    var kept = ""
    var next: CommentOpening? = opening
    while let opening = next {
      kept += rest[..<opening.start]
      guard let close = opening.content.firstRange(ofBytes: "-->") else {
        return scanLongComment(kept, opening)
      }
      let text = opening.content[..<close.lowerBound].trimmed
      rest = opening.content[close.upperBound...]
      if Comment.isMark(text) {
        kept += "<!-- \(text) -->"
      } else {
        note(text, lastLine: offset + index + 1, endsLine: LineShape(rest).isBlank)
      }
      next = CommentOpening(in: rest)
    }
    classify(Substring(kept + rest))
    return nil
  }

  /// A comment that goes on beyond its line, after `kept`.
  ///
  /// - Returns: the rest of the line that closes it.
  private mutating func scanLongComment(_ kept: String, _ opening: CommentOpening) -> Substring? {
    let reach = commentSearch.reach(from: index, in: source)
    guard reach.isClosed || LineShape(Substring(kept)).isBlank else {
      classify(Substring(kept + "<!--" + opening.content))
      return nil
    }
    if !reach.isClosed { warn("a comment that begins here is never closed; it ends with the page") }
    var text = String(opening.content)
    let first = index
    classify(Substring(kept))
    paragraph = .none
    while index < reach.end {
      text += "\n" + source[index]
      append("", .blank)
    }
    var rest: Substring?
    if reach.isClosed, let close = source[reach.end].firstRange(ofBytes: "-->") {
      text += "\n" + source[reach.end][..<close.lowerBound]
      rest = source[reach.end][close.upperBound...]
    }
    let last = reach.isClosed ? reach.end : reach.end - 1
    scanned.comments.append(
      Comment(
        line: offset + first + 1,
        lastLine: offset + last + 1,
        text: text.trimmedOfLines,
        endsLine: LineShape(rest ?? "").isBlank
      )
    )
    return rest
  }

  private mutating func note(_ text: Substring, lastLine: Int, endsLine: Bool) {
    scanned.comments.append(
      Comment(line: lastLine, lastLine: lastLine, text: String(text), endsLine: endsLine)
    )
  }

  /// How far what begins on this line goes: to the line that closes it, or else to before the next
  /// separator or mark of notes.
  ///
  /// It counts as never closed, too, where another of its kind begins behind that: one slip must not
  /// turn the rest of a deck inside out. Only lines among those that are given are looked at.
  private func reach(
    among lines: some Sequence<Int>,
    closes: (Substring) -> Bool,
    opensAnother: (Substring) -> Bool
  ) -> (end: Int, isClosed: Bool) {
    var end: Int?
    var passed = 0
    for next in lines {
      if let end, opensAnother(source[next]) { return (end, false) }
      if closes(source[next]) { return (next, true) }
      let shape = LineShape(source[next])
      let isSeparator = shape.indent <= 3 && shape.isSeparator
      guard isSeparator || end == nil && NotesMark.begins(source[next]) else { continue }
      end = end ?? next
      passed += 1
      if passed > Self.farthest { break }
    }
    return (end ?? source.count, false)
  }
}
