// Which tab is shown, and which there are.

extension Tabs {
  mutating func select(_ tab: ID) {
    guard order.contains(tab) else { return reject(.unknownTab) }
    guard tab != selected else { return emit(.tabReselected(tab)) }
    if let selected { act(in: selected) { [now] in $0.standStill(now: now) } }
    show(tab)
  }

  mutating func edit(_ tabs: [Tab]) {
    let old = order
    let edited = Pager.PageList(tabs.map(\.id))
    guard edited.count == tabs.count else { return reject(.duplicate) }
    guard edited != old else { return }
    for tab in old.ids where !edited.contains(tab) { close(tab) }
    pagers = tabs.map { pager(of: $0.id) ?? $0.pager }
    order = edited
    emit(.tabs(edited.ids))
    guard let selected else { return show(edited.ids.first) }
    if !edited.contains(selected) { show(old.replacement(of: selected, in: edited)) }
  }

  private mutating func show(_ tab: ID?) {
    let old = selected
    selected = tab
    emit(.tabChanged(old: old, new: tab))
  }

  /// Ends the pager of a tab that is dropped: whoever waits for an answer of it gets it.
  private mutating func close(_ tab: ID) {
    act(in: tab) { [now] in $0.handle(.close, now: now) }
  }
}
