import Session

/// What the viewer's page holds so that its first paint shows the current page.
struct FirstPage {
  let deck: PublishedDeck
  let snapshot: Snapshot
  /// The current page if it is drawn; nothing where it is not drawn yet.
  let drawing: String
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
    let content = deck.html(of: id).map { StepTimes.tell($0, at: snapshot.step) } ?? drawing
    let number = page.number.map { " style=\"--number:&quot;\($0)&quot;\"" } ?? ""
    let sheets = PageFeatures.areOn(content) ? ["page", "features"] : ["page"]
    let links = sheets.map { "<link rel=\"stylesheet\" href=\"\(base)css/\($0).css\">" }.joined()
    return """
      <section class="page" data-page="\(HTML.escape(id))"\(number)><template shadowrootmode="open">\
      \(links)\(content)</template></section>
      """
  }
}
