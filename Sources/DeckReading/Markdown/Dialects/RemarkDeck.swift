import Deck

/// Makes pages of remark's slides, of which some are templates of others.
struct RemarkDeck {
  private let options: RemarkOptions
  private let settings: PageSettings

  private var built: [Built] = []
  private var named: [String: Built] = [:]
  private var layout: Built?

  /// A part with what it has inherited.
  private struct Built {
    var text: PageText
    var properties: [String: String]
  }

  /// What copies of pages come to, and values in many places.
  private var copied = 0
  private static let mostCopied = Manuscript.mostCopied
  private static let mostClasses = 64
  /// Bytes of the classes that a page inherits.
  private static let longestClasses = 1_000
  /// Whether some pages don't go on from others since that would be more.
  private(set) var isCutShort = false

  init(_ options: RemarkOptions, _ settings: PageSettings) {
    self.options = options
    self.settings = settings
  }

  mutating func pages() -> [PageText] {
    let built = built
    return built.map { page($0) }
  }

  mutating func take(_ part: RemarkCuts.Part) {
    guard part["exclude"]?.lowercased() != "true" else { return }
    var part = part
    if part["continued"] == "true" { part.isContinued = true }
    if part.isContinued, !options.countsSteps, !built.isEmpty {
      addStep(part)
      return
    }
    if part["layout"] == "false" { layout = nil }
    let isLayout = part["layout"] == "true"
    let own = Dictionary(part.properties.map { ($0.key, $0.value) }) { $1 }
    var new = Built(text: part.text, properties: own)
    if part.isContinued, let last = built.last {
      inherit(last, &new)
    } else if let template = part["template"].flatMap({ named[$0] }) {
      inherit(template, &new)
    } else if !isLayout, let layout {
      inherit(layout, &new)
    }
    if let name = part["name"] { named[name] = new }
    if isLayout { layout = new } else { built.append(new) }
  }

  /// Where steps have no numbers of their own they are steps of the page.
  private mutating func addStep(_ part: RemarkCuts.Part) {
    let last = built.count - 1
    let line = MarkdownLine(number: part.text.line, text: "<!-- pause -->", kind: .text)
    built[last].text.lines += [line.blank, line, line.blank] + part.text.lines
    guard !part.text.notes.isEmpty else { return }
    let isFirst = built[last].text.notes.isEmpty
    built[last].text.notes += isFirst ? part.text.notes : "\n\n" + part.text.notes
  }

  private mutating func inherit(_ template: Built, _ new: inout Built) {
    for (key, value) in template.properties where !["name", "layout", "count"].contains(key) {
      if key == "class", let own = new.properties["class"] {
        new.properties["class"] = "\(value.prefix(Self.longestClasses)), \(own)"
      } else if new.properties[key] == nil {
        new.properties[key] = value
      }
    }
    let blank = MarkdownLine(number: new.text.line, text: "", kind: .blank)
    let holder = template.text.lines.firstIndex {
      $0.text.firstRange(ofBytes: "{{content}}") != nil
    }
    copied += template.text.size
    guard copied < Self.mostCopied else {
      isCutShort = true
      return
    }
    if let holder {
      var lines = template.text.lines
      lines.replaceSubrange(holder...holder, with: new.text.lines)
      new.text.lines = lines
    } else {
      new.text.lines = template.text.lines + [blank] + new.text.lines
    }
  }

  // MARK: - Pages

  private mutating func page(_ part: Built) -> PageText {
    var page = part.text
    page.settings = settings
    for index in page.lines.indices { expand(&page.lines[index], part.properties) }
    if options.isR { RemarkCode.dropHidden(&page.lines) }
    if options.lightsLines || options.isR {
      RemarkCode.light(&page.lines, stars: options.lightsLines, marks: options.isR)
    }
    RemarkContent.rewrite(&page.lines)
    apply(part.properties, to: &page.settings)
    return page
  }

  /// `{{key}}` stands for a property.
  private mutating func expand(_ line: inout MarkdownLine, _ properties: [String: String]) {
    guard line.text.firstRange(ofBytes: "{{") != nil else { return }
    var result = ""
    var rest = line.text
    while copied < Self.mostCopied, let open = rest.firstRange(ofBytes: "{{") {
      result += rest[..<open.lowerBound]
      rest = rest[open.lowerBound...]
      guard let close = rest.firstRange(ofBytes: "}}") else { break }
      let key = String(rest[open.upperBound..<close.lowerBound].trimmed)
      copied += properties[key]?.utf8.count ?? 0
      result += properties[key] ?? (key == "content" ? "" : String(rest[..<close.upperBound]))
      rest = rest[close.upperBound...]
    }
    if copied >= Self.mostCopied { isCutShort = true }
    line.text = Substring(result + rest)
  }

  private func apply(_ properties: [String: String], to settings: inout PageSettings) {
    if let name = properties["name"], PageDirective.isName(name[...]) { settings.id = name }
    if properties["count"]?.lowercased() == "false" { settings.isCounted = false }
    let classes = (properties["class"] ?? "").split { $0 == "," || $0 == " " }
      .prefix(Self.mostClasses).map(String.init)
    if classes.contains("center"), classes.contains("middle") { settings.layout = .center }
    for name in classes {
      switch name {
      case "center", "right": settings.alignment = PageSettings.Alignment(rawValue: name)
      case "inverse": settings.classes += ["inverse", "invert"]
      default: if !settings.classes.contains(name) { settings.classes.append(name) }
      }
    }
    if let image = properties["background-image"], let address = cssAddress(image) {
      settings.background.add(address)
      settings.background.changePictures {
        $0.size = properties["background-size"] ?? "contain"
        $0.position = properties["background-position"]
      }
    }
    settings.background.color = properties["background-color"] ?? settings.background.color
  }
}
