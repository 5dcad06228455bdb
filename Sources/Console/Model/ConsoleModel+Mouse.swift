import Messages
package import Screen
import Session

extension ConsoleModel {
  /// The mouse reported something.
  package mutating func moved(_ mouse: Mouse, now: Double) -> [Action] {
    switch mouse.action {
    case .wheelUp: scroll(-3)
    case .wheelDown: scroll(3)
    case .press(.left) where overlay == nil: return press(mouse, now: now)
    case .drag(.left): return drag(to: mouse, now: now)
    case .release(.left): return release(mouse, now: now)
    case .press, .drag, .release: break
    }
    return []
  }

  /// Gives a gesture up.
  mutating func cancel(_ drag: Drag) -> [Action] {
    self.drag = nil
    return [.send(.intent(req: nil, .dragCancel(gid: drag.gid)))]
  }

  private mutating func press(_ mouse: Mouse, now: Double) -> [Action] {
    let layout = Layout(size: size, ratio: ratio)
    if layout.control.contains(column: mouse.column, row: mouse.row) {
      return tap(column: mouse.column, layout, now: now)
    }
    guard layout.stage.contains(column: mouse.column, row: mouse.row) else { return [] }
    gestures &+= 1
    drag = Drag(gid: "g\(gestures)", column: mouse.column, row: mouse.row, now: now)
    return []
  }

  /// On the side of the current dot that was clicked; on the dot itself nothing happens.
  private mutating func tap(column: Int, _ layout: Layout, now: Double) -> [Action] {
    guard let live, let index = live.session.control.currentIndex else { return [] }
    let control = PageDots(live, index: index, width: layout.control.columns)
    let current = layout.control.column + control.currentColumn
    guard column != current, let place = requests.landing ?? live.landing else { return [] }
    let side: Intent.Side = column < current ? .left : .right
    let isOn = (side == .right) != isRightToLeft
    return ask(
      .tap,
      .tap(side: side, expect: place.page),
      landing: live.landing(from: place, isOn ? .next : .previous, by: .page),
      now: now
    )
  }

  private mutating func drag(to mouse: Mouse, now: Double) -> [Action] {
    guard var drag, drag.move(column: mouse.column, now: now) else { return [] }
    defer { self.drag = drag }
    let move = Action.send(
      .intent(req: nil, .dragMove(gid: drag.gid, translation: drag.translation))
    )
    guard drag.beginning == nil else { return [move] }
    let extent = Double(Layout(size: size, ratio: ratio).stride)
    let begin = Intent.DragBegin(
      gid: drag.gid,
      extent: extent,
      axisVector: drag.axisVector(row: mouse.row)
    )
    let asked = ask(.drag, .dragBegin(begin), now: now)
    guard case .send(.intent(let req, _))? = asked.first else { return [] }
    drag.beginning = req
    return asked + [move]
  }

  private mutating func release(_ mouse: Mouse, now: Double) -> [Action] {
    guard var drag else { return [] }
    self.drag = nil
    _ = drag.move(column: mouse.column, now: now)
    guard drag.beginning != nil else { return [] }
    return ask(
      .drag,
      .dragEnd(
        gid: drag.gid,
        translation: drag.translation,
        velocity: drag.velocity(now: now)
      ),
      now: now
    )
  }
}
