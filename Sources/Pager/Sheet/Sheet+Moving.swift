// The ways up and down.

extension Sheet {
  /// Lets a sheet come up, which may end right here.
  mutating func show(_ presentation: Presentation) {
    let picker = Picker(presentation, bound: bindings[presentation.key])
    emit(.willPresent(picker.id))
    guard presentation.isAnimated, let way = way(from: 1, to: 0) else { return stand(picker) }
    state = .presenting(picker, way)
  }

  /// Sends a sheet down from where it is, which may end right here.
  mutating func dismiss(_ picker: Picker, _ outcome: Outcome, then queued: Presentation? = nil) {
    emit(.willDismiss(picker.id, outcome))
    guard let way = way(from: offset(at: now), to: 1) else {
      return remove(picker, outcome, then: queued)
    }
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
  private func way(from start: Double, to end: Double) -> Pager.Motion? {
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

  private mutating func stand(_ picker: Picker) {
    state = .presented(picker)
    emit(.presented(picker.id))
  }

  private mutating func remove(_ picker: Picker, _ outcome: Outcome, then queued: Presentation?) {
    state = .hidden
    emit(.removed(picker.id, outcome))
    if let queued { show(queued) }
  }
}
