import Screen
import Session

/// Where the session stands: `2 / 3`, and while a page moves `2 → 3 / 3`; then what else there is to say
/// of the page.
struct PlaceLine {
  let pages: String
  /// `stack 2 / 3`, `step 1 / 2` and `↓ 40 %`, as far as they mean something there; what matters more
  /// comes first.
  let parts: [String]

  init(_ live: LiveSession) {
    let session = live.session
    guard let index = live.index(of: session.page), let page = live.page(at: index) else {
      pages = "no pages"
      parts = []
      return
    }
    let target = session.transition.flatMap { live.index(of: $0.to) }
    let arrow = target.map { " → \($0 + 1)" } ?? ""
    pages = "\(index + 1)\(arrow) / \(live.deck.pages.count)"
    let stack = live.deck.placeInStack(of: index).map { "stack \($0.number) / \($0.count)" }
    let steps = page.steps > 0 ? "step \(session.step) / \(page.steps)" : nil
    let scrolled = session.scrolls.last.map { "↓ \(Int(($0.share * 100).rounded())) %" }
    parts = [steps, stack, scrolled].compactMap(\.self)
  }

  /// As much as fits.
  func draw(on screen: inout Screen, in area: Area) {
    var rest = ""
    for part in parts {
      let longer = rest + "   " + part
      guard pages.displayWidth + longer.displayWidth <= area.columns else { break }
      rest = longer
    }
    let width = pages.displayWidth + rest.displayWidth
    let start = area.inset(left: max(area.columns - width, 0) / 2)
    screen.put(pages, in: start, style: Theme.accent)
    screen.put(rest, in: start.inset(left: pages.displayWidth), style: Theme.quiet)
  }
}
