import Pager

/// The state machines that a session is made of: what they are given, and what becomes of what they
/// tell.
extension Session {
  /// The pager of the tab that is shown.
  var pager: Pager { tabs.shown }

  /// When to come again without any input; nil while everything rests.
  package var nextDeadline: Double? {
    [tabs.nextDeadline, sheet.nextDeadline, scrollRest, autoAdvance.due].compactMap(\.self).min()
  }

  /// Nothing but the time: what was due by then happens, each thing in a batch of its own time.
  package mutating func tick(now: Double) -> [Action] {
    var actions: [Action] = []
    while let deadline = nextDeadline, deadline <= now {
      actions += driveSheet(.tick, now: deadline)
      actions += drive(.tick, now: deadline)
      if let due = autoAdvance.due, due <= deadline {
        actions += advanceByItself(due: due, now: now)
      }
    }
    return actions
  }

  /// What an input causes, gathered to one batch.
  struct Effects {
    var events: [Event] = []
    var replies: [Action] = []
    /// Whether a finger moved the pages.
    var hasMoved = false
  }

  /// Gives something to the pager of the tab that is shown.
  mutating func drivePager(
    _ input: Pager.Input,
    now: Double,
    asker: Asker? = nil
  ) -> [Action] {
    drive(tabs.selected.map { .pager($0, input) } ?? .tick, now: now, asker: asker)
  }

  /// Gives the tabs an input; the asker is who hears of a refusal.
  mutating func drive(_ input: Tabs.Input, now: Double, asker: Asker? = nil) -> [Action] {
    var effects = Effects()
    gather(tabs.handle(input, now: now), &effects, asker: asker)
    return publish(effects, at: now)
  }

  /// Gives the sheet an input; while it is there, fingers stay off the pages.
  mutating func driveSheet(
    _ input: Sheet.Input,
    now: Double,
    asker: Asker? = nil
  ) -> [Action] {
    var effects = Effects()
    let before = shownSheet()
    for event in sheet.handle(input, now: now) {
      gather(event.kind, &effects, asker: asker)
      guard let isModal = event.modal else { continue }
      gather(tabs.handle(.everywhere(.modal(isModal)), now: now), &effects, asker: nil)
    }
    let after = shownSheet()
    if after != before { effects.events.append(.sheet(after)) }
    return publish(effects, at: now)
  }

  mutating func gather(_ told: [Tabs.Event], _ effects: inout Effects, asker: Asker?) {
    for event in told {
      switch event.kind {
      case .pager(let tab, let event):
        gather(event.kind, &effects, asker: asker, isShown: tab == tabs.selected)
      case .skinChanged(let skin): effects.events.append(.skin(skin))
      case .chromeChanged: effects.events.append(.chrome(chrome))
      case .rejected(let req, let reason):
        refuse(reason.rawValue, req, &effects, asker: asker)
      case .tabs, .tabChanged, .tabReselected: break
      }
    }
  }

  private mutating func gather(
    _ kind: Pager.Event.Kind,
    _ effects: inout Effects,
    asker: Asker?,
    isShown: Bool
  ) {
    switch kind {
    case .completion(let req, let finished, let reached):
      guard let asker = waiting.removeValue(forKey: req) else { return }
      effects.replies += answer(asker, finished: finished, reached: reached)
    case .rejected(let req, let reason):
      refuse(reason.rawValue, req, &effects, asker: asker)
    case .progress: effects.hasMoved = isShown
    default:
      if isShown { effects.events += translate(kind) }
    }
  }

  private mutating func gather(
    _ kind: Sheet.Event.Kind,
    _ effects: inout Effects,
    asker: Asker?
  ) {
    switch kind {
    case .bound(let key, let value): effects.events.append(.bound(key: key, value: value))
    case .removed(let id, _): offers[id] = nil
    case .refused(_, .noItems): refuse("noItems", nil, &effects, asker: asker)
    case .refused(let id, _): offers[id] = nil
    case .willPresent, .presented, .willDismiss: break
    }
  }

  private mutating func refuse(
    _ reason: String,
    _ req: Pager.RequestID?,
    _ effects: inout Effects,
    asker: Asker?
  ) {
    let waiting = req.flatMap { self.waiting.removeValue(forKey: $0) }
    guard let asker = waiting ?? asker else { return }
    effects.replies += refuse(reason, asker)
  }

  // MARK: - Telling

  /// Under a finger a batch is followed by the position: one that waited to be told is not any more.
  ///
  /// What follows from all that happens is told with it.
  mutating func publish(_ events: [Event], at time: Double) -> [Action] {
    if events.contains(where: \.turnsPage) { timer.pageTurned(now: time) }
    var told = events
    told += followAutoAdvance(at: time)
    told.insert(contentsOf: settledScroll(before: told, at: time), at: 0)
    guard !told.isEmpty else { return [] }
    revision += 1
    let batch = Action.publish(Batch(revision: revision, at: time, events: told))
    return pager.phase == .dragging ? [batch, motion(at: time)] : [batch]
  }

  mutating func publish(_ effects: Effects, at time: Double) -> [Action] {
    let published = publish(effects.events, at: time)
    let moved = published.isEmpty && effects.hasMoved ? [motion(at: time)] : []
    return published + moved + effects.replies
  }

  private func motion(at time: Double) -> Action {
    let tid = pager.snapshot.transition?.tid
    return .move(Motion(revision: revision, tid: tid, p: pager.position(at: time)))
  }
}
