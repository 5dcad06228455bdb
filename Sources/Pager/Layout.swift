extension Pager {
  /// How the pages lie on a screen.
  public struct Layout: Equatable, Sendable {
    /// The way the pages are strung.
    public var axis: Axis
    /// The way a row of them is read; a column always goes down.
    public var direction: TextDirection

    /// Makes a layout; the default is a row read from left to right.
    public init(axis: Axis = .horizontal, direction: TextDirection = .leftToRight) {
      self.axis = axis
      self.direction = direction
    }

    /// The axis along which pages follow each other.
    public enum Axis: String, Equatable, Sendable {
      case horizontal
      case vertical
    }

    /// The way in which text, and a row of pages, is read.
    public enum TextDirection: String, Equatable, Sendable {
      case leftToRight
      case rightToLeft
    }

    /// What turns a finger's translation into forward: content moves against the reading order.
    var sign: Double {
      axis == .horizontal && direction == .rightToLeft ? 1 : -1
    }

    /// Whether a first movement goes along the axis, up to 45 degrees off.
    func isAlong(_ vector: Vector) -> Bool {
      let (along, cross) = axis == .horizontal ? (vector.x, vector.y) : (vector.y, vector.x)
      return along.magnitude >= cross.magnitude
    }

    /// The direction that a tap beside the current dot asks for.
    func direction(of side: ControlSide) -> Direction {
      (side == .left) == (direction == .rightToLeft) ? .forward : .backward
    }
  }

  /// A movement on the screen, in pixels.
  public struct Vector: Equatable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// Makes a movement of `x` to the right and `y` down.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Where a tap falls, seen from the current dot of the page control.
  public enum ControlSide: String, Equatable, Sendable {
    case left
    case right
  }
}
