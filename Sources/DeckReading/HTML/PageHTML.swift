/// A page's content as a viewer gets it.
struct PageHTML {
  /// `<article class="content …" data-needs="…">`, balanced and sanitised.
  let html: String
  /// The first heading or first words; nil where there are none.
  let title: String?
  let steps: Int
  /// Elements of the page's own HTML that are not shown.
  let dropped: [String]

  init(_ markdown: String, isFirst: Bool, media: HTMLSanitiser.Media) {
    let sanitised = HTMLSanitiser.sanitise(CommonMark.html(markdown), media: media)
    let (nodes, steps) = Reveals.number(sanitised.nodes)
    self.steps = steps
    dropped = sanitised.dropped
    title = PageTitle.find(in: nodes)
    html = Self.article(nodes, PageLayout(nodes, isFirst: isFirst))
  }

  static func article(_ nodes: [HTMLNode], _ layout: PageLayout?) -> String {
    var article = HTMLElement(name: "article", children: nodes)
    article["class"] = layout.map { "content \($0.rawValue)" } ?? "content"
    return HTMLWriter.write([.element(article)])
  }
}
