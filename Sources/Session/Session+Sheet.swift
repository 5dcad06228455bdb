import Pager

/// The modal sheet.
extension Session {
  /// What one sheet may offer, and how long a name may be; all of it is in each snapshot.
  private static let mostItems = 100
  private static let longestName = 200
  /// What may be bound.
  private static let mostKeys = 64

  mutating func take(_ action: Intent.SheetAction, _ asker: Asker, now: Double) -> [Action] {
    let isOpen = sheet.phase == .presenting || sheet.phase == .presented
    switch action {
    case .present(let offer): return present(offer, asker, now: now)
    case .select(let value):
      let actions = driveSheet(.select(value), now: now, asker: asker)
      return answered(actions, asker, reached: isOpen && sheet.snapshot.draft == value)
    case .confirm:
      return answered(driveSheet(.confirm, now: now, asker: asker), asker, reached: isOpen)
    case .cancel:
      return answered(driveSheet(.cancel(nil), now: now, asker: asker), asker, reached: isOpen)
    }
  }

  private mutating func present(
    _ offer: Intent.SheetOffer,
    _ asker: Asker,
    now: Double
  ) -> [Action] {
    let names = [offer.id, offer.title, offer.key] + offer.items.flatMap { [$0.id, $0.title] }
    guard offer.items.count <= Self.mostItems,
      names.allSatisfy({ $0.utf8.count <= Self.longestName }),
      sheet.bindings[offer.key] != nil || sheet.bindings.count < Self.mostKeys
    else { return refuse(.outOfRange, asker) }
    let items = offer.items.map(\.id)
    guard offers[offer.id] == nil, Set(items).count == items.count else {
      return refuse(.duplicate, asker)
    }
    offers[offer.id] = offer
    let presentation = Sheet.Presentation(id: offer.id, key: offer.key, items: items)
    return answered(driveSheet(.present(presentation), now: now, asker: asker), asker)
  }

  /// The sheet on screen; its offset is that at the begin of its run, wherever it is by now.
  func shownSheet() -> Snapshot.Sheet? {
    let state = sheet.snapshot
    guard let offer = state.id.flatMap({ offers[$0] }), let phase = state.phase.ofShown else {
      return nil
    }
    return Snapshot.Sheet(
      id: offer.id,
      title: offer.title,
      key: offer.key,
      items: offer.items,
      draft: state.draft,
      phase: phase,
      offset: state.motion?.p0 ?? state.offset,
      animation: state.motion.map {
        Snapshot.Sheet.Run(from: $0.p0, to: $0.p1, start: $0.start, duration: $0.duration)
      }
    )
  }
}

extension Sheet.Phase {
  fileprivate var ofShown: Snapshot.Sheet.Phase? {
    switch self {
    case .hidden: nil
    case .presenting: .presenting
    case .presented: .presented
    case .dismissing: .dismissing
    }
  }
}
