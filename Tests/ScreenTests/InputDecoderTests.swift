import Screen
import TestSupport
import Testing

@Suite("InputDecoder")
struct InputDecoderTests {
  @Test func `there are vectors`() {
    #expect(KeyVector.all.count > 80)
  }

  @Test(arguments: KeyVector.all)
  func `bytes that come together mean what the vector says`(_ vector: KeyVector) {
    let parts = vector.arrivals.split(separator: nil, omittingEmptySubsequences: false)
    #expect(Self.decode(parts.map { [$0.compactMap { $0 }] }) == vector.events)
  }

  @Test(arguments: KeyVector.all)
  func `bytes that come one by one mean the same`(_ vector: KeyVector) {
    let parts = vector.arrivals.split(separator: nil, omittingEmptySubsequences: false)
    #expect(Self.decode(parts.map { $0.map { [$0].compactMap { $0 } } }) == vector.events)
  }

  @Test func `an escape is no key before its time is over`() {
    var decoder = InputDecoder()
    #expect(decoder.nextDeadline == nil)
    #expect(decoder.decode([0x1B], at: 10).isEmpty)
    #expect(decoder.nextDeadline == 10.05)
    #expect(decoder.expire(at: 10.04).isEmpty)
    #expect(decoder.expire(at: 10.05) == [.key(KeyPress(.escape))])
    #expect(decoder.nextDeadline == nil)
  }

  @Test func `a paste that never ends is given up after a silent second`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~qqq".utf8), at: 0).isEmpty)
    #expect(decoder.decode(Array("qqq".utf8), at: 0.9).isEmpty)
    #expect(decoder.expire(at: 1.8).isEmpty)
    #expect(decoder.decode(Array("q".utf8), at: 1.85).isEmpty)
    #expect(decoder.expire(at: 2.85).isEmpty)
    #expect(decoder.decode(Array("q".utf8), at: 3) == [.key(KeyPress(.character("q")))])
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `whatever arrives, a key afterwards is understood`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = InputDecoder()
    let likely = Array("\u{1B}\u{1B}\u{1B}[[[O<;;0123456789~MmuABCD".utf8)
    for _ in 0..<2_000 {
      let byte =
        Bool.random(using: &random)
        ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      _ = decoder.decode([byte], at: 0)
    }
    _ = decoder.expire(at: 2)
    #expect(decoder.decode(Array("\u{1B}[C".utf8), at: 3) == [.key(KeyPress(.right))])
  }

  /// Feeds parts that come within a moment, with a pause between the outer ones.
  private static func decode(_ parts: [[[UInt8]]]) -> String {
    var decoder = InputDecoder()
    var now = 0.0
    var events: [InputEvent] = []
    for (index, part) in parts.enumerated() {
      for bytes in part {
        now += 0.001
        events += decoder.decode(bytes, at: now)
      }
      if index < parts.count - 1 {
        now += 5
        events += decoder.expire(at: now)
      }
    }
    return events.map(\.vector).joined(separator: " ")
  }
}
