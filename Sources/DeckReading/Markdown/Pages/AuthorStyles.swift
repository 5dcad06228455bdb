import Deck

/// CSS that a deck's author wrote, and where it stands.
struct AuthorStyle {
  var css: String
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
      guard let kept = Self.withoutStyles(lines[index], &styles, &isOpen) else { continue }
      lines[index].text = Substring(kept)
      if LineShape(lines[index].text).isBlank { lines[index] = lines[index].blank }
    }
    return styles
  }

  /// What is left of a line; nil where no style is in it.
  ///
  /// The last of `styles` goes on where one is open.
  private static func withoutStyles(
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
          !isOtherLanguage(rest[start.upperBound..<end.lowerBound])
        else {
          kept += rest
          return isTaken ? kept : nil
        }
        let words = rest[start.upperBound..<end.lowerBound]
        let isScoped = words.firstRange(ofBytes: "scoped") != nil
        styles.append(AuthorStyle(css: "", line: line.number, isScoped: isScoped))
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
      take(AuthorStyle(css: entry.value.text, line: entry.line + 1))
    }
    if let entry = settings.entries.first(where: { $0.key.lowercased() == "css" }) {
      includeStyles(entry.value, line: entry.line + 1)
    }
  }

  /// Files of style beside the deck; names that are none are those of a tool's own.
  mutating func includeStyles(_ names: YAML, line: Int) {
    for name in names.texts.flatMap({ $0.split(separator: ",").map(\.trimmed) })
    where name.hasSuffix(".css") {
      guard !name.contains("://") else {
        note(line, "\(name.prefix(80)) is on the web, where nothing is fetched from")
        continue
      }
      do {
        let (lines, _) = try included.lines(of: String(name), from: nil)
        take(AuthorStyle(css: lines.joined(separator: "\n"), line: line))
      } catch {
        warn(line, error.text(for: String(name)))
      }
    }
  }

  /// Adds rules for all pages, and says which have no place here.
  mutating func take(_ style: AuthorStyle) {
    let before = styles.leftAside.count
    styles.take(style.css)
    noteLeft(styles.leftAside.dropFirst(before), style.line)
  }

  /// Takes the styles out of the pages: those of one page go to its settings.
  mutating func takeStyles(from pages: inout [PageText], ofOnePage: Bool) {
    var seen: Set<String> = []
    for index in pages.indices {
      for style in pages[index].takeStyles() {
        guard ofOnePage || style.isScoped else {
          // A page that goes on from another has that one's styles too.
          if seen.insert(style.css).inserted { take(style) }
          continue
        }
        var own = pages[index].settings.styles ?? StyleSheet(styles.lengths)
        let before = own.leftAside.count
        own.take(style.css)
        pages[index].settings.styles = own
        noteLeft(own.leftAside.dropFirst(before), style.line)
      }
    }
  }

  private mutating func noteLeft(_ words: some Collection<String>, _ line: Int) {
    guard !words.isEmpty else { return }
    note(line, "of this style these have no place here: \(words.joined(separator: ", "))")
  }
}
