import Deck

/// reveal.js' Markdown, as reveal-md, HackMD and HedgeDoc read it too.
struct Reveal: Dialect {
  let name = "reveal"

  let keys: Set<String> = [
    "breaks", "css", "favicon", "highlighttheme", "hightlighttheme", "notesseparator",
    "preprocessor",
    "revealoptions", "robots", "scripts", "separator", "slideoptions", "template", "theme", "type",
    "verticalseparator", "watch",
  ]

  func sign(in text: ScannedMarkdown, _ settings: DeckSettings) -> Sign? {
    if let comment = text.comments.first(where: { Self.attributes(of: $0) != nil }) {
      return Sign(comment)
    }
    if let line = text.firstLine(with: "<!-- .element") {
      return Sign("<!-- .element … -->", line: line.number)
    }
    let signs = ["revealOptions", "slideOptions", "verticalSeparator", "notesSeparator"]
    let entry = settings.entries.first { entry in
      signs.contains(entry.key) || entry.key == "type" && entry.value.text == "slide"
    }
    return entry.map { Sign("the header's \($0.key)", line: $0.line + 1) }
  }

  func pages(of manuscript: inout Manuscript) -> [PageText] {
    let rules = RevealRules(&manuscript)
    var stacks = Stacks()
    var pages = stacks.pages(of: manuscript.text, rules.separators(of: manuscript.text))
    pages = pages.flatMap { page in
      guard let name = Self.included(by: page) else { return [page] }
      return includedPages(name, from: page, rules, &stacks, &manuscript)
    }
    return pages.map { Self.finished($0, rules, manuscript.settings.page) }
  }

  /// What a comment such as `<!-- .slide: data-background="#fff" -->` says of its page.
  static func attributes(of comment: Comment) -> [HTMLAttribute]? {
    guard let mark = comment.text[...].firstRange(ofBytes: ".slide:"),
      comment.text[..<mark.lowerBound].allSatisfy(\.isWhitespace)
    else { return nil }
    return HTMLAttribute.list(comment.text[mark.upperBound...])
  }

  private static func finished(
    _ page: PageText,
    _ rules: RevealRules,
    _ settings: PageSettings
  ) -> PageText {
    var page = page
    let stack = page.settings.stack
    page.settings = settings
    page.settings.stack = stack
    for attributes in page.comments.compactMap(attributes) {
      page.settings.take(reveal: attributes)
      if let notes = attributes.first(where: { $0.name == "data-notes" }) {
        page.notes = notes.value
      }
    }
    page.settings.id =
      page.settings.id ?? page.comments.lazy.compactMap(PageDirective.identifier).first
    SizedPictures.rewrite(&page.lines)
    let asides = Notes.takeAsides(from: &page.lines)
    let written = Notes.take(from: &page.lines, rules.notes)
    page.notes = ([page.notes] + asides + [written ?? ""]).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
    return page
  }

  // MARK: - Other files

  /// The file that a page of reveal-md consists of.
  private static func included(by page: PageText) -> String? {
    let lines = page.lines.filter { $0.kind != .blank }
    guard lines.count == 1, lines[0].text.hasPrefix("FILE: ") else { return nil }
    return String(lines[0].text.dropFirst(6).trimmed)
  }

  private func includedPages(
    _ name: String,
    from page: PageText,
    _ rules: RevealRules,
    _ stacks: inout Stacks,
    _ manuscript: inout Manuscript
  ) -> [PageText] {
    guard let (text, file) = manuscript.include(name, from: page) else { return [page] }
    return stacks.pages(of: text, rules.separators(of: text)).map { included in
      var included = included
      included.file = file
      included.settings.stack = included.settings.stack ?? page.settings.stack
      return included
    }
  }
}

/// What separates pages and begins notes, which a deck's header can change.
struct RevealRules {
  private var horizontal: Substring = "---"
  private var vertical: Set<Substring> = ["----", "--"]
  private var notesMark: Substring?

  init(_ manuscript: inout Manuscript) {
    let settings = manuscript.settings
    for entry in settings.entries {
      let key = entry.key.lowercased()
      guard ["separator", "verticalseparator", "notesseparator"].contains(key) else { continue }
      guard let mark = Self.literal(entry.value.text) else {
        manuscript.warn(
          entry.line + 1,
          "\(entry.key): only a line of fixed signs is understood here, such as ^---$"
        )
        continue
      }
      switch key {
      case "separator": horizontal = mark
      case "verticalseparator": vertical = [mark]
      default: notesMark = mark
      }
    }
    manuscript.settings.page.ground = RevealThemes.ground(settings["theme"])
    for options in ["revealOptions", "slideOptions"] {
      if let options = settings[options] { manuscript.settings.take(revealOptions: options) }
    }
  }

  func separators(of text: ScannedMarkdown) -> (Int) -> Stacks.Separator? {
    { index in
      let line = text.lines[index]
      guard [.separator, .rule, .underline, .text, .division].contains(line.kind) else {
        return nil
      }
      let body = LineShape(line.text).body.trimmedEnd
      if vertical.contains(body) { return .vertical }
      return body == horizontal ? .horizontal : nil
    }
  }

  /// What follows the mark of notes on a line; nil for any line without it.
  func notes(_ line: MarkdownLine) -> Substring? {
    notesMark.map { Notes.opening(line, behind: $0) } ?? Notes.opening(line)
  }

  /// The one line that a regular expression such as `^\r?\n---\r?\n$` means; nil for one that means more.
  static func literal(_ expression: String) -> Substring? {
    var text = expression
    for noise in ["(\\r?)", "\\r?", "\\r", "\\n", "\r", "\n", "^", "$"] {
      text = text.replacing(noise, with: "")
    }
    guard text.utf8.count <= 100 else { return nil }
    var mark = ""
    var isEscaped = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      guard isWord ? !isEscaped : "\\-=+*?<>!~_#: ".contains(character) else { return nil }
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      // Behind another sign it says how often that stands there.
      let isQuantifier = "?*+".contains(character) && mark.contains { $0 != character }
      if isQuantifier, !isEscaped { return nil }
      mark.append(character)
      isEscaped = false
    }
    mark = mark.trimmedOfLines
    return mark.isEmpty ? nil : Substring(mark)
  }
}

extension DeckSettings {
  /// Takes what reveal.js is told about all pages.
  mutating func take(revealOptions options: YAML) {
    if let transition = options["transition"]?.text {
      page.transition = Page.Transition(style: transition)
    }
    take(timesOf: options)
    page.ground = RevealThemes.ground(options["theme"]) ?? page.ground
    if let number = options["slideNumber"] {
      page.showsNumber = number.flag ?? !number.text.isEmpty
    }
    if options["rtl"]?.flag == true { direction = .rightToLeft }
    if let width = options["width"].flatMap({ Double($0.text) }),
      let height = options["height"].flatMap({ Double($0.text) }), height > 0
    {
      aspectRatio = DeckSettings.aspectRatio("\(width / height)") ?? aspectRatio
    }
    if options["center"]?.flag == true { page.classes.append("middle") }
  }

  /// Takes how long the talk and its pages are to take, and when they turn by themselves; Quarto's keys
  /// have hyphens.
  mutating func take(timesOf options: YAML) {
    let seconds = { (names: [String], unit: Double) in
      names.lazy.compactMap { options[$0] }.first.flatMap { TimeSpan.seconds($0.text, each: unit) }
    }
    page.autoAdvance = seconds(["autoSlide", "auto-slide"], 0.001) ?? page.autoAdvance
    page.duration = seconds(["defaultTiming", "default-timing"], 1) ?? page.duration
    duration = seconds(["totalTime", "total-time"], 1) ?? duration
    loops = options["loop"]?.flag ?? loops
  }
}
