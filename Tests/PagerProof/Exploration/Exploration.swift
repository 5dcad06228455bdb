import Pager

/// All sequences of letters up to a length, from one situation.
///
/// Level by level. Of two walks that lead to what goes on alike, for the pager and for the judge, only
/// the first is followed further: what the other could show, it shows.
package struct Exploration: Sendable {
  package let name: String
  package let letters: Int
  package private(set) var depth = 0
  /// States that go on differently, the first one included.
  package private(set) var states = 1
  /// Inputs that were taken and judged.
  package private(set) var transitions = 0
  package private(set) var cells = Cells()
  package private(set) var breach: Breach?

  private let start: Start
  private let alphabet: [Letter]
  private let prelude: [Step]
  private var seen: Set<Int> = []
  private var frontier: [Node] = []
  /// How each level came from the one before.
  private var levels: [[Origin]] = []

  private struct Node: Sendable {
    var watched: Watched
  }

  private struct Origin: Sendable {
    let parent: Int32
    let letter: UInt8
  }

  /// Explores a situation.
  package init(_ situation: Situation) {
    name = situation.start.name
    start = situation.start
    alphabet = situation.letters
    letters = situation.letters.count
    prelude = situation.prelude
    var watched = Watched(start)
    for step in prelude { _ = watched.take(step) }
    if let objection = watched.objections.first {
      breach = Breach(walk: Walk(start: start, steps: prelude), objections: [objection])
    }
    seen.insert(watched.fingerprint)
    frontier = [Node(watched: watched)]
    look(at: watched)
    while depth < situation.depth, breach == nil, !frontier.isEmpty {
      depth += 1
      extend(isLast: depth == situation.depth)
    }
    (frontier, seen, levels) = ([], [], [])
  }

  private mutating func extend(isLast: Bool) {
    var next: [Node] = []
    var origins: [Origin] = []
    for (place, node) in frontier.enumerated() {
      for letter in alphabet.indices {
        guard let watched = take(alphabet[letter], from: node.watched, at: place, letter),
          seen.insert(watched.fingerprint).inserted
        else { continue }
        states += 1
        look(at: watched)
        guard settles(watched, at: place, letter) else { return }
        guard !isLast else { continue }
        next.append(Node(watched: watched))
        origins.append(Origin(parent: Int32(place), letter: UInt8(letter)))
      }
      if breach != nil { return }
    }
    frontier = next
    levels.append(origins)
  }

  private mutating func take(
    _ letter: Letter,
    from watched: Watched,
    at place: Int,
    _ index: Int
  ) -> Watched? {
    guard let step = letter.step(of: watched.pager, at: prelude.count + depth) else { return nil }
    var next = watched
    let events = next.take(step)
    transitions += 1
    note(letter, step, watched.pager)
    var objections = next.objections
    if step.input == .tick, !isInsensitive(watched, step, events, next) {
      objections.append(Objection(.ticks, "a tick on the way makes a difference"))
    }
    guard objections.isEmpty else {
      fail(objections, at: place, index)
      return nil
    }
    return next
  }

  private mutating func note(_ letter: Letter, _ step: Step, _ pager: Pager) {
    guard let kind = letter.kind else { return }
    let isDue = pager.nextDeadline.map { $0 <= step.time } ?? false
    guard kind != 5 || isDue && pager.phase != .idle && pager.phase != .empty else { return }
    cells.reach(pager.phase, kind)
  }

  /// A snapshot is taken, and judged, after each input.
  private mutating func look(at watched: Watched) {
    cells.reach(watched.pager.phase, 18)
  }

  /// Whether a tick half way leads to the same.
  private func isInsensitive(
    _ watched: Watched,
    _ step: Step,
    _ events: [Pager.Event],
    _ next: Watched
  ) -> Bool {
    var pager = watched.pager
    pager.vetoes = step.vetoes
    let now = pager.snapshot.now
    let early = pager.handle(.tick, now: now + (step.time - now) / 2)
    return early + pager.handle(.tick, now: step.time) == events && pager == next.pager
  }

  /// Whether the pager comes to rest from here when nothing happens any more.
  private mutating func settles(_ watched: Watched, at place: Int, _ letter: Int) -> Bool {
    var watched = watched
    watched.rest()
    guard !watched.objections.isEmpty else { return true }
    fail(watched.objections, at: place, letter)
    return false
  }

  private mutating func fail(_ objections: [Objection], at place: Int, _ letter: Int) {
    guard breach == nil else { return }
    let walk = Walk(start: start, steps: trace(to: place, letter))
    let found = walk.breach() ?? Breach(walk: walk, objections: objections)
    breach = found.shortest
  }

  /// The steps that led to a letter after the node at a place of the present level.
  private func trace(to place: Int, _ letter: Int) -> [Step] {
    var path = [letter]
    var place = place
    for level in levels.reversed() {
      path.append(Int(level[place].letter))
      place = Int(level[place].parent)
    }
    var pager = start.pager()
    for step in prelude { _ = pager.take(step) }
    var steps = prelude
    for (index, letter) in path.reversed().enumerated() {
      guard let step = alphabet[letter].step(of: pager, at: prelude.count + index + 1) else {
        break
      }
      steps.append(step)
      _ = pager.take(step)
    }
    return steps
  }
}
