import Pager

/// Requests for pages and for the steps on them.
extension Session {
  /// The settled page.
  package var page: String? { pager.current }

  /// The page on which a request that comes now would build: the one that a committing transition
  /// leads to, else the settled one.
  package var landing: String? { pager.logicalPage }

  /// Steps shown of ``landing``.
  var landingStep: Int {
    get { isCommitting ? incomingStep : step }
    set {
      if isCommitting { incomingStep = newValue } else { step = newValue }
    }
  }

  private var isCommitting: Bool { pager.outcome == .commit }

  /// Reveals come before pages, on the page where the request would land.
  mutating func advance(_ advance: Intent.Advance, _ asker: Asker, now: Double) -> [Action] {
    if advance.by ?? .step == .step, let revealed = revealed(advance.to) {
      if let reason = refusalToReveal(by: asker.participant) { return refuse(reason, asker) }
      guard advance.expect == nil || advance.expect == revealed.page else {
        return refuse(.stale, asker)
      }
      landingStep = revealed.step
      return publish([.step(page: revealed.page, step: revealed.step)], at: now) + answer(asker)
    }
    let direction: Pager.Direction = advance.to == .next ? .forward : .backward
    guard let unit = advance.by, unit != .step, let landing,
      let start = manifest.pages.firstIndex(where: { $0.id == landing })
    else { return ask(asker, advance.expect, now: now) { .step($0, to: direction) } }
    guard let place = manifest.neighbour(of: start, advance.to, by: unit) else {
      return unit == .page
        ? ask(asker, advance.expect, now: now) { .step($0, to: direction) }
        : refuse(.noPage, asker)
    }
    return ask(asker, advance.expect, now: now) {
      .goTo($0, target: .index(place), direction: direction)
    }
  }

  /// What a step on the landing page would show; nil where none is left or a finger is down.
  private func revealed(_ direction: Intent.Advance.Direction) -> (page: String, step: Int)? {
    guard canReveal, let page = landing else { return nil }
    let next = landingStep + (direction == .next ? 1 : -1)
    return (0...steps(of: page)).contains(next) ? (page, next) : nil
  }

  private var canReveal: Bool {
    switch pager.phase {
    case .idle, .settling, .bouncing: true
    case .empty, .dragging, .scrubbing, .closed: false
    }
  }

  /// What keeps a participant from turning pages keeps them from revealing.
  func refusalToReveal(by participant: Participant) -> Pager.Reason? {
    if pager.snapshot.isLocked { return .locked }
    let driver = Snapshot.Driver(pager)
    return driver.mode == .exclusive && driver.holder != participant.id ? .notDriver : nil
  }

  mutating func goTo(_ goTo: Intent.GoTo, _ asker: Asker, now: Double) -> [Action] {
    let target: Pager.Target
    if let page = goTo.page {
      target = .page(page)
    } else if let number = goTo.number {
      target = .index(number > 0 ? number - 1 : -1)
    } else {
      return refuse(.unknownPage, asker)
    }
    wantedStep = max(goTo.step ?? 0, 0)
    let page = page(target)
    let revealed = page == landing && mayReveal(goTo, asker) ? show(page, now: now) : []
    let asked = ask(asker, goTo.expect, now: now) {
      .goTo($0, target: target, animated: goTo.animated ?? true)
    }
    // A transition that is adopted by the request leads to other steps than it began with.
    return revealed + asked + (asked.holdRefusal ? [] : show(page, now: now))
  }

  private func mayReveal(_ goTo: Intent.GoTo, _ asker: Asker) -> Bool {
    canReveal && refusalToReveal(by: asker.participant) == nil
      && (goTo.expect == nil || goTo.expect == landing)
  }

  private func page(_ target: Pager.Target) -> String? {
    switch target {
    case .page(let page): page
    case .index(let index):
      manifest.pages.indices.contains(index) ? manifest.pages[index].id : nil
    }
  }

  /// Shows the wanted steps of a page that is the landing one already.
  private mutating func show(_ page: String?, now: Double) -> [Action] {
    guard let page, page == landing, let wantedStep else { return [] }
    let step = min(wantedStep, steps(of: page))
    guard step != landingStep else { return [] }
    landingStep = step
    return publish([.step(page: page, step: step)], at: now)
  }

  /// Makes a request of the pager, whose answer may come later.
  mutating func ask(
    _ asker: Asker,
    _ expect: String?,
    now: Double,
    _ input: (Pager.Ask) -> Pager.Input
  ) -> [Action] {
    unnamedRequests += 1
    let id = String(unnamedRequests)
    waiting[id] = asker
    let sender = Pager.Sender.participant(asker.participant.id)
    return drivePager(input(Pager.Ask(id, by: sender, expect: expect)), now: now)
  }
}
