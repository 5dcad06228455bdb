// What lies around the pages: no pager hears of it, and none can change it.

extension Tabs {
  mutating func set(skin wanted: Skin) {
    guard skins.contains(wanted) else { return reject(.unknownSkin) }
    guard wanted != skin else { return }
    skin = wanted
    emit(.skinChanged(wanted))
  }

  mutating func set(_ bar: Bar, isHidden: Bool) {
    guard hiddenBars.contains(bar) != isHidden else { return }
    if isHidden { hiddenBars.insert(bar) } else { hiddenBars.remove(bar) }
    emit(.chromeChanged(bar, isHidden: isHidden))
  }
}
