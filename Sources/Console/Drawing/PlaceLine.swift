import Screen
import Session

/// Where the session stands: `2 / 3`, and while a page moves `2 → 3 / 3`.
struct PlaceLine {
  let pages: String
  /// `step 1 / 2`; empty for a page without steps.
  let steps: String

  init(_ live: LiveSession) {
    let session = live.session
    guard let index = live.index(of: session.page), let page = live.page(at: index) else {
      pages = "no pages"
      steps = ""
      return
    }
    let target = session.transition.flatMap { live.index(of: $0.to) }
    let arrow = target.map { " → \($0 + 1)" } ?? ""
    pages = "\(index + 1)\(arrow) / \(live.deck.pages.count)"
    steps = page.steps > 0 ? "step \(session.step) / \(page.steps)" : ""
  }

  func draw(on screen: inout Screen, in area: Area) {
    let gap = steps.isEmpty ? 0 : 3
    let width = pages.displayWidth + gap + steps.displayWidth
    let start = area.inset(left: max(area.columns - width, 0) / 2)
    screen.put(pages, in: start, style: Theme.accent)
    screen.put(steps, in: start.inset(left: pages.displayWidth + gap), style: Theme.quiet)
  }
}
