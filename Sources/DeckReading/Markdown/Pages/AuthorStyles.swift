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
    var open: AuthorStyle?
    for index in lines.indices where lines[index].kind == .rawHTML {
      var rest = lines[index].text
      var kept = ""
      var isTaken = open != nil
      while true {
        if open != nil {
          guard let end = rest.firstRange(ofBytes: "</style") else {
            open?.css += rest + "\n"
            break
          }
          open?.css += rest[..<end.lowerBound]
          rest = rest[end.upperBound...].drop { $0 != ">" }.dropFirst()
          if let style = open { styles.append(style) }
          open = nil
        } else {
          guard let start = rest.firstRange(ofBytes: "<style"),
            let end = rest[start.upperBound...].firstRange(ofBytes: ">")
          else { break }
          let words = rest[start.upperBound..<end.lowerBound]
          // Other languages than CSS are not read here.
          guard !Self.isOtherLanguage(words) else { break }
          kept += rest[..<start.lowerBound]
          rest = rest[end.upperBound...]
          isTaken = true
          let isScoped = words.firstRange(ofBytes: "scoped") != nil
          open = AuthorStyle(css: "", line: lines[index].number, isScoped: isScoped)
        }
      }
      guard isTaken else { continue }
      if open == nil { kept += rest }
      lines[index].text = Substring(kept)
      if LineShape(lines[index].text).isBlank { lines[index] = lines[index].blank }
    }
    return styles + [open].compactMap(\.self)
  }
}

extension PageText {
  private static func isOtherLanguage(_ words: Substring) -> Bool {
    guard let name = words.firstRange(ofBytes: "lang=") else { return false }
    let language = words[name.upperBound...].filter { $0.isLetter }
    return !language.hasPrefix("css") && !language.hasPrefix("postcss")
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
