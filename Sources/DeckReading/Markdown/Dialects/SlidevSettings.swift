import Deck

/// What Slidev's YAML says about a page, and about the deck.
enum SlidevSettings {
  /// Its pages are 552 pixels high.
  static let lengths = StyleLengths(pixel: 1.3, root: 20.8)

  /// The keys that a page can have.
  static let ofPage: Set<String> = [
    "background", "backgroundSize", "class", "clickAnimation", "clicks", "clicksStart", "disabled",
    "dragPos", "hide", "hideInToc", "image", "layout", "level", "name", "preload", "routeAlias",
    "src", "title", "transition", "url", "zoom",
  ]

  static func take(_ header: [YAML.Entry], for settings: inout DeckSettings) {
    if let attributes = header["htmlAttrs"] {
      settings.language = settings.language ?? attributes["lang"]?.text
      if attributes["dir"]?.text == "rtl" { settings.direction = .rightToLeft }
    }
    settings.page.ground = header["colorSchema"].flatMap { Ground(rawValue: $0.text) }
    settings.page.transition = header["transition"].map { transition($0.text) }
    if case .mapping(let defaults)? = header["defaults"] {
      var page = PageText(line: 0, lines: [], settings: settings.page)
      apply(defaults, to: &page)
      settings.page = page.settings
    }
  }

  /// YAML in a fence with which a page begins, taken out of it.
  static func fenced(in lines: inout [MarkdownLine]) -> [YAML.Entry] {
    guard let start = lines.firstIndex(where: { $0.kind != .blank }), lines[start].kind == .code,
      let fence = LineShape(lines[start].text).fence, ["yaml", "yml"].contains(fence.info),
      let end = lines[start...].dropFirst().firstIndex(where: {
        LineShape($0.text).fence?.closes(fence) ?? false
      }),
      case .mapping(let entries)? = try? YAML.parse(
        lines[start + 1..<end].map(\.text).joined(separator: "\n")
      ), entries.contains(where: { ofPage.contains($0.key) })
    else { return [] }
    for index in start...end { lines[index] = lines[index].blank }
    return entries
  }

  static func apply(_ entries: [YAML.Entry], to page: inout PageText) {
    let text = { (key: String) in entries[key]?.text }
    if let name = text("layout") { take(layout: name, entries, &page) }
    let layout = text("layout") ?? ""
    SlidevSlots.arrange(&page.lines, layout: layout)
    for word in entries["class"]?.texts.flatMap({ $0.split(separator: " ") }) ?? [] {
      switch word {
      case "text-center": page.settings.alignment = .center
      case "text-right": page.settings.alignment = .right
      case "text-left": page.settings.alignment = .left
      default: page.settings.classes.append(String(word))
      }
    }
    if let background = text("background") { page.settings.takeAnyBackground(background) }
    if let size = text("backgroundSize") {
      page.settings.background.changePictures { $0.size = size }
    }
    if let zoom = text("zoom").flatMap(Double.init), (0.2...3).contains(zoom) {
      page.settings.add(style: "section { font-size: \(zoom)em }", lengths)
    }
    if let name = text("transition") { page.settings.transition = transition(name) }
    page.settings.title = text("title") ?? text("name") ?? page.settings.title
    if let alias = text("routeAlias"), PageDirective.isName(alias[...]) { page.settings.id = alias }
    page.settings.isListed = !(entries["hideInToc"]?.flag ?? !page.settings.isListed)
    let isHidden = entries["hide"]?.flag ?? entries["disabled"]?.flag
    page.settings.isHidden = isHidden ?? page.settings.isHidden
  }

  private static func take(layout name: String, _ entries: [YAML.Entry], _ page: inout PageText) {
    page.settings.layout = PageLayout(named: name)
    let side = name.split(separator: "-").last.flatMap { Background.Side(rawValue: String($0)) }
    if side != nil, name.hasPrefix("image") || name.hasPrefix("iframe") {
      page.settings.layout = .plain
    } else if page.settings.layout == nil {
      page.settings.classes.append(name)
    }
    if name.hasPrefix("image"), let image = entries["image"]?.text {
      page.settings.background.add(image)
      page.settings.background.side = side
      if side == nil { page.settings.layout = nil }
    }
    if name.hasPrefix("iframe"), let address = entries["url"]?.text {
      let number = page.lines.last?.number ?? page.line
      let blank = MarkdownLine(number: number, text: "", kind: .blank)
      let link = MarkdownLine(number: number, text: "<\(address)>", kind: .text)
      page.lines += [blank, link]
    }
  }

  /// The first of `slide-left | slide-right` is for the way forward.
  private static func transition(_ text: String) -> Page.Transition {
    let forward = text.prefix { $0 != "|" }.trimmed
    return Page.Transition(style: String(forward))
  }
}
