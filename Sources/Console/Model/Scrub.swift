/// The mouse on the page control: a click as long as it has not moved, then a finger along the dots.
struct Scrub: Equatable, Sendable {
  /// Where it was pressed.
  let column: Int
  /// The request that began it; nil while it is a click.
  var beginning: String?
  /// The page under it, from 1.
  private(set) var number: Int?

  init(column: Int) {
    self.column = column
  }

  /// Moves it over a page; false where that is no news.
  mutating func move(over number: Int) -> Bool {
    defer { self.number = number }
    return number != self.number
  }
}
