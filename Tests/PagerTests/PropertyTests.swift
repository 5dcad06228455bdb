import Pager
import PagerProof
import TestSupport
import Testing

@Suite("Laws of whole runs")
struct PropertyTests {
  private static let seeds: Range<UInt64> = 0..<40

  private static func pager(_ count: Int, loop: Bool = false) -> Pager {
    var configuration = Pager.Configuration()
    configuration.loop = loop
    return Pager(
      pages: (0..<count).map { "p\($0)" },
      configuration: configuration,
      roles: ["a": .presenter]
    )
  }

  @Test(arguments: seeds, [false, true])
  func `each flick moves one page, at any rhythm`(_ seed: UInt64, _ loop: Bool) {
    var random = SplitMix64(seed: seed)
    let flicks = Int.random(in: 1...6, using: &random)
    var pager = Self.pager(4, loop: loop)
    var time = 0.0
    for flick in 0..<flicks {
      time += Double.random(in: 0...0.4, using: &random)
      let touch = Pager.Touch(presenter: "a", gid: "\(flick)", extent: 400)
      _ = pager.handle(.dragBegin(touch), now: time)
      time += 0.02
      _ = pager.handle(.dragMove(gid: "\(flick)", translation: -60), now: time)
      time += 0.02
      let end = Pager.Input.dragEnd(gid: "\(flick)", translation: -120, velocity: -2_000)
      _ = pager.handle(end, now: time)
    }
    _ = pager.handle(.tick, now: time + 10)
    #expect(pager.current == "p\(loop ? flicks % 4 : min(flicks, 3))")
  }

  @Test(arguments: seeds, [false, true])
  func `each accepted step moves one page, at any rhythm`(_ seed: UInt64, _ loop: Bool) {
    var random = SplitMix64(seed: seed)
    var pager = Self.pager(4, loop: loop)
    var time = 0.0
    var accepted = 0
    for step in 0..<Int.random(in: 1...9, using: &random) {
      time += Double.random(in: 0...0.4, using: &random)
      let input = Pager.Input.step(Pager.Ask("\(step)", by: .system), to: .forward)
      accepted += pager.handle(input, now: time).contains(where: \.isRejection) ? 0 : 1
    }
    _ = pager.handle(.tick, now: time + 10)
    #expect(pager.current == "p\(loop ? accepted % 4 : accepted)")
    #expect(accepted <= 3 || loop)
  }

  @Test(arguments: seeds)
  func `in a loop of two, transitions go the way that was asked for`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var pager = Self.pager(2, loop: true)
    var time = 0.0
    for step in 0..<12 {
      time += Double.random(in: 0...0.4, using: &random)
      let asked: Pager.Direction = Bool.random(using: &random) ? .forward : .backward
      let events = pager.handle(.step(Pager.Ask("\(step)", by: .system), to: asked), now: time)
      let opened = events.compactMap { event in
        if case .will(let facts) = event.kind { facts.direction } else { nil }
      }
      #expect(opened.isEmpty || opened == [asked])
    }
  }

  /// What scales or mirrors a surface must not show in what the pager says.
  @Test(arguments: seeds)
  func `only pages count, not pixels`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 80)
    let (log, tripled) = (walk.log(), walk.mapped { $0.scaled(by: 3) }.log())
    #expect(log.count == tripled.count)
    for (event, other) in zip(log, tripled) {
      #expect(VectorComparison.matches(JSONValue(event), JSONValue(other)))
    }
  }

  @Test(arguments: seeds)
  func `right to left is left to right in a mirror`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 80).mapped { $0.withoutLayout }
    let mirrored = walk.mapped { $0.mirrored }
    #expect(walk.log(in: .leftToRight) == mirrored.log(in: .rightToLeft))
  }

  @Test(arguments: seeds)
  func `a newcomer who missed the beginning draws what all others draw`(_ seed: UInt64) {
    let walk = Walk(seed: seed, length: 80)
    var pager = walk.start.pager()
    var observers: [Observer] = []
    for step in walk.steps {
      observers.append(Observer(pager.snapshot))
      for event in pager.take(step) {
        for place in observers.indices { observers[place].hear(event) }
      }
    }
    let rest = pager.handle(.tick, now: pager.snapshot.now + 20)
    for var observer in observers {
      for event in rest { observer.hear(event) }
      #expect(observer.differences(from: pager.snapshot, tolerance: 1e-6).isEmpty)
    }
  }
}
