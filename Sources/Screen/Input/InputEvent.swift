/// What a terminal tells about keyboard and mouse.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(Mouse)
}

/// A report of the mouse.
package struct Mouse: Hashable, Sendable {
  package let action: Action
  /// From 0.
  package let column: Int
  /// From 0.
  package let row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    /// The mouse moves while a button is held.
    case drag(Button)
    case release(Button)
    case wheelUp
    case wheelDown
  }

  package enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }
}
