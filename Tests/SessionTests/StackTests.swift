import Session
import Testing

@Suite("Stacks")
struct StackTests {
  /// A alone, B–D a stack, E–F another, G alone.
  private static func sample(page: String, loop: Bool = false) -> Sample {
    Sample(pages: ["A", "B", "C", "D", "E", "F", "G"].map { ($0, 0) }, page: page) { manifest in
      let stacks = [nil, 1, 1, 1, 2, 2, nil]
      for (index, stack) in stacks.enumerated() { manifest.pages[index].stack = stack }
      manifest.loop = loop ? true : nil
    }
  }

  private static func turned(
    _ direction: Intent.Advance.Direction,
    from page: String,
    loop: Bool = false
  ) -> String {
    var sample = sample(page: page, loop: loop)
    sample.ask(.advance(.init(to: direction, by: .stack)), at: 1)
    return sample.place(at: 2)
  }

  @Test(arguments: zip(["A", "B", "C", "D", "E", "F"], ["B0", "E0", "E0", "E0", "G0", "G0"]))
  func `the next one begins with its first page`(page: String, place: String) {
    #expect(Self.turned(.next, from: page) == place)
  }

  @Test(arguments: zip(["B", "D", "E", "F", "G"], ["A0", "A0", "B0", "B0", "E0"]))
  func `the one before it begins with its first page too`(page: String, place: String) {
    #expect(Self.turned(.previous, from: page) == place)
  }

  @Test func `beyond the ends there is none, unless pages go round`() {
    var last = Self.sample(page: "G")
    #expect(last.ask(.advance(.init(to: .next, by: .stack)), at: 1).refusals == ["noPage"])
    var first = Self.sample(page: "A")
    #expect(first.ask(.advance(.init(to: .previous, by: .stack)), at: 1).refusals == ["noPage"])
    #expect(Self.turned(.next, from: "G", loop: true) == "A0")
    #expect(Self.turned(.previous, from: "A", loop: true) == "G0")
  }

  @Test func `quick presses count from where the earlier ones lead`() {
    var sample = Self.sample(page: "A")
    sample.ask(.advance(.init(to: .next, by: .stack)), at: 1)
    sample.ask(.advance(.init(to: .next, by: .stack, expect: "B")), at: 1.1)
    #expect(sample.place(at: 2) == "E0")
  }

  @Test func `a page knows its place in its stack, as far as it is together`() {
    var manifest = Self.sample(page: "A").session.manifest
    #expect(manifest.placeInStack(of: 0) == nil)
    #expect(manifest.placeInStack(of: 2) ?? (0, 0) == (2, 3))
    #expect(manifest.placeInStack(of: 5) ?? (0, 0) == (2, 2))
    manifest.pages.swapAt(2, 6)
    #expect(manifest.placeInStack(of: 1) ?? (0, 0) == (1, 1))
  }
}

@Suite("A deck in a loop")
struct LoopTests {
  private static func sample(page: String) -> Sample {
    Sample(page: page) { $0.loop = true }
  }

  @Test func `the first page follows the last`() {
    var sample = Self.sample(page: "C")
    let opening = sample.ask(.advance(.init(to: .next)), at: 1).events
    guard case .will(let transition)? = opening.first else { return #expect(Bool(false)) }
    #expect(transition.direction == 1)
    #expect(sample.place(at: 2) == "A0")
    sample.ask(.advance(.init(to: .previous)), at: 3)
    #expect(sample.place(at: 4) == "C0")
  }

  @Test func `whole pages go round too, past what is of the same frame`() {
    var sample = Sample(pages: [("A", 0), ("B", 0), ("C", 0)], labels: [nil, "1", "1"], page: "B") {
      $0.loop = true
    }
    sample.ask(.advance(.init(to: .next, by: .page)), at: 1)
    #expect(sample.place(at: 2) == "A0")
  }

  @Test func `a deck that is read again may have become one, or none any more`() {
    var sample = Sample(page: "C")
    var manifest = Sample.manifest([("A", 0), ("B", 0), ("C", 0)])
    manifest.loop = true
    _ = sample.session.replace(manifest, now: 1)
    sample.ask(.advance(.init(to: .next)), at: 2)
    #expect(sample.place(at: 3) == "A0")
    manifest.loop = nil
    _ = sample.session.replace(manifest, now: 4)
    #expect(sample.ask(.advance(.init(to: .previous)), at: 5).refusals == ["noPage"])
  }
}
