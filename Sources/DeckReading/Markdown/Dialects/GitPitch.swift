import Deck

/// GitPitch: hyphens or pluses separate pages, perhaps with settings behind a question mark, and words
/// with an `@` do the rest.
struct GitPitch: Dialect {
  let name = "gitpitch"

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    let words: Set<Substring> = ["snap", "snapend", "title", "ul", "ulend", "div", "divend", "box"]
    for line in text.lines where line.kind == .text || line.kind == .separator {
      if let separator = GitPitchSeparator(line), separator.showsTool {
        return Sign(line.text.trimmed, line: line.number)
      }
      if GitPitchGrid(line.text) != nil { return Sign("[drag=", line: line.number) }
      // A name may begin with the same letters, but no brackets follow it.
      if let word = AtWord(line.text), words.contains(word.name),
        !word.arguments.isEmpty || word.rest.trimmed.isEmpty
      {
        return Sign("@\(word.name)", line: line.number)
      }
    }
    return nil
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    var stack = 0
    return pages(of: manuscript.text, files: [], &stack, &manuscript)
  }

  /// The pages of a text, which is in the last of `files`; each of these takes the next one in.
  private func pages(
    of text: ScannedMarkdown,
    files: [String],
    _ stack: inout Int,
    _ manuscript: inout Manuscript
  ) -> [PageText] {
    var separators: [GitPitchSeparator] = []
    let pages = text.cut { index in
      guard let separator = GitPitchSeparator(text.lines[index]) else { return .none }
      separators.append(separator)
      return .here
    }
    return pages.indices.flatMap { index -> [PageText] in
      var page = pages[index]
      page.file = files.last
      page.settings = manuscript.settings.page
      let separator = index > 0 ? separators[index - 1] : nil
      separator?.apply(to: &page.settings)
      let isChild = separator?.isVertical ?? false
      let hasChild = index < separators.count && separators[index].isVertical
      if hasChild, !isChild { stack += 1 }
      if isChild || hasChild { page.settings.stack = stack }
      if let name = separator?["include"] {
        return included(name, by: page, files, &stack, &manuscript)
      }
      if let name = separator?["code"] {
        let line = MarkdownLine(
          number: page.lines.last?.number ?? page.line,
          text: "",
          kind: .blank
        )
        let language = separator?["lang"] ?? MediaType.fileExtension(name)
        page.lines.append(line.code(from: name, for: page.file, &manuscript) { (language, $0) })
      }
      GitPitchPage.read(&page, &manuscript)
      return [page]
    }
  }

  private func included(
    _ name: String,
    by page: PageText,
    _ files: [String],
    _ stack: inout Int,
    _ manuscript: inout Manuscript
  ) -> [PageText] {
    guard let (text, file) = manuscript.include(name, from: page) else { return [page] }
    guard !files.contains(file), files.count < IncludedFiles.deepest else {
      let text = IncludedFiles.excess(name, isWithinItself: files.contains(file))
      manuscript.problems.append(page.problem(.warning, text))
      return [page]
    }
    return pages(of: text, files: files + [file], &stack, &manuscript)
  }
}

/// `---`, `+++`, and the same with settings: `---?image=sea.jpg&size=cover`.
struct GitPitchSeparator {
  let isVertical: Bool
  private let options: [(key: Substring, value: Substring)]

  init?(_ line: MarkdownLine) {
    guard [.text, .separator, .underline].contains(line.kind) else { return nil }
    let text = line.text.trimmedEnd
    guard let sign = ["---", "+++"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(3)
    guard rest.isEmpty || rest.hasPrefix("?") else { return nil }
    isVertical = sign == "+++"
    options = rest.dropFirst().split(separator: "&").compactMap { pair in
      guard let sign = pair.firstIndex(of: "=") else { return nil }
      return (pair[..<sign], pair[sign...].dropFirst())
    }
  }

  /// Whether no other tool has separators like it.
  var showsTool: Bool { isVertical || !options.isEmpty }

  subscript(key: Substring) -> String? { options.first { $0.key == key }.map { String($0.value) } }

  func apply(to settings: inout PageSettings) {
    for (key, value) in options {
      switch key {
      case "color" where value.contains("gradient("): settings.background.gradient = String(value)
      case "color": settings.background.color = String(value)
      case "image", "gif", "video":
        settings.background.pictures = [
          Background.Picture(address: String(value), isVideo: key == "video")
        ]
      case "transition": settings.transition = Page.Transition(style: String(value))
      default: break
      }
    }
    guard !settings.background.pictures.isEmpty else { return }
    for (key, value) in options {
      switch key {
      case "size": settings.background.pictures[0].size = String(value)
      case "position": settings.background.pictures[0].position = String(value)
      case "opacity":
        settings.background.pictures[0].opacity = Double(value).map { $0 > 1 ? $0 / 100 : $0 }
      default: break
      }
    }
  }
}
