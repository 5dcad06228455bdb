// What happens around the pages: roles, locks, sheets, screens, the end.

extension Pager {
  func isPresenter(_ participant: Participant) -> Bool {
    switch roles[participant] {
    case .presenter, .admin: true
    case .viewer, nil: false
    }
  }

  /// What keeps a presenter from touching pages or page control.
  func refusalOfGesture(by presenter: Participant) -> Reason? {
    switch state {
    case .closed: return .closed
    case .empty: return .empty
    case .idle, .dragging, .settling, .bouncing, .scrubbing: break
    }
    if isLocked { return .locked }
    if isModal { return .modal }
    guard mayDrive(presenter) else { return .notDriver }
    if let owner = state.owner, owner != presenter { return .busy }
    return nil
  }

  mutating func lock(_ on: Bool) {
    guard phase != .closed, on != isLocked else { return }
    isLocked = on
    if on { cancelGesture(.locked) }
    emit(.locked(on))
  }

  mutating func modal(_ on: Bool) {
    guard phase != .closed, on != isModal else { return }
    isModal = on
    if on { cancelGesture(.modal) }
  }

  mutating func loop(_ on: Bool) {
    guard phase != .closed, on != configuration.loop else { return }
    configuration.loop = on
    tellWindow(around: current)
    lookAgain { $0 == .wall }
  }

  mutating func change(layout changed: Layout) {
    guard phase != .closed else { return reject(.closed) }
    guard changed != layout else { return }
    layout = changed
    if case .dragging(let current, let drag) = state { cancel(drag, on: current, .axisChanged) }
    emit(.layout(layout))
  }

  mutating func resize(_ participant: Participant, _ extent: Double) {
    guard phase != .closed else { return reject(.closed) }
    guard isPresenter(participant) else { return }
    let size = extent.isFinite ? max(extent, 0) : 0
    guard surfaces.updateValue(size, forKey: participant) != size else { return }
    if case .dragging(let current, var drag) = state, drag.owner == participant, size > 0 {
      drag.resize(to: size)
      state = .dragging(current, drag)
    }
    emit(.layout(layout))
  }

  mutating func close() {
    guard phase != .closed else { return }
    if case .dragging(_, let drag) = state {
      emit(.dragCancelled(gid: drag.gid, reason: .closed))
    }
    if let transition = state.transition {
      end(transition, completed: false, finished: false, .closed)
    }
    state = .closed(current)
    lease.graceEnd = nil
    emit(.closed)
  }

  /// Forgets what is known of participants that the host no longer knows.
  mutating func forgetUnknown() {
    surfaces = surfaces.filter { roles[$0.key] != nil }
    away.formIntersection(roles.keys)
  }
}
