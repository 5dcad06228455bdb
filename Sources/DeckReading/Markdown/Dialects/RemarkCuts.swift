import Deck

/// remark's slides as they are written: what separates them, their properties, their notes.
struct RemarkCuts {
  struct Part {
    var text: PageText
    var properties: [(key: String, value: String, line: Int)] = []
    /// Whether it goes on from the one before it.
    var isContinued = false

    subscript(key: String) -> String? { properties.last { $0.key == key }?.value }
  }

  private(set) var parts: [Part] = []

  init(_ text: ScannedMarkdown) {
    var brackets = RemarkBrackets(text.lines)
    var continued = [false]
    let pages = text.cut { index in
      let line = text.lines[index]
      guard !brackets.encloses(index) else { return .none }
      let isBreak = line.kind == .separator || line.kind == .underline
      if isBreak && LineShape(line.text).body.trimmedEnd == "---" || Self.breaks(line, text) {
        continued.append(false)
        return .here
      }
      if line.isRemarkStep {
        continued.append(true)
        return .here
      }
      return .none
    }
    parts = zip(pages, continued).map { Self.part($0, isContinued: $1) }
  }

  /// `<!-- break -->` separates too; of such a line nothing is left but its number.
  private static func breaks(_ line: MarkdownLine, _ text: ScannedMarkdown) -> Bool {
    line.kind == .blank && text.comment(on: line.number)?.text == "break"
  }

  private static func part(_ page: PageText, isContinued: Bool) -> Part {
    var part = Part(text: page, isContinued: isContinued)
    part.takeProperties()
    part.text.notes = Notes.take(from: &part.text.lines, notes) ?? ""
    return part
  }

  /// What follows the mark of notes on its line.
  private static func notes(_ line: MarkdownLine) -> Substring? {
    let body = LineShape(line.text).body
    guard line.kind == .text, body.hasPrefix("???") else { return nil }
    let rest = body.afterASCII(3)
    return rest.utf8.first?.isBlank ?? true ? rest : nil
  }

  /// The first property of any part that `isSign`.
  func firstProperty(where isSign: (String, String) -> Bool) -> Sign? {
    for part in parts {
      for (key, value, line) in part.properties where isSign(key, value) {
        return Sign("\(key): \(value)", line: line)
      }
    }
    return nil
  }
}

extension RemarkCuts.Part {
  /// Lines `key: value` and comments of that form, up to the first line of anything else.
  fileprivate mutating func takeProperties() {
    for index in text.lines.indices {
      let line = text.lines[index]
      if line.kind == .blank || line.kind == .definition { continue }
      guard line.kind == .text, let (key, value) = Self.property(line.text)
      else { break }
      if properties.count < Self.mostProperties { properties.append((key, value, line.number)) }
      text.lines[index] = line.blank
    }
    let first = text.lines.first { $0.kind != .blank }?.number ?? .max
    for comment in text.comments {
      guard let (key, value) = Self.property(comment.text[...]),
        comment.line < first || Self.known.contains(key),
        properties.count < Self.mostProperties
      else { continue }
      properties.append((key, value, comment.line))
    }
  }

  private static let mostProperties = 100

  private static let known: Set<String> = [
    "background-color", "background-image", "class", "count", "exclude", "layout", "name",
    "template",
  ]

  private static func property(_ line: Substring) -> (key: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = line[..<colon]
    let isKey =
      !key.isEmpty && key.utf8.count <= 40
      && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let value = line[line.utf8.index(after: colon)...]
    guard isKey, !value.hasPrefix("//"), !value.hasPrefix(":") else { return nil }
    return (String(key), String(value.trimmed))
  }
}

extension ScannedMarkdown {
  /// The comment that ends on a line.
  func comment(on number: Int) -> Comment? {
    var low = comments.startIndex
    var high = comments.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if comments[middle].lastLine < number { low = middle + 1 } else { high = middle }
    }
    return low < comments.endIndex && comments[low].lastLine == number ? comments[low] : nil
  }
}
