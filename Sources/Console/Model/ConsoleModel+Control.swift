import Messages
import Screen
import Session

/// The mouse on the page control.
extension ConsoleModel {
  /// Where the page control stands, with what it shows; nil without one.
  func pageControl() -> (dots: PageDots, area: Area)? {
    guard let live, let index = live.session.control.currentIndex else { return nil }
    let area = Layout(size: size, ratio: ratio).control
    return (PageDots(live, index: index, width: area.columns), area)
  }

  mutating func scrub(to mouse: Mouse, now: Double) -> [Action] {
    guard var scrub, let (dots, area) = pageControl(),
      scrub.beginning != nil || mouse.column != scrub.column
    else { return [] }
    let isNews = scrub.move(over: dots.number(at: mouse.column - area.column))
    defer { self.scrub = scrub }
    let move = Action.send(.intent(req: nil, .scrubTo(number: scrub.number ?? 1)))
    guard scrub.beginning == nil else { return isNews ? [move] : [] }
    let asked = ask(.touch, .scrubBegin, now: now)
    guard case .send(.intent(let req, _))? = asked.first else { return [] }
    scrub.beginning = req
    return asked + [move]
  }

  /// A finger that ran along the dots is lifted; one that did not has tapped.
  mutating func release(_ scrub: Scrub, now: Double) -> [Action] {
    self.scrub = nil
    guard scrub.beginning == nil else { return ask(.touch, .scrubEnd, now: now) }
    return tap(column: scrub.column, now: now)
  }

  /// On the side of the current dot that was clicked; on the dot itself nothing happens.
  private mutating func tap(column: Int, now: Double) -> [Action] {
    guard let (dots, area) = pageControl() else { return [] }
    let current = area.column + dots.currentColumn
    guard column != current else { return [] }
    let side: Intent.Side = column < current ? .left : .right
    let direction: Intent.Advance.Direction =
      (side == .right) != isRightToLeft ? .next : .previous
    let place = place
    return ask(
      .tap,
      .tap(side: side, expect: place?.page),
      path: path(from: place, direction, by: .page),
      now: now
    )
  }
}
