package import Pager

/// Follows tabs, and objects to what is not allowed.
///
/// That is: skins and bars change no pager, and pagers no bar; a tab's page is not touched by selecting
/// another one; with them, that only a shown pager moves.
package struct TabsJudge {
  package private(set) var tabs: Tabs
  /// The page of each tab, as told by events.
  private var pages: [Tabs.ID: Pager.PageID?] = [:]
  private var seq = 0
  private var time = 0.0

  package init(_ tabs: Tabs) {
    self.tabs = tabs
    for tab in tabs.snapshot.tabs { pages[tab] = tabs.pager(of: tab)?.current }
  }

  /// Hands an input to the tabs, after what is due by then.
  ///
  /// - Returns: the objection to what they made of it, if there is one.
  package mutating func handle(_ input: Tabs.Input, now: Double) -> Objection? {
    if let objection = judge(tabs.handle(.tick, now: now), now) { return objection }
    let before = tabs
    if let objection = judge(tabs.handle(input, now: now), now) { return objection }
    return judgeChange(from: before, by: input) ?? judgeState()
  }

  // MARK: - Private

  private mutating func judge(_ events: [Tabs.Event], _ now: Double) -> Objection? {
    for event in events {
      guard event.seq == seq + 1 else { return Objection(.order, "a gap before \(event.seq)") }
      guard event.at >= time, event.at <= now else {
        return Objection(.order, "a time out of order")
      }
      (seq, time) = (event.seq, event.at)
      note(event.kind)
    }
    return nil
  }

  private mutating func note(_ kind: Tabs.Event.Kind) {
    switch kind {
    case .pager(let tab, let event):
      if case .pageChanged(let transition) = event.kind { pages[tab] = .some(transition.to) }
    case .tabs(let list):
      pages = pages.filter { list.contains($0.key) }
      for tab in list where pages[tab] == nil { pages[tab] = tabs.pager(of: tab)?.current }
    case .tabChanged, .tabReselected, .skinChanged, .chromeChanged, .rejected: break
    }
  }

  private func judgeChange(from before: Tabs, by input: Tabs.Input) -> Objection? {
    let survivors = Set(before.snapshot.tabs).intersection(tabs.snapshot.tabs)
    let changed = survivors.filter { tabs.pager(of: $0) != before.pager(of: $0) }
    guard changed.isSubset(of: reach(of: input, before)) else {
      return Objection(.chrome, "changed \(changed)")
    }
    let isSameChrome = tabs.skin == before.skin && tabs.hiddenBars == before.hiddenBars
    switch input {
    case .setSkin, .setChrome: return nil
    case .select:
      return isSameChrome ? judgeLeaving(before) : Objection(.chrome, "changed skin or bars")
    case .tick, .edit, .pager, .everywhere:
      return isSameChrome ? nil : Objection(.chrome, "changed skin or bars")
    }
  }

  /// The tabs whose pagers an input may change.
  private func reach(of input: Tabs.Input, _ before: Tabs) -> Set<Tabs.ID> {
    switch input {
    case .tick, .edit, .setSkin, .setChrome: []
    case .select: before.selected.map { $0 == tabs.selected ? [] : [$0] } ?? []
    case .pager(let tab, _): [tab]
    case .everywhere: Set(tabs.snapshot.tabs)
    }
  }

  private func judgeLeaving(_ before: Tabs) -> Objection? {
    guard let left = before.selected, left != tabs.selected,
      let pager = before.pager(of: left)?.snapshot
    else { return nil }
    return tabs.pager(of: left)?.current == decided(pager)
      ? nil : Objection(.tabs, "\(left) is on another page")
  }

  /// The page on which a pager will be, if nothing happens.
  private func decided(_ pager: Pager.Snapshot) -> Pager.PageID? {
    pager.outcome == .commit ? pager.transition?.to : pager.current
  }

  private func judgeState() -> Objection? {
    let list = tabs.snapshot.tabs
    guard tabs.selected.map(list.contains) ?? list.isEmpty else {
      return Objection(.tabs, "no such tab is shown")
    }
    for tab in list {
      guard let pager = tabs.pager(of: tab), pages[tab] == .some(pager.current) else {
        return Objection(.tabs, "\(tab) changed its page in silence")
      }
      if tab != tabs.selected, pager.phase != .idle, pager.phase != .empty {
        return Objection(.tabs, "\(tab) is \(pager.phase) where nobody sees it")
      }
    }
    return nil
  }
}
