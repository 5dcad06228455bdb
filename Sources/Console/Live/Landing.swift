import Pager
import Session

/// A place in a deck: a page, and how many of its steps are shown where that is known.
struct Landing: Equatable, Sendable {
  var page: String
  var step: Int?
}

/// Predicting where a request leads is what lets the second of two quick presses count: it names the
/// page on which the first will land.
extension LiveSession {
  /// The place on which a request that comes to the server now would build.
  var landing: Landing? {
    if let transition = session.transition, transition.animation?.outcome == .commit,
      let page = transition.to
    {
      return Landing(page: page, step: transition.step)
    }
    return session.page.map { Landing(page: $0, step: session.step) }
  }

  /// Where an `advance` leads from a place: the place itself at an end of the deck, nil if the page
  /// depends on what isn't known here.
  func landing(
    from place: Landing,
    _ direction: Intent.Advance.Direction,
    by unit: Intent.Advance.Unit
  ) -> Landing? {
    guard let index = index(of: place.page) else { return nil }
    let steps = deck.pages[index].steps
    if unit == .step, steps > 0 {
      guard let step = place.step else { return nil }
      let revealed = step + (direction == .next ? 1 : -1)
      if (0...steps).contains(revealed) { return Landing(page: place.page, step: revealed) }
    }
    let neighbour = deck.neighbour(of: index, direction, by: unit)
    guard let page = neighbour.flatMap(page(at:)) else { return place }
    return Landing(page: page.id, step: direction == .next ? 0 : page.steps)
  }

  /// Where a request for a page by its number from 1 leads; nil outside of the deck.
  func landing(number: Int) -> Landing? {
    guard (1...max(deck.pages.count, 1)).contains(number) else { return nil }
    return page(at: number - 1).map { Landing(page: $0.id, step: 0) }
  }
}
