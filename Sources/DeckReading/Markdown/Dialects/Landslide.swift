import Deck

/// landslide: rules separate pages; a heading says where the presenter's notes begin.
struct Landslide: Dialect {
  let name = "landslide"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let code = Listing.all(in: text.lines).first { listing in
      listing.fence == nil && Self.language(text.lines[listing.range.lowerBound]) != nil
    }
    let found =
      text.lines.indices.first { index in
        Self.heading(ofNotesAt: index, in: text.lines) != nil
          || text.lines[index].kind == .text && Self.macro(text.lines[index]) != nil
      }.map { text.lines[$0] } ?? code.map { text.lines[$0.range.lowerBound] }
    return found.map { Sign($0.text.trimmed, line: $0.number) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let lines = manuscript.text.lines
    return manuscript.text.cut { lines[$0].isRule ? .here : .none }.map { page in
      var page = page
      page.settings = manuscript.settings.page
      Self.takeNotes(&page)
      Self.takeCode(&page, &manuscript)
      Self.takeMacros(&page)
      Self.nameLanguages(&page.lines)
      return page
    }
  }

  // MARK: - Notes and macros

  /// The lines of the heading that begins notes, if it stands there.
  private static func heading(ofNotesAt index: Int, in lines: [MarkdownLine]) -> Range<Int>? {
    let isUnderlined =
      lines[index].kind == .text && index + 1 < lines.count && lines[index + 1].kind == .underline
    guard isUnderlined || lines[index].kind == .heading else { return nil }
    let (text, signs) = (lines[index].text.utf8, "#: \t".utf8)
    guard let first = text.firstIndex(where: { !signs.contains($0) }),
      let last = text.lastIndex(where: { !signs.contains($0) }),
      String(Substring(text[first...last])).lowercased() == "presenter notes"
    else { return nil }
    return index..<index + (isUnderlined ? 2 : 1)
  }

  private static func takeNotes(_ page: inout PageText) {
    let lines = page.lines
    let heading = lines.indices.lazy.compactMap { Self.heading(ofNotesAt: $0, in: lines) }.first
    guard let heading else { return }
    page.notes = lines[heading.upperBound...].map(\.text).joined(separator: "\n").trimmedOfLines
    page.lines.removeSubrange(heading.lowerBound...)
  }

  /// `.code: file` and `.coden: file`, which has numbers.
  private static func takeCode(_ page: inout PageText, _ manuscript: inout Manuscript) {
    for index in page.lines.indices where page.lines[index].kind == .text {
      let text = page.lines[index].text
      guard let word = [".code:", ".coden:"].first(where: text.hasPrefix) else { continue }
      let name = String(text.dropFirst(word.count).trimmed)
      let numbers = word == ".coden:" ? " []" : ""
      page.lines[index] = page.lines[index].code(from: name, &manuscript) {
        (MediaType.fileExtension(name) + numbers, $0)
      }
    }
  }

  private static func takeMacros(_ page: inout PageText) {
    var index = 0
    while index < page.lines.count {
      guard page.lines[index].kind == .text, let (name, value) = macro(page.lines[index]) else {
        index += 1
        continue
      }
      // What follows in the paragraph belongs to it.
      let end = page.lines[(index + 1)...].firstIndex { $0.kind != .text } ?? page.lines.count
      let more = page.lines[(index + 1)..<end].map(\.text)
      let text = ([value] + more).joined(separator: "\n").trimmedOfLines
      let number = page.lines[index].number
      for taken in index..<end { page.lines[taken] = page.lines[taken].blank }
      switch name {
      case "notes": page.notes += page.notes.isEmpty ? text : "\n\n" + text
      case "fx": page.settings.classes += text.split(separator: " ").map(String.init)
      default:
        let address = text.split(separator: "|").last.map(String.init) ?? text
        page.lines[index] = MarkdownLine(number: number, text: "<\(address)>", kind: .text)
      }
      index = end
    }
  }

  /// From `.notes: words`, `.fx: classes` or `.qr: 450|address`.
  private static func macro(_ line: MarkdownLine) -> (name: String, value: Substring)? {
    let text = line.text.trimmed
    guard text.hasPrefix("."), let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].dropFirst().lowercased()
    guard ["fx", "notes", "qr"].contains(name) else { return nil }
    return (name, text[colon...].dropFirst().trimmed)
  }

  // MARK: - Code

  /// The language that indented code begins with, as in `!python`.
  private static func language(_ line: MarkdownLine) -> Substring? {
    let text = line.text.trimmed
    guard text.hasPrefix("!"), LineShape(line.text).indent >= 4 else { return nil }
    let name = text.dropFirst()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "+-#_".contains($0) })
    else { return nil }
    return name
  }

  private static func nameLanguages(_ lines: inout [MarkdownLine]) {
    lines.replaceListings { listing, lines in
      guard listing.fence == nil, let language = language(lines[listing.range.lowerBound])
      else { return nil }
      return lines[listing.range].fenced(language, withoutFirst: 1)
    }
  }
}

extension ArraySlice<MarkdownLine> {
  /// Code by indentation as code between fences, some of its first lines left out.
  func fenced(_ info: some StringProtocol, withoutFirst count: Int) -> [MarkdownLine] {
    guard let first, let last else { return [] }
    let code = dropFirst(count).map { line in
      MarkdownLine(number: line.number, text: line.text.outdented, kind: .code)
    }
    let body = code.reversed().drop { $0.text.isEmpty }.reversed()
    let fence = { (number: Int, text: String) in
      MarkdownLine(number: number, text: Substring(text), kind: .code)
    }
    return [fence(first.number, "\n~~~~~~~~ \(info)")] + body
      + [fence(last.number, "~~~~~~~~\n")]
  }
}

extension Substring {
  /// Without the four columns that make code of it.
  fileprivate var outdented: Substring {
    if utf8.first == UInt8(ascii: "\t") { return afterASCII(1) }
    return afterASCII(utf8.prefix(4).prefix { $0 == UInt8(ascii: " ") }.count)
  }
}
