// Who may do what, and what the host forbids.

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

  func mayDrive(_ participant: Participant) -> Bool {
    configuration.driverMode == .open || lease.holder == participant
  }

  func isVetoed(from start: PageID, to end: PageID, _ cause: Cause) -> Bool {
    vetoes.contains { $0.forbids(from: start, to: end, cause) }
  }
}
