// How a sheet goes.

extension Sheet {
  mutating func cancel(_ id: ID?) {
    if let id, case .dismissing(var dismissal) = state, dismissal.queued?.id == id {
      dismissal.queued = nil
      state = .dismissing(dismissal)
      emit(.refused(id, .cancelled))
    } else if let picker = openPicker, id == nil || id == picker.id {
      dismiss(picker, .cancelled)
    }
  }

  mutating func presenterLeft(_ presenter: Pager.Participant) {
    guard let picker = openPicker, picker.owner == presenter else { return }
    dismiss(picker, .cancelled)
  }

  mutating func close() {
    if let queued = state.queued { emit(.refused(queued.id, .cancelled)) }
    if let picker = openPicker { emit(.willDismiss(picker.id, .closed)) }
    if let picker = state.picker { emit(.removed(picker.id, .closed)) }
    state = .closed
  }

  /// Sends a sheet down from where it is, which may end right here.
  mutating func dismiss(_ picker: Picker, _ outcome: Outcome, then queued: Presentation? = nil) {
    let way = way(from: offset(at: now), to: 1)
    emit(.willDismiss(picker.id, outcome))
    guard let way else { return remove(picker, outcome, then: queued) }
    state = .dismissing(
      Dismissal(picker: picker, outcome: outcome, motion: way, queued: queued)
    )
  }

  /// Does what is due at the end of a way.
  mutating func arrive() {
    switch state {
    case .presenting(let picker, _): stand(picker)
    case .dismissing(let dismissal):
      remove(dismissal.picker, dismissal.outcome, then: dismissal.queued)
    case .hidden, .presented, .closed: break
    }
  }

  /// The run between two offsets, at the speed of the whole way; nil if it is not worth one.
  func way(from start: Double, to end: Double) -> Pager.Motion? {
    let distance = (end - start).magnitude
    let duration = configuration.sheetDuration * distance
    guard distance > Pager.Tolerance.distance, duration > 0 else { return nil }
    return Pager.Motion(
      p0: start,
      p1: end,
      start: now,
      duration: duration,
      curve: configuration.sheetCurve
    )
  }

  private mutating func remove(_ picker: Picker, _ outcome: Outcome, then queued: Presentation?) {
    state = .hidden
    emit(.removed(picker.id, outcome))
    if let queued { show(queued) }
  }
}
