// What happens around the pages: locks, sheets, screens, the end.

extension Pager {
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
      end(transition, completed: false, .closed)
    }
    state = .closed(current)
    lease.graceEnd = nil
    emit(.closed)
  }
}
