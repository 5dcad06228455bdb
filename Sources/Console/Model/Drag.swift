import Session

/// A gesture with the mouse over the page, in cells.
struct Drag: Equatable, Sendable {
  let gid: String
  private let column: Int
  private let row: Int
  /// Where the mouse was lately, with times in seconds.
  private var samples: [Sample]
  /// The request that began the gesture; nil until the mouse has moved.
  var beginning: String?

  private struct Sample: Equatable {
    let time: Double
    let column: Int
  }

  /// Seconds that count for the velocity.
  private static let memory = 0.1

  init(gid: String, column: Int, row: Int, now: Double) {
    self.gid = gid
    self.column = column
    self.row = row
    samples = [Sample(time: now, column: column)]
  }

  /// Cells since the press, to the right.
  var translation: Double {
    Double((samples.last?.column ?? column) - column)
  }

  /// Moves it; false where that is no news.
  mutating func move(column: Int, now: Double) -> Bool {
    let isNews = column != samples.last?.column
    samples.append(Sample(time: now, column: column))
    samples = samples.filter { now - $0.time <= Self.memory }
    return isNews
  }

  /// Cells a second over the last tenth of a second; 0 after a rest.
  func velocity(now: Double) -> Double {
    let recent = samples.filter { now - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return Double(last.column - first.column) / (last.time - first.time)
  }

  /// The first movement; a cell is about twice as high as it is wide.
  func axisVector(row: Int) -> [Double] {
    [translation, Double(row - self.row) * 2]
  }
}
