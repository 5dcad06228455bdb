package import Pager

// The same walk on other surfaces.

extension Walk {
  /// The same with other inputs.
  package func mapped(_ change: (Pager.Input) -> Pager.Input) -> Walk {
    var walk = self
    walk.steps = steps.map { Step(input: change($0.input), time: $0.time, vetoes: $0.vetoes) }
    return walk
  }

  /// The log of a row that is read in a direction.
  package func log(in direction: Pager.Layout.TextDirection) -> [Pager.Event] {
    var start = start
    start.layout = Pager.Layout(direction: direction)
    var pager = start.pager()
    return steps.flatMap { pager.take($0) }.filter { event in
      if case .layout = event.kind { false } else { true }
    }
  }
}

extension Pager.Input {
  /// The same on a surface of another size.
  package func scaled(by factor: Double) -> Pager.Input {
    switch self {
    case .dragBegin(var touch):
      touch.extent *= factor
      return .dragBegin(touch)
    case .dragMove(let gid, let translation):
      return .dragMove(gid: gid, translation: translation * factor)
    case .dragEnd(let gid, let translation, let velocity):
      let velocity = velocity.map { $0 * factor }
      return .dragEnd(gid: gid, translation: translation * factor, velocity: velocity)
    case .resize(let participant, let extent):
      return .resize(participant, extent: extent * factor)
    default: return self
    }
  }

  /// The same in a mirror.
  package var mirrored: Pager.Input {
    switch self {
    case .dragMove(let gid, let translation): .dragMove(gid: gid, translation: -translation)
    case .dragEnd(let gid, let translation, let velocity):
      .dragEnd(gid: gid, translation: -translation, velocity: velocity.map { -$0 })
    case .controlTap(let ask, let side): .controlTap(ask, side: side == .left ? .right : .left)
    default: self
    }
  }

  /// The same, or nothing where it would turn the layout.
  package var withoutLayout: Pager.Input {
    switch self {
    case .layoutDirection, .axis: .tick
    default: self
    }
  }
}
