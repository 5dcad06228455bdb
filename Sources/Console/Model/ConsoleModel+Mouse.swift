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

  /// Takes the mouse, or leaves it to the terminal.
  mutating func toggleMouse(now: Double) -> [Action] {
    isMouseOn.toggle()
    let text =
      isMouseOn
      ? "The mouse turns pages: drag the page, click beside the current dot."
      : "The mouse selects text; m takes it back."
    notice = Notice(text, now: now)
    return [.reportMouse(isMouseOn)]
  }

  /// Gives a gesture up.
  mutating func cancel(_ drag: Drag) -> [Action] {
    self.drag = nil
    return [.send(.intent(req: nil, .dragCancel(gid: drag.gid)))]
  }

  private mutating func press(_ mouse: Mouse, now: Double) -> [Action] {
    let layout = Layout(size: size, ratio: ratio)
    if layout.control.contains(column: mouse.column, row: mouse.row) {
      scrub = Scrub(column: mouse.column)
      return []
    }
    guard layout.stage.contains(column: mouse.column, row: mouse.row) else { return [] }
    gestures &+= 1
    drag = Drag(gid: "g\(gestures)", at: mouse, along: axis, now: now)
    return []
  }

  private mutating func drag(to mouse: Mouse, now: Double) -> [Action] {
    if scrub != nil { return scrub(to: mouse, now: now) }
    guard var drag, drag.move(to: mouse, now: now) else { return [] }
    defer { self.drag = drag }
    let move = Action.send(
      .intent(req: nil, .dragMove(gid: drag.gid, translation: drag.translation))
    )
    guard drag.beginning == nil else { return [move] }
    let begin = Intent.DragBegin(
      gid: drag.gid,
      extent: Double(Layout(size: size, ratio: ratio).stride(along: axis)),
      axisVector: drag.axisVector(of: mouse)
    )
    let asked = ask(.touch, .dragBegin(begin), now: now)
    guard case .send(.intent(let req, _))? = asked.first else { return [] }
    drag.beginning = req
    return asked + [move]
  }

  private mutating func release(_ mouse: Mouse, now: Double) -> [Action] {
    if let scrub { return release(scrub, now: now) }
    guard var drag else { return [] }
    self.drag = nil
    _ = drag.move(to: mouse, now: now)
    guard drag.beginning != nil else { return [] }
    return ask(
      .touch,
      .dragEnd(
        gid: drag.gid,
        translation: drag.translation,
        velocity: drag.velocity(now: now)
      ),
      now: now
    )
  }
}
