import Pager

/// Changes of the deck while it is shown.
extension Session {
  /// Pages of the deck that are not shown.
  package var leftOut: [Manifest.Page] {
    let shown = Set(manifest.pages.map(\.id))
    return whole.pages.filter { !shown.contains($0.id) }
  }

  /// The deck was read again; pages are the same ones as before where their ids are, and what
  /// presenters made of it stays.
  package mutating func replace(_ manifest: Manifest, now: Double) -> [Action] {
    whole = manifest
    hasAutoAdvance = hasAutoAdvance || manifest.hasAutoAdvance
    return tick(now: now) + show(page: nil, now: now, isNews: true)
  }

  /// Shows some of the deck's pages, in an order of their own.
  mutating func edit(_ edit: Intent.Edit, _ asker: Asker, now: Double) -> [Action] {
    let deck = whole.pages.map(\.id)
    guard Set(deck).isSuperset(of: edit.pages) else { return refuse(.unknownPage, asker) }
    guard Set(edit.pages).count == edit.pages.count else { return refuse(.duplicate, asker) }
    arrangement = Arrangement(showing: edit.pages, of: deck)
    return answered(show(page: edit.show, now: now, isNews: false), asker)
  }

  /// Shows the deck as it is arranged now, and a page of it if one is named.
  private mutating func show(page: String?, now: Double, isNews: Bool) -> [Action] {
    manifest = whole.arranged(by: arrangement)
    wantedStep = page == nil ? nil : 0
    var effects = Effects()
    let direction = Tabs.Input.everywhere(.layoutDirection(manifest.direction.ofText))
    gather(tabs.handle(direction, now: now), &effects, asker: nil)
    let loop = Tabs.Input.everywhere(.loop(manifest.loops))
    gather(tabs.handle(loop, now: now), &effects, asker: nil)
    let edit = Pager.Input.edit(manifest.pages.map(\.id), show: page)
    gather(tabs.handle(.pager(Self.deckTab, edit), now: now), &effects, asker: nil)
    // The pages are the same, but perhaps not what is on them.
    if isNews, !effects.events.contains(where: \.isDeck) {
      effects.events.insert(.deck(manifest), at: 0)
    }
    clampSteps(&effects.events)
    return publish(effects, at: now)
  }
}

extension Event {
  fileprivate var isDeck: Bool {
    if case .deck = self { true } else { false }
  }
}
