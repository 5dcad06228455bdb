/// A part of a page as it is seen: in points, from the top left.
struct Box: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// Whether the middle of the other box is in this one.
  func holds(_ other: Box) -> Bool {
    let (x, y) = (other.left + other.width / 2, other.top + other.height / 2)
    return left...right ~= x && top...bottom ~= y
  }

  /// The part of it that lies in the other box.
  func within(_ other: Box) -> Box {
    let (left, top) = (max(left, other.left), max(top, other.top))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    return Box(left: left, top: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// As it is seen from the other's top left.
  func from(_ other: Box) -> Box {
    Box(left: left - other.left, top: top - other.top, width: width, height: height)
  }
}

/// How a page's own coordinates, which go upwards, become what is seen of it.
struct PDFFrame {
  private var left = 0.0
  private var bottom = 0.0
  private var right = 612.0
  private var top = 792.0
  /// Quarters of a turn, clockwise.
  private var turns = 0

  init(_ page: JSONValue, _ objects: PDFObjects) {
    let box =
      objects.numbers(objects.inherited("/CropBox", by: page))
      ?? objects.numbers(objects.inherited("/MediaBox", by: page))
    if let box, box.count == 4 {
      (left, right) = (min(box[0], box[2]), max(box[0], box[2]))
      (bottom, top) = (min(box[1], box[3]), max(box[1], box[3]))
    }
    let angle = objects.inherited("/Rotate", by: page)?.int ?? 0
    turns = (angle % 360 + 360) % 360 / 90
  }

  /// Where a rectangle of two corners is seen; nil for one without an inside.
  func seen(_ corners: [Double]) -> Box? {
    guard corners.count == 4 else { return nil }
    let (first, second) = (seen(corners[0], corners[1]), seen(corners[2], corners[3]))
    let box = Box(
      left: min(first.x, second.x),
      top: min(first.y, second.y),
      width: abs(first.x - second.x),
      height: abs(first.y - second.y)
    )
    return box.width > 0 && box.height > 0 ? box : nil
  }

  private func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    switch turns {
    case 1: (y - bottom, x - left)
    case 2: (right - x, y - bottom)
    case 3: (top - y, right - x)
    default: (x - left, top - y)
    }
  }
}
