import Pager

/// Where an exploration begins, with what, and how far it goes.
package struct Situation: Sendable {
  var start: Start
  var prelude: [Step] = []
  var letters = Alphabet.all
  var depth: Int

  package var name: String { start.name }

  private init(
    _ name: String,
    pages: [Pager.PageID] = ["A", "B", "C"],
    current: Pager.PageID? = "B",
    loop: Bool = false,
    isHard: Bool = false,
    inputs: [Pager.Input] = [],
    letters: [Letter] = Alphabet.all,
    depth: Int
  ) {
    var configuration = Pager.Configuration()
    configuration.loop = loop
    configuration.bounces = !isHard
    start = Start(name: name, pages: pages, current: current, configuration: configuration)
    prelude = inputs.enumerated().map { place, input in
      Step(input: input, time: Double(place + 1) * 0.05, vetoes: [])
    }
    self.letters = letters
    self.depth = depth
  }
}

extension Situation {
  /// At rest, with none to three pages, the ends joined or not; all inputs.
  package static func atRest(depth: Int) -> [Situation] {
    [false, true].flatMap { loop in
      (0...3).map { count in
        let pages = Array(["A", "B", "C"].prefix(count))
        let name = "\(count) pages\(loop ? " in a loop" : "")"
        let current = count == 3 ? "B" : pages.first
        return Situation(name, pages: pages, current: current, loop: loop, depth: depth)
      }
    }
  }

  /// In the midst of something; all inputs.
  package static func underWay(depth: Int) -> [Situation] {
    [
      Situation("dragged", inputs: drag(-120), depth: depth),
      Situation("pulled at the wall", current: "C", inputs: drag(-120), depth: depth),
      Situation(
        "pulled at a hard wall",
        current: "C",
        isHard: true,
        inputs: drag(-120),
        depth: depth
      ),
      Situation("committing", inputs: drag(-240) + [release(-240)], depth: depth),
      Situation("cancelling", inputs: drag(-120) + [release(-120)], depth: depth),
      Situation("carrying", current: "A", inputs: [step("p1"), step("p2")], depth: depth),
      Situation("caught", inputs: [step("p1"), touch], depth: depth),
      Situation(
        "caught behind rest",
        current: "A",
        inputs: [step("p1"), step("p2"), touch],
        depth: depth
      ),
      Situation("bouncing", current: "C", inputs: drag(-120) + [release(-120)], depth: depth),
      Situation("scrubbing", inputs: [.scrubBegin("a")], depth: depth),
      Situation("leased", inputs: [.driverMode(.exclusive, by: "m")], depth: depth),
      Situation("closed", inputs: [.close], depth: depth),
    ]
  }

  /// Some inputs only, and farther.
  package static func focused(shorter less: Int = 0) -> [Situation] {
    [
      Situation(
        "fingers and time",
        current: "A",
        letters: Alphabet.gestures + Alphabet.time,
        depth: 10 - less
      ),
      Situation(
        "two presenters' fingers",
        letters: Alphabet.gestures + Alphabet.secondFinger + Alphabet.time,
        depth: 9 - less
      ),
      Situation(
        "fingers in a loop of two",
        pages: ["A", "B"],
        current: "A",
        loop: true,
        letters: Alphabet.gestures + Alphabet.time,
        depth: 10 - less
      ),
      Situation(
        "requests and time",
        letters: Alphabet.requests + Alphabet.time,
        depth: 9 - less
      ),
      Situation(
        "fingers and requests",
        letters: Alphabet.gestures + Alphabet.requests + Alphabet.time,
        depth: 8 - less
      ),
      Situation(
        "fingers and edits",
        letters: Alphabet.gestures + Alphabet.edits + Alphabet.time,
        depth: 8 - less
      ),
      Situation(
        "scrubs, requests and edits",
        letters: Alphabet.scrubs + Alphabet.requests + Alphabet.edits + Alphabet.time,
        depth: 7 - less
      ),
      Situation(
        "fingers and the lease",
        inputs: [.driverMode(.exclusive, by: "m")],
        letters: Alphabet.gestures + Alphabet.secondFinger + Alphabet.presence + Alphabet.time,
        depth: 8 - less
      ),
    ]
  }

  private static let touch = Pager.Input.dragBegin(
    Pager.Touch(presenter: "a", gid: "1", extent: 400)
  )

  private static func drag(_ translation: Double) -> [Pager.Input] {
    [touch, .dragMove(gid: "1", translation: translation)]
  }

  private static func release(_ translation: Double) -> Pager.Input {
    .dragEnd(gid: "1", translation: translation, velocity: 0)
  }

  private static func step(_ req: Pager.RequestID) -> Pager.Input {
    .step(Pager.Ask(req, by: .system), to: .forward)
  }
}
