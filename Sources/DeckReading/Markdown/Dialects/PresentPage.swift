import Deck

/// What stands on a page of Go's present.
enum PresentPage {
  static func read(_ page: PageText, _ manuscript: inout Manuscript) -> PageText {
    var read = page
    read.settings = manuscript.settings.page
    read.notes = notes(page.comments)
    read.lines = []
    var comments = page.comments[...]
    for line in page.lines {
      while let comment = comments.first, comment.line <= line.number {
        comments.removeFirst()
        let words = comment.text.split(separator: " ").map(String.init)
        if words.first == ".background", words.count > 1 {
          read.settings.background.pictures = [
            Background.Picture(address: words[1], size: "cover")
          ]
        } else if let shown = shown(words, at: line, &manuscript) {
          read.lines.append(shown)
        }
      }
      read.lines.append(line)
    }
    return read
  }

  static func notes(_ comments: [Comment]) -> String {
    let notes = comments.filter { $0.text.hasPrefix(":") }.map {
      $0.text.dropFirst().trimmedOfLines
    }
    return notes.joined(separator: "\n")
  }

  private static func shown(
    _ words: [String],
    at line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) -> MarkdownLine? {
    guard let name = words.first, words.count > 1 else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch name {
    case ".code", ".play":
      let code = PresentCode(words.dropFirst())
      return line.code(from: code.file, &manuscript, choose: code.shown)
    case ".image":
      return line.html("<img src=\"\(words[1].escaped)\" alt=\"\"\(size(words.dropFirst(2)))>")
    case ".video":
      let size = size(words.dropFirst(3))
      return line.html("<video controls src=\"\(words[1].escaped)\"\(size)></video>")
    case ".link":
      let label = words.count > 2 ? words.dropFirst(2).joined(separator: " ") : words[1]
      return line.text("[\(label)](<\(words[1])>)")
    case ".iframe": return line.text("<\(words[1])>")
    case ".caption": return line.text("<small>\(rest)</small>")
    case ".html": return html(words[1], line, &manuscript)
    default: return nil
    }
  }

  /// Height and width, or an underscore for the one that follows from the other.
  private static func size(_ words: ArraySlice<String>) -> String {
    zip(["height", "width"], words).map { name, value in
      Int(value).map { " \(name)=\"\($0)\"" } ?? ""
    }
    .joined()
  }

  private static func html(
    _ name: String,
    _ line: MarkdownLine,
    _ manuscript: inout Manuscript
  ) -> MarkdownLine? {
    do {
      let (lines, _) = try manuscript.included.lines(of: name, from: nil)
      return line.html(lines.joined(separator: "\n"))
    } catch {
      manuscript.warn(line.number, error.text(for: name))
      return nil
    }
  }
}

extension MarkdownLine {
  /// A paragraph in its place.
  fileprivate func text(_ text: String) -> MarkdownLine {
    MarkdownLine(number: number, text: "\n\(text)\n", kind: .text)
  }
}
