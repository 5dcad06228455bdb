extension Sheet {
  /// What the sheet is doing, as told to observers.
  public enum Phase: String, Equatable, Sendable {
    case hidden
    case presenting
    case presented
    case dismissing
  }

  /// What the sheet is doing, with what belongs to it.
  enum State: Equatable, Sendable {
    /// Nothing is shown; next: presenting, or presented without an animation.
    case hidden
    /// On its way up; next: presented at its end, dismissing when sent away.
    case presenting(Picker, Pager.Motion)
    /// Up; next: dismissing.
    case presented(Picker)
    /// On its way down with its outcome decided; next: hidden, or the one that waits.
    case dismissing(Dismissal)
    /// Hidden for good.
    case closed

    var phase: Phase {
      switch self {
      case .hidden, .closed: .hidden
      case .presenting: .presenting
      case .presented: .presented
      case .dismissing: .dismissing
      }
    }

    /// The sheet on screen, coming or going.
    var picker: Picker? {
      switch self {
      case .hidden, .closed: nil
      case .presenting(let picker, _), .presented(let picker): picker
      case .dismissing(let dismissal): dismissal.picker
      }
    }

    /// The sheet that is up or comes up: its outcome is open.
    var openPicker: Picker? {
      switch self {
      case .presenting(let picker, _), .presented(let picker): picker
      case .hidden, .dismissing, .closed: nil
      }
    }

    var motion: Pager.Motion? {
      switch self {
      case .hidden, .presented, .closed: nil
      case .presenting(_, let motion): motion
      case .dismissing(let dismissal): dismissal.motion
      }
    }

    /// The one that waits for the end of a dismissal.
    var queued: Presentation? {
      switch self {
      case .hidden, .presenting, .presented, .closed: nil
      case .dismissing(let dismissal): dismissal.queued
      }
    }
  }

  /// A sheet that is shown.
  struct Picker: Equatable, Sendable {
    let id: ID
    let key: Key
    let owner: Pager.Participant?
    private(set) var items: [Value]
    /// What a confirm would take; nil only where nothing is offered.
    private(set) var draft: Value?

    /// The draft starts with what is bound, if that is offered.
    init(_ presentation: Presentation, bound: Value?) {
      id = presentation.id
      key = presentation.key
      owner = presentation.owner
      items = []
      draft = bound
      offer(presentation.items)
    }

    /// Offers other items; the draft stays if it is among them.
    mutating func offer(_ items: [Value]) {
      self.items = items
      draft = draft.flatMap { items.contains($0) ? $0 : nil } ?? items.first
    }

    mutating func select(_ value: Value) {
      if items.contains(value) { draft = value }
    }
  }

  /// A sheet on its way down.
  struct Dismissal: Equatable, Sendable {
    let picker: Picker
    let outcome: Outcome
    let motion: Pager.Motion
    var queued: Presentation?
  }
}
