import Deck

/// What Deckset's own lines and pictures say about a page.
enum DecksetPage {
  private static let mostBehind = 24

  static func finished(_ page: PageText, _ settings: PageSettings) -> PageText {
    var page = page
    page.settings = settings
    page.settings.id = page.comments.lazy.compactMap(PageDirective.identifier).first
    page.notes = takeNotes(from: &page.lines)
    takeDirectives(from: &page)
    let hasText = page.lines.contains { line in
      [.text, .heading, .code].contains(line.kind)
        && !LineShape(InlinePicture.rewrite(line.text) { _ in "" }).isBlank
    }
    takePictures(from: &page, hasText: hasText)
    for index in page.lines.indices where page.lines[index].kind == .heading {
      let text = page.lines[index].text
      if let fit = text.firstRange(ofBytes: "[fit]") {
        // Replacing a part of a piece would copy the whole deck.
        page.lines[index].text = text[..<fit.lowerBound] + "<!-- fit -->" + text[fit.upperBound...]
      }
    }
    return page
  }

  // MARK: - Lines

  /// Of `[.key: value]`.
  static func directive(_ line: MarkdownLine) -> (key: Substring, value: Substring)? {
    let body = LineShape(line.text).body.trimmedEnd
    guard line.kind == .text, body.hasPrefix("[."), body.hasSuffix("]") else { return nil }
    let inside = body.dropFirst(2).dropLast()
    let key = inside.prefix { $0 != ":" }.trimmed
    guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    return (key, inside[key.endIndex...].drop { $0 == ":" || $0 == " " }.trimmed)
  }

  static func apply(_ key: Substring, _ value: Substring, to settings: inout PageSettings) {
    let isOn = value != "false"
    switch key {
    case "build-lists": settings.isIncremental = isOn
    case "footer": settings.footer = value.isEmpty ? nil : String(value)
    case "hide-footer": settings.footer = nil
    case "slidenumbers": settings.showsNumber = isOn
    case "background-color": settings.background.color = String(value)
    case "text", "header":
      let style = DecksetStyle(value)
      if key == "text" { settings.color = style.color ?? settings.color }
      style.apply(to: key, &settings)
    case let key where DecksetStyle.elements[key] != nil:
      DecksetStyle(value).apply(to: key, &settings)
    case "slide-transition":
      let style = value.prefix { $0 != "(" }
      let seconds = value[style.endIndex...].dropFirst().prefix { $0 != ")" && $0 != "," }
      settings.transition =
        isOn
        ? Page.Transition(
          style: style == "true" ? "fade" : String(style),
          duration: TimeSpan.seconds(String(seconds))
        ) : nil
    default: break
    }
  }

  private static func takeDirectives(from page: inout PageText) {
    var lit: [Substring] = []
    var isInColumn = false
    var lines: [MarkdownLine] = []
    for line in page.lines {
      if let (key, value) = directive(line) {
        switch key {
        case "column":
          lines += isInColumn ? [line.division()] : [line.division("columns")]
          lines.append(line.division("column"))
          isInColumn = true
        case "code-highlight": lit += value.split(separator: "|").map(\.trimmed)
        default: apply(key, value, to: &page.settings)
        }
        lines.append(line.blank)
      } else if line.kind == .code, !lit.isEmpty, LineShape(line.text).fence != nil {
        var fence = line
        fence.text += " {\(lit.joined(separator: "|"))}"
        lines.append(fence)
        lit = []
      } else {
        lines.append(line)
      }
    }
    if isInColumn, let last = lines.last { lines += [last.division(), last.division()] }
    page.lines = lines
  }

  // MARK: - Notes

  static func isNote(_ line: MarkdownLine) -> Bool {
    line.kind == .text && LineShape(line.text).body.utf8.first == UInt8(ascii: "^")
  }

  /// Takes the paragraphs out of a page that begin with `^`.
  private static func takeNotes(from lines: inout [MarkdownLine]) -> String {
    var notes: [String] = []
    var isNote = false
    for index in lines.indices {
      let line = lines[index]
      if self.isNote(line) {
        notes.append(String(LineShape(line.text).body.dropFirst().trimmed))
        isNote = true
      } else if isNote, line.kind == .text || line.kind == .underline {
        notes[notes.count - 1] += "\n" + line.text
      } else {
        isNote = false
        continue
      }
      lines[index] = line.blank
    }
    return notes.joined(separator: "\n\n")
  }

  // MARK: - Pictures

  /// Those that are not `inline` lie behind the page.
  private static func takePictures(from page: inout PageText, hasText: Bool) {
    var background = Background()
    var isFiltered = false
    InlinePicture.rewrite(&page.lines) { picture in
      let words = picture.words.split { $0 == " " || $0 == "," }
      let isVideo = MediaType.of(picture.address).map { !$0.hasPrefix("image/") } ?? false
      if words.contains("inline") || isVideo && hasText { return inline(picture, words, isVideo) }
      var behind = Background.Picture(address: picture.address, isVideo: isVideo)
      if words.contains("fit") { behind.size = "contain" }
      behind.size = words.first { $0.hasSuffix("%") }.map(String.init) ?? behind.size
      let side = words.lazy.compactMap { Background.Side(rawValue: String($0)) }.first
      isFiltered =
        isFiltered || words.contains("filtered") || !words.contains("original") && side == nil
      if background.pictures.count < mostBehind { background.pictures.append(behind) }
      background.side = background.pictures.count == 1 ? side : nil
      return ""
    }
    guard !background.pictures.isEmpty else { return }
    background.color = page.settings.background.color
    page.settings.background = background
    if isFiltered, hasText { page.settings.classes.append("filtered") }
  }

  private static func inline(
    _ picture: InlinePicture,
    _ words: [Substring],
    _ isVideo: Bool
  ) -> String? {
    if isVideo {
      let flags = words.filter { ["autoplay", "loop", "mute"].contains($0) }
        .map { $0 == "mute" ? "muted" : String($0) }
      return picture.videoHTML(flags: flags)
    }
    let width = words.first { $0.hasSuffix("%") }.map { ["width: \($0)"] } ?? []
    let known: Set<Substring> = ["inline", "fit", "fill", "left", "right", "original", "filtered"]
    let left = words.filter { !known.contains($0) && !$0.hasSuffix("%") }
    return picture.styled(width, words: left.joined(separator: " "))
  }
}
