import Session

/// What the viewer's page holds so that its first paint shows the current page.
struct FirstPage {
  let deck: PublishedDeck
  let snapshot: Snapshot
  /// Where the browsers' files are, relative to the page.
  let base: String

  /// The places of the page's template.
  func places(welcome: [UInt8]) -> [String: String] {
    [
      "language": HTML.escape(deck.manifest.language ?? "en"),
      "direction": deck.manifest.direction == .rightToLeft ? "rtl" : "ltr",
      "title": HTML.escape(deck.manifest.title),
      "ratio": "\(deck.manifest.aspectRatio)",
      "skin": HTML.escape(snapshot.skin),
      "hidden": snapshot.chrome.hidden.map(\.rawValue).joined(separator: " "),
      "stage": stage,
      "welcome": HTML.dataBlock(welcome),
    ]
  }

  /// The current page in its shadow root, which a browser shows before any script runs.
  private var stage: String {
    guard let id = snapshot.page, let page = deck.manifest.pages.first(where: { $0.id == id })
    else { return "" }
    let content =
      deck.html(of: id).map { StepTimes.tell($0, at: snapshot.step) }
        ?? """
        <img class="drawing" src="\(page.address)" alt="\(HTML.escape(page.title))" \
        width="\(page.width ?? 0)" height="\(page.height ?? 0)">
        """
    let number = page.number.map { " style=\"--number:&quot;\($0)&quot;\"" } ?? ""
    return """
      <section class="page" data-page="\(HTML.escape(id))"\(number)><template shadowrootmode="open">\
      <link rel="stylesheet" href="\(base)css/page.css">\(content)</template></section>
      """
  }
}
