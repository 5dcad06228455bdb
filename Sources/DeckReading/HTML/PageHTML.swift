/// A page's content as a viewer gets it.
struct PageHTML {
  /// `<article class="content …" …>`, balanced and sanitised; `docs/decks.md` tells what it can carry.
  let html: String
  /// The first heading or first words; nil where there are none.
  let title: String?
  let steps: Int
  /// Speaker's notes that stood in its HTML.
  let notes: [String]
  /// Elements of the page's own HTML that are not shown.
  let dropped: [String]
  /// Why diagrams stay text.
  let troubles: [Diagrams.Trouble]
  let measure: PageMeasure

  /// Where it stands.
  struct Place {
    var isFirst: Bool
    /// The pages' width divided by their height.
    var aspectRatio: Double
  }

  init(
    _ markdown: PageMarkdown,
    _ settings: PageSettings,
    _ place: Place,
    styles: inout PageStyles,
    diagrams: inout Diagrams,
    media: HTMLSanitiser.Media
  ) {
    let written =
      markdown.isHTML
      ? markdown.text : CommonMark.html(markdown.text, breaksLines: settings.breaksLines)
    let sanitised = HTMLSanitiser.sanitise(written, media: media)
    var restored = FormulaNodes.restore(markdown.formulas, in: sanitised.nodes)
    notes = AsideNotes.take(from: &restored, divisions: settings.hasNotesDivisions)
    let (drawn, troubles) = diagrams.draw(in: restored)
    self.troubles = troubles
    let dressed = Alerts.show(Highlights.show(Emoji.show(BareLinks.link(drawn))))
    let (nodes, steps) = Reveals.number(
      CodeBlock.prepare(MagicMove.prepare(dressed)),
      isIncremental: settings.isIncremental
    )
    self.steps = steps
    dropped = sanitised.dropped
    title = PageTitle.find(in: nodes)
    let layout = settings.layout ?? PageLayout(nodes, isFirst: place.isFirst)
    measure = PageMeasure(nodes, aspectRatio: place.aspectRatio)
    var article = Self.element(nodes, layout)
    PageFrame(settings).apply(to: &article, media: media)
    styles.apply(to: &article, settings)
    html = HTMLWriter.write([.element(article)])
  }

  static func article(_ nodes: [HTMLNode], _ layout: PageLayout?) -> String {
    HTMLWriter.write([.element(element(nodes, layout))])
  }

  private static func element(_ nodes: [HTMLNode], _ layout: PageLayout?) -> HTMLElement {
    var article = HTMLElement(name: "article", children: nodes)
    article["class"] = layout.map { "content \($0.rawValue)" } ?? "content"
    let needs = needs(of: nodes).sorted()
    if !needs.isEmpty { article["data-needs"] = needs.joined(separator: " ") }
    return article
  }

  /// What a viewer has to load before the page is complete: `code` to colour, `math` to typeset.
  private static func needs(of nodes: [HTMLNode]) -> Set<String> {
    var needs: Set<String> = []
    for case .element(let element) in nodes {
      let classes = element["class"] ?? ""
      if element.name == "code", classes.hasPrefix("language-") { needs.insert("code") }
      if classes == "math inline" || classes == "math display" { needs.insert("math") }
      needs.formUnion(self.needs(of: element.children))
    }
    return needs
  }
}
