/// What presenters made of a deck: which of its pages are shown, and in which order.
struct Arrangement: Equatable, Sendable {
  /// Pages that stay out until they are named again.
  private var leftOut: Set<String> = []
  /// The order of the others; nil while it is the deck's own.
  private var order: [String]?

  /// All pages, in the deck's own order.
  init() {}

  /// Those of a deck's pages that are named, each once, and in this order.
  init(showing named: [String], of deck: [String]) {
    leftOut = Set(deck).subtracting(named)
    order = deck.filter { !leftOut.contains($0) } == named ? nil : named
  }

  /// The pages that are shown of a deck, which may have been read again since.
  ///
  /// New ones come after the page that they follow there.
  func pages(of deck: [String]) -> [String] {
    let shown = deck.filter { !leftOut.contains($0) }
    guard let order else { return shown }
    var pages = order.filter(Set(shown).contains)
    let known = Set(pages)
    var last: String?
    for page in shown {
      if !known.contains(page) {
        let place = last.flatMap(pages.firstIndex(of:)).map { $0 + 1 }
        pages.insert(page, at: place ?? 0)
      }
      last = page
    }
    return pages
  }
}

extension Manifest {
  /// The same deck with the pages that are shown of it.
  func arranged(by arrangement: Arrangement) -> Manifest {
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    var arranged = self
    arranged.pages = arrangement.pages(of: pages.map(\.id)).compactMap { known[$0] }
    return arranged
  }
}
