import Pager

/// Pairs of states that an exploration takes for alike, followed one step farther in each way.
///
/// Where they differed, an exploration would leave something out.
package struct Twins {
  package private(set) var pairs = 0
  package private(set) var differences: [String] = []

  private let letters: [Letter]
  private let most: Int
  private var seen: [Int: Watched] = [:]

  /// Looks for pairs in a situation, up to a number of them.
  package init(_ situation: Situation, upTo most: Int) {
    letters = situation.letters
    self.most = most
    var watched = Watched(situation.start)
    for step in situation.prelude { _ = watched.take(step) }
    var frontier = [watched]
    for depth in 1...situation.depth {
      frontier = frontier.flatMap { extend($0, depth) }
    }
  }

  /// The states that come next and are like none before.
  private mutating func extend(_ watched: Watched, _ depth: Int) -> [Watched] {
    letters.compactMap { letter in
      guard let step = letter.step(of: watched.pager, at: depth) else { return nil }
      var next = watched
      _ = next.take(step)
      guard let twin = seen.updateValue(next, forKey: next.fingerprint) else { return next }
      if pairs < most, twin.pager != next.pager { compare(twin, next) }
      return nil
    }
  }

  private mutating func compare(_ one: Watched, _ other: Watched) {
    pairs += 1
    for (place, letter) in letters.enumerated() {
      let (first, second) = (follow(letter, one), follow(letter, other))
      guard first.fingerprint == second.fingerprint,
        VectorComparison.matches(.list(first.events), .list(second.events))
      else {
        differences.append("letter \(place): \(first.events) and \(second.events)")
        return
      }
    }
  }

  private func follow(
    _ letter: Letter,
    _ watched: Watched
  ) -> (
    fingerprint: Int, events: [JSONValue]
  ) {
    guard let step = letter.step(of: watched.pager, at: 100) else { return (0, []) }
    var next = watched
    let events = next.take(step)
    return (next.fingerprint, events.map { JSONValue($0).withoutNumbers })
  }
}

extension JSONValue {
  /// Without what only counts events, transitions, edits and requests, or tells the time.
  fileprivate var withoutNumbers: JSONValue {
    guard case .object(let fields) = self else { return self }
    let counting = ["seq", "at", "tid", "start", "req", "revision"]
    return .object(fields.filter { !counting.contains($0.key) })
  }
}
