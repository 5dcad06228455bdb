@testable import Console
import Messages
import Screen
import Session
import TestSupport
import Testing

/// The console against the session itself, with messages that are late.
@Suite("Room")
struct RoomTests {
  private static let keys: [Key] = [
    .right, .right, .right, .left, .character("]"), .character("["), .home, .end, .character("b"),
    .character("t"), .character("T"), .character("2"), .character("G"), .character("}"),
    .character("{"),
  ]

  /// Frames, stacks and a loop, in one deck or another.
  private static func change(_ deck: inout Manifest, _ random: inout SplitMix64) {
    for index in deck.pages.indices {
      deck.pages[index].label = [nil, "1", "2"].randomElement(using: &random) ?? nil
      deck.pages[index].stack = [nil, 1, 2].randomElement(using: &random) ?? nil
    }
    deck.loop = Bool.random(using: &random) ? true : nil
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `what the console knows is what the session is`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var room = Room(pages: 4, steps: { $0 % 3 }) { deck in
      Self.change(&deck, &random)
      for index in deck.pages.indices where index % 2 == 0 { deck.pages[index].autoAdvance = 1 }
    }
    var column = 20
    for _ in 0..<200 {
      switch Int.random(in: 0..<11, using: &random) {
      case 10: room.press(.character(Bool.random(using: &random) ? "d" : "u"), .control)
      case 0..<3: room.press(Self.keys.randomElement(using: &random) ?? .right)
      case 3: room.mouse(.press(.left), column: column, row: 5)
      case 4, 5:
        column = Int.random(in: 2..<34, using: &random)
        room.mouse(.drag(.left), column: column, row: 5)
      case 6: room.mouse(.release(.left), column: column, row: 5)
      case 7: _ = room.send()
      case 8: _ = room.receive()
      default: room.pass(Double.random(in: 0...0.4, using: &random))
      }
    }
    room.catchUp()
    let live = try #require(room.model.live)
    var known = live.session
    var real = room.session.snapshot(now: room.now)
    #expect(abs(live.position(at: room.now) - Self.position(real, live, room.now)) < 1e-9)
    known.transition?.p = 0
    real.transition?.p = 0
    #expect(known == real)
    #expect(live.revision == room.session.revision)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `alone, however quick, a presenter is never told that someone else was quicker`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var room = Room(pages: 5, steps: { $0 % 3 }) { Self.change(&$0, &random) }
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<2: room.press(Self.keys.randomElement(using: &random) ?? .right)
      case 2: _ = room.send()
      case 3: _ = room.receive()
      case 4: room.catchUp()
      default: room.pass(Double.random(in: 0...0.3, using: &random))
      }
    }
    #expect(!room.refusals.contains("stale"))
  }

  @Test func `as many presses as were made are as many pages`() {
    var room = Room(pages: 20) { _ in 0 }
    for _ in 0..<7 {
      room.press(.pageDown)
      room.pass(0.04)
    }
    room.catchUp()
    room.pass(2)
    room.catchUp()
    #expect(room.model.live?.session.page == "p8")
    #expect(room.refusals.isEmpty)
  }

  @Test func `a key held for three seconds goes on by no page once it is let go`() {
    var room = Room(pages: 200) { _ in 0 }
    for _ in 0..<90 {
      room.press(.pageDown)
      room.pass(1.0 / 30)
      room.catchUp()
    }
    let landing = room.model.live?.landing?.page
    room.pass(3)
    room.catchUp()
    #expect(room.model.live?.session.page == landing)
    #expect(room.refusals.isEmpty)
  }

  private static func position(_ snapshot: Snapshot, _ live: LiveSession, _ now: Double) -> Double {
    snapshot.transition?.p ?? snapshot.bounce?.position(at: now) ?? live.session.pull
  }
}
