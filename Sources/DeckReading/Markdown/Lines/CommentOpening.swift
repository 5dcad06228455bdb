/// Where a comment begins in a line, code between backticks left aside.
struct CommentOpening {
  /// Of the `<!--`.
  let start: Substring.Index
  /// What follows it.
  let content: Substring

  /// Nil where the line opens no comment.
  init?(in line: Substring) {
    var rest = line
    while let position = rest.utf8.firstIndex(where: { "`\\<".utf8.contains($0) }) {
      rest = rest[position...]
      if rest.utf8.starts(with: "<!--".utf8) {
        start = position
        content = rest.afterASCII(4)
        return
      }
      switch line.utf8[position] {
      case .backtick: rest = CodeSpan.skip(rest)
      case UInt8(ascii: "\\"): rest = rest.afterEscape
      default: rest = rest.afterASCII(1)
      }
    }
    return nil
  }
}

/// Code between runs of backticks.
enum CodeSpan {
  /// Longer runs are taken for text, as CommonMark's library does too.
  private static let longestRun = 80

  /// What follows the span that `text` begins with, or its backticks alone where nothing closes them.
  static func skip(_ text: Substring) -> Substring {
    let opener = text.utf8.prefix { $0 == .backtick }
    var rest = text[opener.endIndex...]
    let afterOpener = rest
    guard opener.count <= longestRun else { return afterOpener }
    while let next = rest.utf8.firstIndex(of: .backtick) {
      let run = rest[next...].utf8.prefix { $0 == .backtick }
      rest = rest[run.endIndex...]
      if run.count == opener.count { return rest }
    }
    return afterOpener
  }
}
