/// remark's own signs in a page's text, as HTML and divisions.
enum RemarkContent {
  static func rewrite(_ lines: inout [MarkdownLine]) {
    InlinePicture.rewrite(&lines, macro)
    let classes = RemarkSpans(lines)
    guard !classes.isEmpty else { return }
    lines = lines.enumerated().flatMap { index, line in
      line.kind == .code ? [line] : classes.pieces(of: line, at: index)
    }
  }

  /// `![:scale 50%](picture)`.
  private static func macro(_ picture: InlinePicture) -> String? {
    guard picture.words.hasPrefix(":") else { return nil }
    let length = picture.words.split(separator: " ").dropFirst().first
    let isLength = length?.first?.isNumber ?? false
    return picture.styled(isLength ? ["width: \(length ?? "")"] : [], words: "")
  }
}

/// What in a page's lines has classes: spans within a line, divisions of a line or more.
struct RemarkSpans {
  private typealias Place = RemarkBrackets.Place

  private let ends: [RemarkBrackets.Place: RemarkBrackets.Place]
  /// The places of brackets that open or close a division.
  private var blocks: Set<RemarkBrackets.Place> = []
  private var closers: Set<RemarkBrackets.Place> = []

  var isEmpty: Bool { ends.isEmpty }

  init(_ lines: [MarkdownLine]) {
    ends = RemarkBrackets(lines).ends
    closers = Set(ends.values)
    for (start, end) in ends
    where start.index != end.index || Self.isWhole(lines[start.index].text, start, end) {
      blocks.formUnion([start, end])
    }
  }

  /// Whether nothing else stands on the line.
  private static func isWhole(_ text: Substring, _ start: Place, _ end: Place) -> Bool {
    let bytes = text.utf8
    let open = bytes.index(bytes.startIndex, offsetBy: start.offset)
    let close = bytes.index(bytes.startIndex, offsetBy: end.offset + 1)
    guard let (_, first) = RemarkClasses.opening(endingIn: text[..<open]) else { return false }
    return LineShape(text[..<first]).isBlank && LineShape(text[close...]).isBlank
  }

  /// A line cut where divisions begin and end.
  func pieces(of line: MarkdownLine, at index: Int) -> [MarkdownLine] {
    var cut = Cut(line: line)
    for position in line.text.utf8.indices where "[]".utf8.contains(line.text.utf8[position]) {
      let before = line.text[..<position]
      let place = Place(index: index, offset: before.utf8.count)
      if ends[place] != nil, let (classes, start) = RemarkClasses.opening(endingIn: before) {
        cut.open(classes, from: start, to: position, isBlock: blocks.contains(place))
      } else if closers.contains(place) {
        cut.close(at: position, isBlock: blocks.contains(place))
      }
    }
    return cut.finished()
  }

  private struct Cut {
    let line: MarkdownLine
    private var pieces: [MarkdownLine] = []
    private var text = ""
    private var kept: Substring.Index

    init(line: MarkdownLine) {
      self.line = line
      kept = line.text.startIndex
    }

    mutating func open(
      _ classes: [String],
      from start: Substring.Index,
      to bracket: Substring.Index,
      isBlock: Bool
    ) {
      keep(upTo: max(start, kept))
      if isBlock {
        endLine()
        pieces.append(line.division("{\(classes.map { ".\($0)" }.joined(separator: " "))}"))
      } else {
        text += "<span class=\"\(classes.joined(separator: " "))\">"
      }
      kept = line.text.utf8.index(after: bracket)
    }

    mutating func close(at bracket: Substring.Index, isBlock: Bool) {
      keep(upTo: bracket)
      if isBlock {
        endLine()
        pieces.append(line.division())
      } else {
        text += "</span>"
      }
      kept = line.text.utf8.index(after: bracket)
    }

    mutating func finished() -> [MarkdownLine] {
      guard kept > line.text.startIndex else { return [line] }
      keep(upTo: line.text.endIndex)
      endLine()
      return pieces
    }

    private mutating func keep(upTo end: Substring.Index) {
      text += line.text[kept..<end]
    }

    private mutating func endLine() {
      let shape = LineShape(Substring(text))
      if !shape.isBlank {
        let kind: MarkdownLine.Kind = shape.isHeading ? .heading : .text
        pieces.append(MarkdownLine(number: line.number, text: Substring(text), kind: kind))
      }
      text = ""
    }
  }
}
