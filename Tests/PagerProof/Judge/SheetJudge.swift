package import Pager

/// Follows a sheet with a model of its own, far simpler, and objects to what is not allowed.
///
/// That is the grammar of each presentation, what may change a binding, and how long a dismissal takes;
/// with them the numbering and times of events.
package struct SheetJudge {
  package private(set) var sheet: Sheet
  private let duration: Double
  private var stages: [Sheet.ID: Stage] = [:]
  private var bindings: [Sheet.Key: Sheet.Value]
  private var seq = 0
  private var time = 0.0
  private var isClosed = false

  /// Where a presentation is on its way, until it is refused or removed.
  private enum Stage: Equatable {
    case asked(isAnimated: Bool)
    case rising(since: Double, isAnimated: Bool)
    case up
    case leaving(Sheet.Outcome, since: Double, from: Double)
  }

  package init(bindings: [Sheet.Key: Sheet.Value], configuration: Sheet.Configuration) {
    sheet = Sheet(bindings: bindings, configuration: configuration)
    duration = configuration.sheetDuration
    self.bindings = bindings
  }

  /// Whether each presentation has had its one answer.
  package var isAllAnswered: Bool { stages.isEmpty }

  /// Hands an input to the sheet.
  ///
  /// - Returns: the objection to what the sheet made of it, if there is one.
  package mutating func handle(_ input: Sheet.Input, now: Double) -> Objection? {
    note(input)
    let events = sheet.handle(input, now: now)
    for event in events {
      if let objection = judge(event, input, now) { return objection }
    }
    return judgeState(now)
  }

  // MARK: - Private

  /// After its end a sheet owes no answer.
  private mutating func note(_ input: Sheet.Input) {
    if case .present(let presentation) = input, !isClosed {
      stages[presentation.id] = .asked(isAnimated: presentation.isAnimated)
    }
    if input == .close { isClosed = true }
  }

  private mutating func judge(
    _ event: Sheet.Event,
    _ input: Sheet.Input,
    _ now: Double
  ) -> Objection? {
    guard event.seq == seq + 1 else { return Objection(.order, "a gap before \(event.seq)") }
    guard event.at >= time, event.at <= now else { return Objection(.order, "a time out of order") }
    (seq, time) = (event.seq, event.at)
    switch event.kind {
    case .willPresent(let id): return begin(id)
    case .presented(let id): return arrive(id)
    case .willDismiss(let id, let outcome): return leave(id, outcome, input)
    case .removed(let id, let outcome): return end(id, outcome, input)
    case .refused(let id, let refusal): return refuse(id, refusal, input)
    case .bound(let key, let value): return bind(key, value, input, now)
    }
  }

  private mutating func begin(_ id: Sheet.ID) -> Objection? {
    guard case .asked(let isAnimated) = stages[id] else {
      return Objection(.sheetGrammar, "\(id) comes unasked")
    }
    guard shown == nil else {
      return Objection(.sheetGrammar, "\(id) comes while another one is there")
    }
    stages[id] = .rising(since: time, isAnimated: isAnimated)
    return nil
  }

  private mutating func arrive(_ id: Sheet.ID) -> Objection? {
    guard case .rising(let since, let isAnimated) = stages[id] else {
      return Objection(.sheetGrammar, "\(id) is up unasked")
    }
    guard isClose(time, since + (isAnimated ? duration : 0)) else {
      return Objection(.sheetDurations, "\(id) is up early")
    }
    stages[id] = .up
    return nil
  }

  private mutating func leave(
    _ id: Sheet.ID,
    _ outcome: Sheet.Outcome,
    _ input: Sheet.Input
  ) -> Objection? {
    guard shown == id, let offset = offset(at: time) else {
      return Objection(.sheetGrammar, "\(id) leaves from nowhere")
    }
    if case .leaving = stages[id] { return Objection(.sheetGrammar, "\(id) leaves twice") }
    if outcome == .confirmed, input != .confirm {
      return Objection(.sheetGrammar, "confirmed by \(input)")
    }
    stages[id] = .leaving(outcome, since: time, from: offset)
    return nil
  }

  private mutating func end(
    _ id: Sheet.ID,
    _ outcome: Sheet.Outcome,
    _ input: Sheet.Input
  ) -> Objection? {
    guard case .leaving(let decided, let since, let from) = stages[id] else {
      return Objection(.sheetGrammar, "\(id) is removed without a dismissal")
    }
    stages[id] = nil
    if outcome == .closed {
      return input == .close ? nil : Objection(.sheetGrammar, "closed by \(input)")
    }
    guard outcome == decided else {
      return Objection(.sheetGrammar, "\(id) was \(decided), then \(outcome)")
    }
    return isClose(time - since, duration * (1 - from))
      ? nil : Objection(.sheetDurations, "\(id) took \(time - since)")
  }

  private mutating func refuse(
    _ id: Sheet.ID,
    _ refusal: Sheet.Refusal,
    _ input: Sheet.Input
  ) -> Objection? {
    if refusal == .noItems {
      return shown == id && input == .confirm
        ? nil : Objection(.sheetGrammar, "nothing to confirm in \(id)")
    }
    guard case .asked = stages[id] else { return Objection(.sheetGrammar, "\(id) is refused late") }
    stages[id] = nil
    return nil
  }

  private mutating func bind(
    _ key: Sheet.Key,
    _ value: Sheet.Value,
    _ input: Sheet.Input,
    _ now: Double
  ) -> Objection? {
    guard input == .confirm, time == now else {
      return Objection(.sheetBindings, "\(input) bound \(key)")
    }
    guard bindings.updateValue(value, forKey: key) != value else {
      return Objection(.sheetBindings, "\(key) bound to the same")
    }
    return nil
  }

  private mutating func judgeState(_ now: Double) -> Objection? {
    time = now
    let snapshot = sheet.snapshot
    guard snapshot.bindings == bindings else {
      return Objection(.sheetBindings, "bindings changed: \(snapshot.bindings)")
    }
    guard snapshot.queued.map({ [$0] }) ?? [] == waiting else {
      return Objection(.sheetGrammar, "waiting: \(waiting)")
    }
    guard snapshot.id == shown else {
      return Objection(.sheetGrammar, "\(snapshot.id ?? "nothing") is shown")
    }
    guard isClose(snapshot.offset, offset(at: now) ?? 1) else {
      return Objection(.sheetGrammar, "offset \(snapshot.offset)")
    }
    let isMoving = snapshot.phase == .presenting || snapshot.phase == .dismissing
    guard (sheet.nextDeadline != nil) == isMoving else {
      return Objection(.deadlines, "a deadline in \(snapshot.phase)")
    }
    guard sheet.nextDeadline.map({ $0 > now }) ?? true else {
      return Objection(.deadlines, "an overdue deadline")
    }
    return nil
  }

  /// The presentations that are neither shown nor answered.
  private var waiting: [Sheet.ID] {
    stages.compactMap { id, stage in
      if case .asked = stage { id } else { nil }
    }
  }

  /// The presentation on screen.
  private var shown: Sheet.ID? {
    stages.first { entry in
      switch entry.value {
      case .rising, .up, .leaving: true
      case .asked: false
      }
    }?.key
  }

  private func offset(at time: Double) -> Double? {
    guard let shown else { return nil }
    switch stages[shown] {
    case .rising(let since, let isAnimated):
      return isAnimated && duration > 0 ? max(1 - (time - since) / duration, 0) : 0
    case .up: return 0
    case .leaving(_, let since, let from):
      return duration > 0 ? min(from + (time - since) / duration, 1) : 1
    case .asked, nil: return nil
    }
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-9
  }
}
