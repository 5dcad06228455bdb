import Deck

/// CSS that a deck's author wrote, and where it stands.
struct AuthorStyle {
  var css: String
  /// The file that it stands in, if that is not the deck's own, and the line of its first words.
  var file: String?
  var line: Int
  /// Whether it is meant for its page alone, wherever others are for the deck.
  var isScoped = false
}

extension PageText {
  /// Takes what stands between `<style>` and `</style>` out of the page.
  mutating func takeStyles() -> [AuthorStyle] {
    var styles: [AuthorStyle] = []
    var isOpen = false
    for index in lines.indices where lines[index].kind == .rawHTML {
      guard let kept = withoutStyles(lines[index], &styles, &isOpen) else { continue }
      lines[index].text = Substring(kept)
      if LineShape(lines[index].text).isBlank { lines[index] = lines[index].blank }
    }
    return styles
  }

  /// What is left of a line; nil where no style is in it.
  ///
  /// The last of `styles` goes on where one is open.
  private func withoutStyles(
    _ line: MarkdownLine,
    _ styles: inout [AuthorStyle],
    _ isOpen: inout Bool
  ) -> String? {
    var rest = line.text
    var kept = ""
    var isTaken = isOpen
    while true {
      if isOpen {
        guard let end = rest.firstTag("</style") else {
          styles[styles.count - 1].css += rest + "\n"
          return kept
        }
        styles[styles.count - 1].css += rest[..<end.lowerBound]
        rest = rest[end.upperBound...].drop { $0 != ">" }.dropFirst()
        isOpen = false
      } else {
        // Other languages than CSS are not read here.
        guard let start = rest.firstTag("<style"),
          let end = rest[start.upperBound...].firstRange(ofBytes: ">"),
          !Self.isOtherLanguage(rest[start.upperBound..<end.lowerBound])
        else {
          kept += rest
          return isTaken ? kept : nil
        }
        let words = rest[start.upperBound..<end.lowerBound]
        let isScoped = words.firstRange(ofBytes: "scoped") != nil
        styles.append(AuthorStyle(css: "", file: file, line: line.number, isScoped: isScoped))
        kept += rest[..<start.lowerBound]
        rest = rest[end.upperBound...]
        isTaken = true
        isOpen = true
      }
    }
  }

  private static func isOtherLanguage(_ words: Substring) -> Bool {
    guard let name = words.firstRange(ofBytes: "lang=") else { return false }
    let language = words[name.upperBound...].filter { $0.isLetter }
    return !language.hasPrefix("css") && !language.hasPrefix("postcss")
  }
}

extension Substring {
  /// The first place where a tag begins, such as `<style`, in capitals or not; a longer name is another's.
  fileprivate func firstTag(_ begin: String) -> Range<Index>? {
    var from = startIndex
    while let start = utf8[from...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = utf8.index(start, offsetBy: begin.utf8.count, limitedBy: endIndex),
        self[start..<end].lowercased() == begin, utf8[end...].first.map(Self.endsName) ?? true
      {
        return start..<end
      }
      from = utf8.index(after: start)
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

extension Manuscript {
  /// What the header says about style: rules of its own, and files of them.
  mutating func takeHeaderStyles() {
    if let entry = settings.entries.first(where: { $0.key.lowercased() == "style" }) {
      let css = entry.value.text
      // What has several lines begins below its key.
      take(AuthorStyle(css: css, line: entry.line + (css.contains("\n") ? 2 : 1)))
    }
    if let names = settings["css"] { includeStyles(names) }
  }

  /// Files of style beside the deck; names that are none are those of a tool's own.
  mutating func includeStyles(_ names: YAML) {
    let line = settings.line(of: "css")
    for name in names.texts.flatMap({ $0.split(separator: ",").map(\.trimmed) })
    where name.hasSuffix(".css") {
      guard !name.contains("://") else {
        note(line, "\(name.prefix(80)) is on the web, where nothing is fetched from")
        continue
      }
      do {
        let (lines, file) = try included.lines(of: String(name), from: nil)
        take(AuthorStyle(css: lines.joined(separator: "\n"), file: file, line: 1))
      } catch {
        warn(line, error.text(for: String(name)))
      }
    }
  }

  /// Takes the styles out of the pages: those of one page go to its settings.
  mutating func takeStyles(from pages: inout [PageText], ofOnePage: Bool) {
    var seen: Set<String> = []
    var scoped: [(page: Int, style: AuthorStyle)] = []
    for index in pages.indices {
      for style in pages[index].takeStyles() {
        if ofOnePage || style.isScoped {
          scoped.append((index, style))
        } else if seen.insert(style.css).inserted {
          // A page that goes on from another has that one's styles too.
          take(style)
        }
      }
    }
    // These may name what any of the others has told.
    for (page, style) in scoped {
      var own = pages[page].settings.styles ?? StyleSheet(styles.lengths)
      own.inherit(from: styles)
      take(style, into: &own)
      pages[page].settings.styles = own
    }
  }

  /// Adds rules for all pages.
  private mutating func take(_ style: AuthorStyle) {
    var all = styles
    take(style, into: &all)
    styles = all
  }

  /// Adds rules to a sheet, and says which have no place in it.
  private mutating func take(_ style: AuthorStyle, into sheet: inout StyleSheet) {
    let before = sheet.refused.count
    sheet.take(style.css)
    for refused in sheet.refused.dropFirst(before) {
      let line = style.line + refused.line - 1
      note(line, in: style.file, "of an author's style this has no place here: \(refused.words)")
    }
  }
}
