extension Pager {
  /// A finger on the pages, from its touch to its release.
  struct Drag: Equatable, Sendable {
    let gid: GestureID
    let owner: Participant
    /// Turns the finger's translation into forward; frozen at the touch.
    let sign: Double
    /// The size of a page on the owner's surface, in pixels.
    private(set) var extent: Double
    /// The transition under the finger; none at rest and against a wall.
    var transition: OpenTransition?
    /// Whether the transition was caught on its way to a commit and not pulled back since.
    var isDecided: Bool
    /// What each side turned out to be, when the finger first went there.
    var sides = Sides()

    /// The finger's place, in pages and without walls, when its translation was `origin`.
    private var base: Double
    private var origin = 0.0
    /// The finger's place at the touch.
    private var landing: Double
    /// Whether the touch caught a motion: then it travels one page at most.
    private let isCaught: Bool
    /// The last accepted translation, in pixels.
    private(set) var translation = 0.0
    /// The last sign of life.
    private(set) var lastActivity: Double
    /// When the finger last moved.
    private var lastMove: Double
    private var samples: [Sample] = []

    private struct Sample: Equatable, Sendable {
      let time: Double
      let translation: Double

      func isOlder(than window: Double, at now: Double) -> Bool {
        time < now - window - Tolerance.threshold
      }
    }

    /// A touch that lands at rest, or at `place` on what it catches.
    init(
      _ touch: Touch,
      sign: Double,
      at time: Double,
      place: Double? = nil,
      catching transition: OpenTransition? = nil,
      isDecided: Bool = false
    ) {
      gid = touch.gid
      owner = touch.presenter
      extent = touch.extent
      self.sign = sign
      self.transition = transition
      self.isDecided = isDecided
      base = place ?? 0
      landing = base
      isCaught = place != nil
      lastActivity = time
      lastMove = time
    }
  }
}

extension Pager.Drag {
  /// Pulls beyond this are cut, so that no sum leaves the numbers.
  private static let farthest = 1e6

  /// The finger's place in pages: 0 is rest, and there are no walls.
  var raw: Double {
    landing + travel
  }

  /// How far the finger went since its touch, in pages.
  var travel: Double {
    let free = base + sign * (translation - origin) / extent - landing
    let limit = isCaught ? 1 : Self.farthest
    return free.clamped(to: -limit...limit)
  }

  /// Whether the transition was caught before it had carried the page it left out of sight.
  ///
  /// Then that page is what is seen on the far side, whatever else there is.
  var isBehindRest: Bool {
    guard let transition, transition.behind != nil else { return false }
    return side == transition.direction.opposite
  }

  /// The side on which the finger is; nil at rest.
  var side: Pager.Direction? { Pager.Direction(of: raw) }

  /// Where the pages are shown.
  func position(_ band: Pager.RubberBand) -> Double {
    guard let side else { return 0 }
    if isBehindRest { return raw.clamped(to: -1...1) }
    switch sides[side] {
    case .wall: return band.position(ofPull: raw)
    case .page, nil: return raw.clamped(to: -1...1)
    }
  }

  /// Takes an accepted movement.
  mutating func move(to translation: Double, at time: Double, window: Double) {
    self.translation = translation
    lastActivity = time
    lastMove = time
    samples.removeAll { $0.isOlder(than: window, at: time) }
    samples.append(Sample(time: time, translation: translation))
  }

  /// Takes the last translation, which a release brings along; it says nothing about speed.
  mutating func release(at translation: Double) {
    self.translation = translation
  }

  /// Goes on from the end of a transition in the given direction as if it had begun there.
  mutating func cross(_ direction: Pager.Direction) {
    base -= direction.sign
    landing -= direction.sign
    transition = nil
    isDecided = false
    sides = Pager.Sides()
  }

  /// Moves the finger's place under the finger; how far it travelled stays.
  mutating func rebase(to place: Double) {
    let travelled = travel
    base = place
    origin = translation
    landing = place - travelled
  }

  /// Counts what follows in the size that the owner's surface has now.
  mutating func resize(to extent: Double) {
    rebase(to: raw)
    self.extent = extent
    samples = []
  }

  /// The finger's speed at its release, in pages a second.
  ///
  /// That is what the owner's device sent, in pixels a second, or else an estimate.
  func velocity(_ sent: Double?, at time: Double, _ configuration: Pager.Configuration) -> Double {
    guard time - lastMove <= configuration.velocityStaleness + Pager.Tolerance.threshold else {
      return 0
    }
    if let sent, sent.isFinite { return sign * sent / extent }
    return sign * estimate(at: time, window: configuration.velocityWindow) / extent
  }

  /// Mixes in all that decides how the drag goes on, but for its transition.
  func hashFuture(into hasher: inout Hasher, now: Double) {
    hasher.combine(gid)
    hasher.combine(owner)
    hasher.combine(isCaught)
    hasher.combine(isDecided)
    hasher.combine(sides)
    for number in [sign, extent, base, origin, landing, translation] {
      hasher.combine(Pager.grain(number))
    }
    hasher.combine(Pager.grain(lastActivity - now))
    hasher.combine(Pager.grain(lastMove - now))
    for sample in samples {
      hasher.combine(Pager.grain(sample.time - now))
      hasher.combine(Pager.grain(sample.translation))
    }
  }

  private func estimate(at time: Double, window: Double) -> Double {
    guard let oldest = samples.first(where: { !$0.isOlder(than: window, at: time) }),
      time > oldest.time
    else { return 0 }
    return (translation - oldest.translation) / (time - oldest.time)
  }
}

extension Pager {
  /// What a finger found on one side of the settled page.
  enum Side: Hashable, Sendable {
    case page(PageID)
    /// No page there, or a forbidden one.
    case wall
  }

  /// What a finger found on both sides; nil where it has not been yet.
  struct Sides: Hashable, Sendable {
    private var forward: Side?
    private var backward: Side?

    subscript(direction: Direction) -> Side? {
      get { direction == .forward ? forward : backward }
      set {
        switch direction {
        case .forward: forward = newValue
        case .backward: backward = newValue
        }
      }
    }
  }
}
