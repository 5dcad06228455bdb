import Pager

/// Scrolling what is longer than the page, for everyone.
///
/// It belongs to the page and ends with it. While it goes on it is told as motion; once it rests, or
/// before whatever comes next, the batch says it too, so that nobody misses the last of it.
extension Session {
  /// Seconds without a newer one after which scrolling rests.
  private static let rest = 0.2
  /// Numbers that a block may have.
  private static let blocks = 0..<1_000

  mutating func scroll(_ scroll: Intent.Scroll, _ asker: Asker, now: Double) -> [Action] {
    guard Self.blocks.contains(scroll.block), (0...1).contains(scroll.share) else {
      return refuse(.outOfRange, asker)
    }
    // Like a drag, of which only the begin is answered: what follows a refused one goes unheard.
    guard scroll.page == pager.current else {
      return asker.req == nil ? [] : refuse(.stale, asker)
    }
    if let reason = refusalToReveal(by: asker.participant) {
      return asker.req == nil ? [] : refuse(reason, asker)
    }
    let new = Scroll(block: scroll.block, share: scroll.share, step: step)
    // Here, since what is refused in silence can't be told apart later.
    let pages = [pager.current, landing]
    guard new != scrolls.last else { return answered([], asker) + touch(pages, now: now) }
    // Of another block the last word was not told yet.
    let told = scrolls.last?.block == new.block ? [] : publishScroll(at: now)
    scrolls.take(new)
    scrollRest = now + Self.rest
    let motion = ScrollMotion(revision: revision, block: new.block, share: new.share)
    return answered(told + [.scroll(motion)], asker) + touch(pages, now: now)
  }

  /// What batches have not said yet of scrolling, before `events`: all of it ends with the page.
  mutating func settledScroll(before events: [Event], at time: Double) -> [Event] {
    if events.contains(where: \.turnsPage) {
      scrolls = []
      scrollRest = nil
    }
    guard let rest = scrollRest, let last = scrolls.last, !events.isEmpty || rest <= time else {
      return []
    }
    scrollRest = nil
    return [.scroll(block: last.block, share: last.share)]
  }

  private mutating func publishScroll(at now: Double) -> [Action] {
    guard scrollRest != nil else { return [] }
    scrollRest = now
    return publish([], at: now)
  }
}

extension Event {
  var turnsPage: Bool {
    if case .pageChanged = self { true } else { false }
  }
}
