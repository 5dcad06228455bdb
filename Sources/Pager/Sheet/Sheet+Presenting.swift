// How a sheet comes, and what is chosen while it is there.

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

  mutating func select(_ value: Value) {
    changePicker { $0.select(value) }
  }

  mutating func change(items: [Value]) {
    changePicker { $0.offer(items) }
  }

  mutating func confirm() {
    guard let picker = openPicker else { return }
    guard let value = picker.draft else { return emit(.refused(picker.id, .noItems)) }
    if bindings.updateValue(value, forKey: picker.key) != value { emit(.bound(picker.key, value)) }
    dismiss(picker, .confirmed)
  }

  mutating func show(_ presentation: Presentation) {
    let picker = Picker(presentation, bound: bindings[presentation.key])
    emit(.willPresent(picker.id))
    let way = way(from: 1, to: 0)
    guard presentation.isAnimated, let way else { return stand(picker) }
    state = .presenting(picker, way)
  }

  /// Ends the way up.
  mutating func stand(_ picker: Picker) {
    state = .presented(picker)
    emit(.presented(picker.id))
  }

  /// The sheet that is up or comes up: its outcome is open.
  var openPicker: Picker? {
    switch state {
    case .presenting(let picker, _), .presented(let picker): picker
    case .hidden, .dismissing, .closed: nil
    }
  }

  private mutating func changePicker(_ change: (inout Picker) -> Void) {
    switch state {
    case .presenting(var picker, let motion):
      change(&picker)
      state = .presenting(picker, motion)
    case .presented(var picker):
      change(&picker)
      state = .presented(picker)
    case .hidden, .dismissing, .closed: break
    }
  }
}
