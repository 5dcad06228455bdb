/// What a line looks like by itself, whatever stands around it.
struct LineShape {
  /// Without leading blanks.
  let body: Substring
  /// Columns of leading blanks; a tab leads to the next multiple of four.
  let indent: Int

  /// `column` is where `text` begins.
  init(_ text: Substring, at column: Int = 0) {
    var columns = column
    var index = text.utf8.startIndex
    while index < text.utf8.endIndex {
      switch text.utf8[index] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4 - columns % 4
      default:
        body = text[index...]
        indent = columns
        return
      }
      text.utf8.formIndex(after: &index)
    }
    body = text[text.endIndex...]
    indent = columns
  }

  var isBlank: Bool { body.isEmpty }

  /// Three hyphens or more and nothing else but blanks after them.
  var isSeparator: Bool {
    let run = body.utf8.prefix { $0 == UInt8(ascii: "-") }
    return run.count >= 3 && body.utf8.dropFirst(run.count).allSatisfy(\.isBlank)
  }

  /// A thematic break of any spelling.
  var isRule: Bool {
    guard let first = body.utf8.first, "-*_".utf8.contains(first) else { return false }
    var count = 0
    for byte in body.utf8 where !byte.isBlank {
      guard byte == first else { return false }
      count += 1
    }
    return count >= 3
  }

  /// A line that makes a heading of the paragraph above it.
  var isUnderline: Bool {
    guard let first = body.utf8.first, "-=".utf8.contains(first) else { return false }
    return body.utf8.drop { $0 == first }.allSatisfy(\.isBlank)
  }

  var isHeading: Bool {
    let level = body.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return false }
    return body.utf8.dropFirst(level).first?.isBlank ?? true
  }

  var isQuote: Bool { body.utf8.first == UInt8(ascii: ">") }

  /// The start of a link reference or a footnote's text.
  var isDefinition: Bool {
    guard body.utf8.first == UInt8(ascii: "["), let close = body.utf8.firstIndex(of: .bracket)
    else { return false }
    return body.utf8[close...].dropFirst().first == UInt8(ascii: ":")
  }

  /// The row beneath a table's head: bars, hyphens and colons.
  var isDelimiterRow: Bool {
    body.utf8.contains(UInt8(ascii: "|")) && body.utf8.contains(UInt8(ascii: "-"))
      && body.utf8.allSatisfy { "|-: \t".utf8.contains($0) }
  }

  /// The words after three colons or more, empty for a closing line; nil for any other line.
  var division: Substring? {
    let run = body.utf8.prefix { $0 == UInt8(ascii: ":") }
    guard run.count >= 3 else { return nil }
    return body[run.endIndex...].trimmed.drop { $0 == ":" }.trimmed
  }
}

extension LineShape {
  /// A line of backticks or tildes that opens or closes code.
  struct Fence {
    let mark: UInt8
    let length: Int
    let info: Substring

    /// Whether this line can end code that `opener` began.
    func closes(_ opener: Fence) -> Bool {
      mark == opener.mark && length >= opener.length && info.isEmpty
    }

    /// A line that ends what it begins.
    func closer(indent: Int) -> Substring {
      let marks = String(decoding: repeatElement(mark, count: length), as: UTF8.self)
      return String(repeating: " ", count: indent) + marks[...]
    }
  }

  var fence: Fence? {
    guard let mark = body.utf8.first, mark == .backtick || mark == UInt8(ascii: "~")
    else { return nil }
    let run = body.utf8.prefix { $0 == mark }
    let info = body[run.endIndex...].trimmed
    guard run.count >= 3, mark != .backtick || !info.utf8.contains(.backtick) else { return nil }
    return Fence(mark: mark, length: run.count, info: info)
  }

  /// What follows a list's bullet or number, and the column at which it begins; `interrupting` a
  /// paragraph only few numbers can begin a list.
  func listItem(interrupting: Bool) -> (rest: Substring, column: Int)? {
    guard let first = body.utf8.first else { return nil }
    var markerEnd = body.utf8.startIndex
    if "-+*".utf8.contains(first) {
      body.utf8.formIndex(after: &markerEnd)
    } else {
      let digits = body.utf8.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
      guard (1...9).contains(digits.count), digits.endIndex < body.endIndex,
        ".)".utf8.contains(body.utf8[digits.endIndex])
      else { return nil }
      if interrupting, !digits.elementsEqual("1".utf8) { return nil }
      markerEnd = body.utf8.index(after: digits.endIndex)
    }
    let after = body[markerEnd...]
    guard after.utf8.first?.isBlank ?? true else { return nil }
    let width = body.utf8.distance(from: body.utf8.startIndex, to: markerEnd)
    let rest = LineShape(after, at: indent + width)
    if rest.isBlank { return interrupting ? nil : (rest.body, indent + width + 1) }
    let gap = rest.indent - indent - width
    return (after, gap <= 4 ? rest.indent : indent + width + 1)
  }
}

extension UInt8 {
  static let backtick = UInt8(ascii: "`")
  fileprivate static let bracket = UInt8(ascii: "]")

  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring {
  /// Without blanks at its end.
  var trimmedEnd: Substring {
    guard let end = utf8.lastIndex(where: { !$0.isBlank }) else { return prefix(0) }
    return self[..<utf8.index(after: end)]
  }

  /// Without blanks at both ends.
  var trimmed: Substring {
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { !$0.isBlank }),
      let end = bytes.lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[start..<bytes.index(after: end)]
  }
}
