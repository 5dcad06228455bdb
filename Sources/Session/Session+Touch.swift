import Pager

/// Fingers on the pages and on the page control: what each does is answered at once, by a refusal
/// where the pager does not take it.
extension Session {
  mutating func touch(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    let participant = asker.participant
    switch intent {
    case .dragBegin(let begin):
      return gesture(.dragBegin(participant.touch(begin)), asker, now: now)
    case .dragMove(let gid, let translation):
      let gid = participant.scoped(gid)
      return gesture(.dragMove(gid: gid, translation: translation), asker, now: now)
    case .dragEnd(let gid, let translation, let velocity):
      let gid = participant.scoped(gid)
      let end = Pager.Input.dragEnd(gid: gid, translation: translation, velocity: velocity)
      return gesture(end, asker, now: now)
    case .dragCancel(let gid):
      let gid = participant.scoped(gid)
      return gesture(.dragCancel(gid: gid, reason: .touch), asker, now: now)
    case .scrubBegin: return gesture(.scrubBegin(participant.id), asker, now: now)
    case .scrubTo(let number):
      // A finger that runs along the dots goes to pages, and nothing of them is revealed yet.
      wantedStep = 0
      let index = max(number, 1) - 1
      return gesture(.scrubTo(participant.id, index: index), asker, now: now)
    case .scrubEnd: return gesture(.scrubEnd(participant.id), asker, now: now)
    default: return []
    }
  }

  private mutating func gesture(_ input: Pager.Input, _ asker: Asker, now: Double) -> [Action] {
    let dropped = pager.dropped
    let actions = drivePager(input, now: now, asker: asker)
    guard pager.dropped == dropped || asker.req == nil else {
      return actions + refuse(.stale, asker)
    }
    return answered(actions, asker)
  }
}

extension Participant {
  fileprivate func touch(_ begin: Intent.DragBegin) -> Pager.Touch {
    let vector = begin.axisVector.flatMap { vector in
      vector.count == 2 ? Pager.Vector(x: vector[0], y: vector[1]) : nil
    }
    return Pager.Touch(
      presenter: id,
      gid: scoped(begin.gid),
      extent: begin.extent,
      vector: vector
    )
  }

  /// Gestures of different participants never share a name.
  fileprivate func scoped(_ gid: String) -> String { "\(id):\(gid)" }
}
