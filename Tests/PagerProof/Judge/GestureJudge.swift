import Pager

/// Knows whose finger is on the pages, who may end that, and how many pages it may turn.
struct GestureJudge {
  private var live: (gid: Pager.GestureID, owner: Pager.Participant)?
  /// How the transition that settles was decided.
  private var decided: Pager.Outcome?
  /// The transition that the latest gesture caught, or is about to.
  private var caught: (tid: Int, isDecided: Bool, isTaken: Bool)?
  /// The pages that the latest gesture may still turn.
  private var pagesLeft = 0

  mutating func judge(_ kind: Pager.Event.Kind, _ input: Pager.Input) -> [Objection] {
    switch kind {
    case .dragStarted(let gid, let owner):
      defer { live = (gid, owner) }
      take()
      return live == nil ? [] : [Objection(.owners, "\(gid) begins on top of another gesture")]
    case .dragCancelled(let gid, let reason):
      defer { live = nil }
      guard let live, live.gid == gid else { return [Objection(.owners, "\(gid) is not live")] }
      guard reason == .superseded, let sender = input.sender else { return [] }
      let mayEnd = sender == .system || sender == .participant(live.owner)
      return mayEnd ? [] : [Objection(.owners, "\(sender) ends the gesture of \(live.owner)")]
    case .animation(_, _, let outcome, _): decided = outcome
    case .interrupted(let tid, _): caught = (tid, decided == .commit, false)
    case .pageChanged(let facts) where facts.cause == .gesture || facts.tid == caught?.tid:
      pagesLeft -= 1
      if pagesLeft < 0 { return [Objection(.onePageAGesture, "one more to \(facts.to ?? "none")")] }
    default: break
    }
    return []
  }

  /// Counts anew: a fresh touch may turn a page, one that caught a decided transition that one too.
  private mutating func take() {
    if caught?.isTaken == true { caught = nil }
    caught?.isTaken = true
    pagesLeft = caught?.isDecided == true ? 2 : 1
  }

  func hash(into hasher: inout Hasher, open: Int?) {
    hasher.combine(live?.gid)
    hasher.combine(live?.owner)
    hasher.combine(pagesLeft)
    hasher.combine(caught.map { $0.tid == open })
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
