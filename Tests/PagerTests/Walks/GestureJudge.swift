import Pager

/// Knows whose finger is on the pages, and who may end that (invariant 26).
struct GestureJudge {
  private var live: (gid: Pager.GestureID, owner: Pager.Participant)?

  mutating func judge(_ kind: Pager.Event.Kind, _ input: Pager.Input) -> [String] {
    switch kind {
    case .dragStarted(let gid, let owner):
      defer { live = (gid, owner) }
      return live == nil ? [] : ["invariant 26: \(gid) begins on top of another gesture"]
    case .dragCancelled(let gid, let reason):
      defer { live = nil }
      guard let live, live.gid == gid else { return ["invariant 26: \(gid) is not live"] }
      guard reason == .superseded, let sender = input.sender else { return [] }
      let mayEnd = sender == .system || sender == .participant(live.owner)
      return mayEnd ? [] : ["invariant 26: \(sender) ends the gesture of \(live.owner)"]
    default: return []
    }
  }

  /// Forgets the gesture once it was let go of, which has no event of its own.
  mutating func hear(_ phase: Pager.Phase) {
    if phase != .dragging { live = nil }
  }
}

extension Pager.Input {
  /// Who wants to move the pages by it.
  var sender: Pager.Sender? {
    switch self {
    case .dragBegin(let touch): .participant(touch.presenter)
    case .goTo(let ask, _, _, _), .step(let ask, _, _), .controlTap(let ask, _): ask.by
    case .autoplay, .edit: .system
    case .scrubBegin(let presenter): .participant(presenter)
    default: nil
    }
  }
}
