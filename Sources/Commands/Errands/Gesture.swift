import Pager
import Session

/// A swipe as a finger makes it: touch, positions sixty times a second, release.
struct Gesture: Equatable, Sendable {
  static let id = "swipe"
  /// Seconds between two positions.
  static let interval = 1.0 / 60

  /// Translations in pages of the last touch, the release's included; negative is to the left or up.
  let translations: [Double]
  /// Pages a second at release.
  let velocity: Double
  let isCancelled: Bool
  private let axis: Pager.Layout.Axis

  /// To the left is forward, unless rows are read from right to left; upwards always is.
  init(_ swipe: Swipe, _ layout: Snapshot.Layout) {
    axis = layout.axis
    let isMirrored = layout.axis == .horizontal && layout.direction == .rightToLeft
    let sign = (swipe.way == .next) == isMirrored ? 1.0 : -1.0
    let count = Self.count(swipe)
    translations = (1...count).map { sign * swipe.distance * Double($0) / Double(count) }
    velocity = sign * swipe.velocity
    isCancelled = swipe.isCancelled
  }

  /// Where nothing else is said, a finger is as fast as its velocity at release, within a third of a
  /// second and one second; there are ten positions at least.
  private static func count(_ swipe: Swipe) -> Int {
    let speed = max(abs(swipe.velocity), 1.5)
    let duration = swipe.duration ?? min(max(swipe.distance / speed, 1.0 / 3), 1)
    return max(Int((duration / interval).rounded()), 10)
  }

  var begin: Intent {
    let step = translations[0] < 0 ? -1.0 : 1
    let vector = axis == .horizontal ? [step, 0] : [0, step]
    return .dragBegin(.init(gid: Self.id, extent: 1, axisVector: vector))
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
