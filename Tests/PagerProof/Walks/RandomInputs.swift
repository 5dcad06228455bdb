import Pager
import TestSupport

/// Makes up what could happen next, mostly things that have an effect.
struct RandomInputs {
  private var random: SplitMix64
  private var gestures = 0
  private var requests = 0
  private var names = 0
  private var live: (gid: Pager.GestureID, extent: Double, translation: Double)?

  private let edits: Bool

  init(seed: UInt64, edits: Bool) {
    self.edits = edits
    random = SplitMix64(seed: seed)
  }

  /// A pager to begin with.
  mutating func start(named name: String) -> Start {
    var configuration = Pager.Configuration()
    configuration.loop = chance(3)
    configuration.bounces = !chance(6)
    configuration.flickOnCatch = chance(6) ? .absorb : .accumulate
    configuration.driverMode = chance(3) ? .exclusive : .open
    configuration.commitRule = chance(6) ? .projection(rate: 0.998) : .twoClause
    configuration.neighbourRadius = pick([0, 1, 1, 1, 2])
    let pages = newNames(pick([0, 1, 2, 2, 3, 4, 6]))
    return Start(
      name: name,
      pages: pages,
      current: pages.isEmpty ? nil : pick(pages),
      configuration: configuration,
      layout: Pager.Layout(
        axis: chance(4) ? .vertical : .horizontal,
        direction: chance(4) ? .rightToLeft : .leftToRight
      ),
      driver: configuration.driverMode == .exclusive ? "a" : nil
    )
  }

  /// How long until the next input: a moment, or about until the next deadline.
  mutating func pause(before deadline: Double?, now: Double) -> Double {
    if let deadline, chance(4) { return max(0, deadline - now) + pick([-1e-4, 0, 0, 1e-4]) }
    return chance(12) ? number(0...8) : pick([0, 0.008, 0.02, 0.05, 0.1, 0.2])
  }

  mutating func vetoes(for pager: Pager) -> [Pager.Veto] {
    let pages = pager.snapshot.pages
    guard !pages.isEmpty, chance(2) else { return [] }
    return [
      Pager.Veto(
        from: chance(3) ? pick(pages) : nil,
        to: pick(pages),
        cause: chance(3) ? pick([.gesture, .program, .scrub]) : nil
      )
    ]
  }

  mutating func next(for pager: Pager) -> Pager.Input {
    if edits && chance(2) { return edit(pager) }
    if let live, pager.phase == .dragging, chance(2) { return goOn(live) }
    return switch Int.random(in: 0..<100, using: &random) {
    case 0..<34: begin()
    case 34..<46:
      .goTo(ask(pager), target: target(in: pager), direction: way(), animated: animated())
    case 46..<62: .step(ask(pager), to: chance(3) ? .backward : .forward, animated: animated())
    case 62..<65: .controlTap(ask(pager), side: pick([.left, .right]))
    case 65..<67: .autoplay(newRequest())
    case 67..<77: scrub(pager)
    case 77..<87: edit(pager)
    default: surroundings()
    }
  }
}

// MARK: - Kinds

extension RandomInputs {
  private mutating func begin() -> Pager.Input {
    gestures += 1
    let extent = pick([200.0, 400, 1_024])
    live = ("\(gestures)", extent, 0)
    let presenter = pick(["a", "a", "a", "b", "m", "v", "z"])
    let touch = Pager.Touch(
      presenter: presenter,
      gid: "\(gestures)",
      extent: chance(40) ? 0 : extent,
      vector: chance(20) ? Pager.Vector(x: 10, y: 10.5) : nil
    )
    return .dragBegin(touch)
  }

  private mutating func goOn(
    _ gesture: (gid: Pager.GestureID, extent: Double, translation: Double)
  ) -> Pager.Input {
    // No pull goes farther than the one that a caught bounce is led back to.
    let reach = 1.9 * gesture.extent
    let moved = gesture.translation + number(-0.6...0.6) * gesture.extent
    let translation = chance(20) ? pick([.nan, .infinity]) : min(max(moved, -reach), reach)
    if translation.isFinite { live?.translation = translation }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: return .dragMove(gid: gesture.gid, translation: translation)
    case 6: return .dragCancel(gid: gesture.gid, reason: .touch)
    default:
      let velocity = chance(4) ? nil : number(-6...6) * gesture.extent
      return .dragEnd(gid: gesture.gid, translation: translation, velocity: velocity)
    }
  }

  private mutating func scrub(_ pager: Pager) -> Pager.Input {
    let presenter = pick(["a", "a", "b"])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .scrubBegin(presenter)
    case 1: return .scrubEnd(presenter)
    default: return .scrubTo(presenter, index: Int.random(in: -2...7, using: &random))
    }
  }

  private mutating func edit(_ pager: Pager) -> Pager.Input {
    var pages = pager.snapshot.pages
    switch Int.random(in: 0..<8, using: &random) {
    case 0: pages = newNames(pick([0, 1, 3]))
    case 1: pages.shuffle(using: &random)
    case 2: pages += pages.prefix(1)
    case 3, 4: pages.removeAll { _ in chance(3) }
    case 5: if let to = pager.snapshot.transition?.to { pages.removeAll { $0 == to } }
    default:
      pages.insert(contentsOf: newNames(1), at: Int.random(in: 0...pages.count, using: &random))
    }
    return .edit(pages, show: chance(3) && !pages.isEmpty ? pick(pages) : nil)
  }

  private mutating func surroundings() -> Pager.Input {
    let presenter = pick(["a", "b", "m", "v"])
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .lock(!chance(3))
    case 1, 2: return .lock(false)
    case 3: return .modal(chance(2))
    case 4: return .loop(chance(2))
    case 5: return .axis(pick([.horizontal, .vertical]))
    case 6: return .layoutDirection(pick([.leftToRight, .rightToLeft]))
    case 7: return .resize(presenter, extent: pick([0, 300, 400, 800, .nan]))
    case 8: return .presenterLeft(presenter)
    case 9: return .presenterJoined(presenter)
    case 10: return .requestDrive(presenter)
    case 11: return .grant(by: presenter, to: pick(["a", "b", "v"]))
    case 12: return chance(2) ? .release(presenter) : .takeOver(presenter)
    case 13 where chance(4): return .driverMode(pick([.open, .exclusive]), by: presenter)
    default: return chance(40) ? .close : .tick
    }
  }
}

// MARK: - Parts

extension RandomInputs {
  private mutating func ask(_ pager: Pager) -> Pager.Ask {
    let sender: Pager.Sender = chance(3) ? .system : .participant(pick(["a", "a", "b", "v"]))
    let expect = chance(6) ? pager.current : nil
    return Pager.Ask(newRequest(), by: sender, expect: expect)
  }

  private mutating func newRequest() -> Pager.RequestID {
    if requests == 0 || !chance(12) { requests += 1 }
    return "r\(requests)"
  }

  private mutating func target(in pager: Pager) -> Pager.Target {
    let pages = pager.snapshot.pages
    if pages.isEmpty || chance(12) { return .page("nowhere") }
    return chance(4) ? .index(Int.random(in: -1...pages.count, using: &random)) : .page(pick(pages))
  }

  private mutating func way() -> Pager.Direction? {
    chance(3) ? pick([.forward, .backward]) : nil
  }

  private mutating func animated() -> Bool { !chance(6) }

  private mutating func newNames(_ count: Int) -> [Pager.PageID] {
    names += count
    return (names - count..<names).map { "p\($0)" }
  }

  mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
