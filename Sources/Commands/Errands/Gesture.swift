import Session

/// A swipe as a finger makes it: touch, positions sixty times a second, release.
struct Gesture: Equatable, Sendable {
  static let id = "swipe"
  /// Seconds between two positions.
  static let interval = 1.0 / 60

  /// Translations in pages of the last touch, the release's included; negative is to the left.
  let translations: [Double]
  /// Pages a second at release.
  let velocity: Double
  let isCancelled: Bool

  /// To the left is forward, unless the deck is read from right to left.
  init(_ swipe: Swipe, _ direction: Manifest.Direction) {
    let isForward = swipe.way == .next
    let sign = isForward == (direction == .leftToRight) ? -1.0 : 1.0
    let count = Self.count(swipe)
    translations = (1...count).map { sign * swipe.distance * Double($0) / Double(count) }
    velocity = sign * swipe.velocity
    isCancelled = swipe.isCancelled
  }

  /// A finger is as fast as its velocity at release, within a third of a second and one second.
  private static func count(_ swipe: Swipe) -> Int {
    let speed = max(abs(swipe.velocity), 1.5)
    return Int((min(max(swipe.distance / speed, 1.0 / 3), 1) / interval).rounded())
  }

  var begin: Intent {
    .dragBegin(.init(gid: Self.id, extent: 1, axisVector: [translations[0] < 0 ? -1 : 1, 0]))
  }

  func move(_ index: Int) -> Intent {
    .dragMove(gid: Self.id, translation: translations[index])
  }

  var end: Intent {
    isCancelled
      ? .dragCancel(gid: Self.id)
      : .dragEnd(
        gid: Self.id,
        translation: translations[translations.count - 1],
        velocity: velocity
      )
  }
}
