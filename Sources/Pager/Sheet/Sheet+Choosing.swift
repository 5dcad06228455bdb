// What is chosen while a sheet is there.

extension Sheet {
  mutating func select(_ value: Value) {
    changePicker { $0.select(value) }
  }

  mutating func change(items: [Value]) {
    changePicker { $0.offer(items) }
  }

  mutating func confirm() {
    guard let picker = state.openPicker else { return }
    guard let value = picker.draft else { return emit(.refused(picker.id, .noItems)) }
    if bindings.updateValue(value, forKey: picker.key) != value { emit(.bound(picker.key, value)) }
    dismiss(picker, .confirmed)
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
