package import Pager

/// A walk of one pager: where it began, and what happened.
package struct Walk: Sendable {
  package let start: Start
  package var steps: [Step] = []

  package init(start: Start, steps: [Step]) {
    self.start = start
    self.steps = steps
  }

  /// Makes up a walk; of one that edits, every other input changes the list.
  package init(seed: UInt64, length: Int, edits: Bool = false) {
    var inputs = RandomInputs(seed: seed, edits: edits)
    start = inputs.start(named: "walk \(seed)")
    var pager = start.pager()
    var time = 0.0
    for _ in 0..<length {
      time += inputs.pause(before: pager.nextDeadline, now: time)
      _ = pager.handle(.tick, now: time)
      let vetoes = inputs.chance(20) ? inputs.vetoes(for: pager) : pager.vetoes
      let step = Step(input: inputs.next(for: pager), time: time, vetoes: vetoes)
      steps.append(step)
      _ = pager.take(step)
    }
  }

  /// The whole log, with extra ticks before each input where wanted.
  package func log(ticks: [Double] = []) -> [Pager.Event] {
    var pager = start.pager()
    var last = 0.0
    return steps.flatMap { step in
      let extra = ticks.flatMap { pager.handle(.tick, now: last + (step.time - last) * $0) }
      last = step.time
      return extra + pager.take(step)
    }
  }

  /// Walks it under the judge's eyes, to the first step that breaks a rule; nil if none does.
  package func breach() -> Breach? {
    var watched = Watched(start)
    for (place, step) in steps.enumerated() {
      _ = watched.take(step)
      if !watched.objections.isEmpty {
        return Breach(walk: upTo(place), objections: watched.objections)
      }
    }
    watched.rest()
    return watched.objections.isEmpty
      ? nil : Breach(walk: self, objections: watched.objections)
  }

  private func upTo(_ place: Int) -> Walk {
    Walk(start: start, steps: Array(steps.prefix(place + 1)))
  }
}

/// A walk whose last step breaks a rule.
package struct Breach: Error, Sendable, CustomStringConvertible {
  package let walk: Walk
  package let objections: [Objection]

  /// The same breach without the steps that it doesn't need.
  package var shortest: Breach {
    var breach = self
    var place = 0
    while place < breach.walk.steps.count {
      var walk = breach.walk
      walk.steps.remove(at: place)
      if let shorter = walk.breach(), shorter.objections.first?.invariant == rule {
        breach = shorter
      } else {
        place += 1
      }
    }
    return breach
  }

  private var rule: Invariant? { objections.first?.invariant }

  package var description: String {
    let text = objections.map(\.description).joined(separator: "\n")
    return "\(walk.start.name): \(text)\nA vector that shows it:\n\(walk.vector(about: text))"
  }
}
