/// GitPitch's words within a line.
enum GitPitchWords {
  /// The line with those that mean something here as HTML; icons have no place on our pages.
  static func html(in line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "@")) else { return line }
    var text = ""
    var rest = line
    while let position = rest.utf8.firstIndex(where: { "@`\\".utf8.contains($0) }) {
      let after: Substring
      switch rest.utf8[position] {
      case .backtick: after = CodeSpan.skip(rest[position...])
      case UInt8(ascii: "\\"): after = rest[position...].afterEscape
      default:
        guard let word = AtWord(rest[position...]), let html = html(word) else {
          after = rest[position...].afterASCII(1)
          break
        }
        text += rest[..<position] + html
        rest = word.rest
        continue
      }
      text += rest[..<after.startIndex]
      rest = after
    }
    return text[...] + rest
  }

  private static func html(_ word: AtWord) -> String? {
    let content = String(word.content ?? "")
    let style = String(word.arguments).escaped
    switch word.name {
    case "fa", "fab", "far", "fas": return content
    case "color": return "<span style=\"color: \(style)\">\(content)</span>"
    case "size": return "<span style=\"font-size: \(style)\">\(content)</span>"
    case "css": return "<span class=\"\(classes(word))\">\(content)</span>"
    case "emoji": return ":\(word.arguments):"
    case "quote": return "<q>\(word.arguments)</q>" + (content.isEmpty ? "" : " \(content)")
    case "img":
      return "<img class=\"\(classes(word))\" src=\"\(content.escaped)\" alt=\"\"><!-- -->"
    case "video": return "<video controls src=\"\(content.escaped)\"></video>"
    default: return nil
    }
  }

  private static func classes(_ word: AtWord) -> String {
    word.classes.joined(separator: " ").escaped
  }
}
