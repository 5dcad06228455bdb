/// A picture as Markdown writes it within a line: `![words](address "title")`.
struct InlinePicture: Equatable {
  /// What stands for it where it can't be seen; some tools tell there how to show it.
  var words: Substring
  var address: String
  /// As it stands in the line.
  var source: Substring

  private static let longest = 4_000
  /// A line in which as many never end is taken to have no more of them.
  private static let mostMisses = 20

  /// The line with other text for each picture of it; nil leaves one as it is.
  static func rewrite(_ line: Substring, _ text: (InlinePicture) -> String?) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "!")) else { return line }
    var result = ""
    var kept = line.startIndex
    var rest = line
    var misses = 0
    while let position = rest.utf8.firstIndex(where: { "\\`!".utf8.contains($0) }) {
      rest = line[position...]
      switch line.utf8[position] {
      case UInt8(ascii: "\\"): rest = rest.afterEscape
      case .backtick: rest = CodeSpan.skip(rest)
      default:
        let begins = rest.utf8.starts(with: "![".utf8)
        guard begins, misses < mostMisses, let picture = InlinePicture(at: rest) else {
          if begins { misses += 1 }
          rest = rest.afterASCII(1)
          continue
        }
        rest = line[picture.source.endIndex...]
        guard let text = text(picture) else { continue }
        result += line[kept..<position] + text
        kept = rest.startIndex
      }
    }
    return kept == line.startIndex ? line : Substring(result + line[kept...])
  }

  /// The same in a page's text.
  static func rewrite(_ lines: inout [MarkdownLine], _ text: (InlinePicture) -> String?) {
    for index in lines.indices where lines[index].kind == .text || lines[index].kind == .heading {
      let line = rewrite(lines[index].text, text)
      lines[index].text = line
      if LineShape(line).isBlank { lines[index].kind = .blank }
    }
  }

  init(words: Substring, address: String, source: Substring) {
    self.words = words
    self.address = address
    self.source = source
  }

  private init?(at text: Substring) {
    guard text.utf8.starts(with: "![".utf8), let close = Self.close(of: text.afterASCII(2)),
      text.utf8[close...].dropFirst().first == UInt8(ascii: "(")
    else { return nil }
    let content = text[close...].afterASCII(2)
    guard let end = Self.end(of: content) else { return nil }
    words = text.afterASCII(2)[..<close]
    address = Self.address(content[..<end])
    source = text[..<text.utf8.index(after: end)]
  }

  /// The bracket that ends the words.
  private static func close(of text: Substring) -> Substring.Index? {
    var depth = 0
    let length = text.utf8.prefix(longest).prefix { byte in
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      return depth >= 0
    }
    return depth < 0 ? length.endIndex : nil
  }

  /// The parenthesis that ends the address; one of the address' own has its partner.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    var isEnclosed = text.utf8.first == UInt8(ascii: "<")
    let length = text.utf8.prefix(longest).prefix { byte in
      switch byte {
      case UInt8(ascii: ">"): isEnclosed = false
      case UInt8(ascii: "(") where !isEnclosed: depth += 1
      case UInt8(ascii: ")") where !isEnclosed: depth -= 1
      default: break
      }
      return depth >= 0
    }
    return depth < 0 ? length.endIndex : nil
  }

  /// Without a title behind it or the signs that enclose it.
  private static func address(_ text: Substring) -> String {
    let text = text.trimmed
    if text.utf8.first == UInt8(ascii: "<") {
      return String(text.afterASCII(1).prefix { $0 != ">" })
    }
    return String(text.prefix { $0 != " " && $0 != "\t" })
  }

  /// The same picture with a style, which a comment behind it tells.
  func styled(_ style: [String], words: String) -> String {
    let picture = "![\(words)](<\(address.filter { !"<>".contains($0) })>)"
    guard !style.isEmpty else { return picture }
    let value = style.joined(separator: "; ").filter { !"<>\"".contains($0) }
    return "\(picture)<!-- .element: style=\"\(value)\" -->"
  }

  /// A film in its place, with such attributes as `autoplay`.
  func videoHTML(flags: [String]) -> String {
    let attributes = (flags + ["controls"]).map { " \($0)" }.joined()
    return "<video src=\"\(Self.quoted(address))\"\(attributes)></video>"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
