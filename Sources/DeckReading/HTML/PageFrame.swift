/// What a page's settings put around and behind its content: classes and styles of its article, and
/// elements at the article's end.
struct PageFrame {
  private let settings: PageSettings

  /// Many pages may have what a deck's header says once, so that is bounded.
  private static let mostClasses = 64
  /// Bytes of a value or a line.
  private static let longest = 2_000

  init(_ settings: PageSettings) {
    self.settings = settings
  }

  func apply(to article: inout HTMLElement, media: HTMLSanitiser.Media) {
    let classes = settings.classes.prefix(Self.mostClasses)
      .filter { AttributeFilter.isClass($0[...]) }
    article.add(classes: classes + [sideClass, groundClass].compactMap(\.self))
    let style = style
    if !style.isEmpty { article["style"] = style }
    article.children += [
      backdrop(media), line(settings.header, "page-header", media),
      line(settings.footer, "page-footer", media), number,
    ].compactMap { $0 }
  }

  private var sideClass: String? { settings.background.side.map { "side-\($0.rawValue)" } }

  /// Ink for what is behind the text, where the author has chosen that and no ink.
  private var groundClass: String? {
    let behind = settings.color == nil ? Ground(settings.background) : nil
    return (behind ?? settings.ground).map { "on-\($0.rawValue)" }
  }

  private var style: String {
    var declarations: [String] = []
    let add = { (name: String, value: String?) in
      guard let value, value.utf8.count <= Self.longest else { return }
      declarations.append(StyleFilter.filter("\(name): \(value)"))
    }
    add("color", settings.color)
    add("background-color", settings.background.color)
    add("background", settings.background.gradient)
    add("text-align", settings.alignment?.rawValue)
    if settings.background.side != nil {
      declarations.append("--side: \(settings.background.share)")
    }
    return declarations.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// A line of Markdown.
  private func line(
    _ markdown: String?,
    _ name: String,
    _ media: HTMLSanitiser.Media
  ) -> HTMLNode? {
    guard let markdown, markdown.utf8.count <= Self.longest, !markdown.trimmedOfLines.isEmpty
    else { return nil }
    let nodes = HTMLSanitiser.sanitise(CommonMark.html(markdown), media: media).nodes
    // It is there at every step of its page, so it has none of its own.
    let (shown, _) = Reveals.number(CodeBlock.prepare(nodes))
    return Self.division(name, shown.map(\.withoutSteps))
  }

  /// The viewer knows the number.
  private var number: HTMLNode? { settings.showsNumber ? Self.division("page-number", []) : nil }

  private func backdrop(_ media: HTMLSanitiser.Media) -> HTMLNode? {
    let pictures = settings.background.pictures.filter { !$0.address.isEmpty }.compactMap {
      node($0, media)
    }
    guard !pictures.isEmpty else { return nil }
    return Self.division(
      settings.background.isVertical ? "backdrop vertical" : "backdrop",
      pictures
    )
  }

  private func node(
    _ picture: Background.Picture,
    _ media: HTMLSanitiser.Media
  ) -> HTMLNode? {
    guard let address = media(picture.address) else {
      var words = HTMLElement(name: "img")
      words["alt"] = picture.alternative
      return .element(AttributeFilter.missing(words, source: picture.address))
    }
    var element = HTMLElement(name: picture.isVideo ? "video" : "img")
    element["src"] = address
    if picture.isVideo {
      for attribute in ["autoplay", "loop", "muted", "playsinline"] { element[attribute] = "" }
    } else {
      element["alt"] = picture.alternative
    }
    let style = BackgroundStyle.style(of: picture)
    if !style.isEmpty { element["style"] = style }
    return .element(element)
  }

  private static func division(_ name: String, _ children: [HTMLNode]) -> HTMLNode {
    .element(
      HTMLElement(
        name: "div",
        attributes: [HTMLAttribute(name: "class", value: name)],
        children: children
      )
    )
  }
}

extension HTMLNode {
  /// The same, shown whole.
  fileprivate var withoutSteps: HTMLNode {
    guard case .element(var element) = self else { return self }
    for attribute in ["data-step", "data-lit"] { element[attribute] = nil }
    element.children = element.children.map(\.withoutSteps)
    return .element(element)
  }
}
