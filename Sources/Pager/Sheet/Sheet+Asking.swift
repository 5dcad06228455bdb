// Wishes that a sheet come or go.

extension Sheet {
  mutating func present(_ presentation: Presentation) {
    guard presentation.id != state.picker?.id, presentation.id != state.queued?.id else { return }
    switch state {
    case .hidden: show(presentation)
    case .presenting(let picker, _), .presented(let picker):
      switch configuration.policy {
      case .reject: emit(.refused(presentation.id, .alreadyPresented))
      case .replace: dismiss(picker, .replaced, then: presentation)
      }
    case .dismissing(var dismissal):
      if let older = dismissal.queued { emit(.refused(older.id, .superseded)) }
      dismissal.queued = presentation
      state = .dismissing(dismissal)
    case .closed: break
    }
  }

  mutating func cancel(_ id: ID?) {
    if let id, case .dismissing(var dismissal) = state, dismissal.queued?.id == id {
      dismissal.queued = nil
      state = .dismissing(dismissal)
      emit(.refused(id, .cancelled))
    } else if let picker = state.openPicker, id == nil || id == picker.id {
      dismiss(picker, .cancelled)
    }
  }

  mutating func presenterLeft(_ presenter: Pager.Participant) {
    guard let picker = state.openPicker, picker.owner == presenter else { return }
    dismiss(picker, .cancelled)
  }

  mutating func close() {
    if let queued = state.queued { emit(.refused(queued.id, .cancelled)) }
    if let picker = state.openPicker { emit(.willDismiss(picker.id, .closed)) }
    if let picker = state.picker { emit(.removed(picker.id, .closed)) }
    state = .closed
  }
}
