import Pager
import Screen

/// A gesture with the mouse over the page, in cells.
struct Drag: Equatable, Sendable {
  let gid: String
  private let column: Int
  private let row: Int
  /// The axis along which pages follow each other.
  private let axis: Pager.Layout.Axis
  /// Where the mouse was lately along that axis, with times in seconds.
  private var samples: [Sample]
  /// The request that began the gesture; nil until the mouse has moved.
  var beginning: String?

  private struct Sample: Equatable {
    let time: Double
    let place: Int
  }

  /// Seconds that count for the velocity.
  private static let memory = 0.1

  init(gid: String, at mouse: Mouse, along axis: Pager.Layout.Axis, now: Double) {
    self.gid = gid
    column = mouse.column
    row = mouse.row
    self.axis = axis
    samples = [Sample(time: now, place: axis == .horizontal ? column : row)]
  }

  /// Cells since the press, to the right or down.
  var translation: Double {
    let start = axis == .horizontal ? column : row
    return Double((samples.last?.place ?? start) - start)
  }

  /// Moves it; false where that is no news.
  mutating func move(to mouse: Mouse, now: Double) -> Bool {
    let place = axis == .horizontal ? mouse.column : mouse.row
    let isNews = place != samples.last?.place
    samples.append(Sample(time: now, place: place))
    samples = samples.filter { now - $0.time <= Self.memory }
    return isNews
  }

  /// Cells a second over the last tenth of a second; 0 after a rest.
  func velocity(now: Double) -> Double {
    let recent = samples.filter { now - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return Double(last.place - first.place) / (last.time - first.time)
  }

  /// The first movement; a cell is about twice as high as it is wide.
  func axisVector(of mouse: Mouse) -> [Double] {
    [Double(mouse.column - column), Double(mouse.row - row) * 2]
  }
}
