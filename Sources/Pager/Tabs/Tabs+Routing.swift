// What reaches which pager, and when.

extension Tabs {
  /// The pager that wants to be woken first; of several, that of the first tab.
  var nextDue: (tab: ID, deadline: Double)? {
    var next: (tab: ID, deadline: Double)?
    for (place, tab) in order.ids.enumerated() {
      guard let deadline = pagers[place].nextDeadline else { continue }
      if next.map({ deadline < $0.deadline }) ?? true { next = (tab, deadline) }
    }
    return next
  }

  /// Hands an input to a tab's pager, as far as one that is not shown may take it.
  mutating func route(_ input: Pager.Input, to tab: ID) {
    guard order.contains(tab) else { return rejectUnknown(input.share) }
    guard tab != selected else { return act(in: tab) { [now] in $0.handle(input, now: now) } }
    switch input.share {
    case .begin: reject(.hidden)
    case .gesture, .request, .surroundings:
      act(in: tab) { [now] in
        $0.handle(input.withoutAnimation, now: now) + $0.standStill(now: now)
      }
    }
  }

  /// Lets a pager do something, and tells what followed.
  mutating func act(in tab: ID, _ act: (inout Pager) -> [Pager.Event]) {
    guard let place = order.index(of: tab) else { return }
    for event in act(&pagers[place]) { emit(.pager(tab, event)) }
  }

  /// What goes on with a gesture whose pager is gone is stale, and no error.
  private mutating func rejectUnknown(_ share: Pager.Input.Share) {
    switch share {
    case .begin: reject(.unknownTab)
    case .request(let req): reject(.unknownTab, req: req)
    case .gesture, .surroundings: break
    }
  }
}

extension Pager {
  /// Ends at once what moves or is touched, so that nothing goes on where nobody sees it.
  ///
  /// - Returns: what followed, deadlines that were due first.
  mutating func standStill(now time: Double) -> [Event] {
    let due = handle(.tick, now: time)
    cancelGesture(.superseded)
    switch state {
    case .settling(_, let settle): state = .idle(fastForward(settle))
    case .bouncing(let current, _): rest(on: current)
    case .empty, .idle, .dragging, .scrubbing, .closed: break
    }
    return due + handle(.tick, now: time)  // which hands over what was just told
  }
}
