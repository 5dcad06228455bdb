import Pager
import Screen
import Session

/// What keys ask about all that lies around the pages: locks, who steers, looks, sheets.
extension ConsoleModel {
  mutating func toggleLock(now: Double) -> [Action] {
    let waiting = requests.latest { if case .lock(let on) = $0 { on } else { nil } }
    let isLocked = waiting ?? live?.session.locked ?? false
    return ask(.lock(!isLocked), .lock(!isLocked), now: now)
  }

  mutating func toggleAutoAdvance(now: Double) -> [Action] {
    guard live?.deck.hasAutoAdvance == true else {
      notice = Notice("No page of this deck turns by itself.", now: now)
      return []
    }
    let waiting = requests.latest { if case .autoAdvance(let on) = $0 { on } else { nil } }
    let isOn = waiting ?? live?.session.autoAdvance.on ?? true
    let words = isOn ? "Pages wait for you." : "Pages turn by themselves."
    let asked = ask(.autoAdvance(!isOn), .autoAdvance(!isOn), now: now)
    return announcing(words, asked, now: now)
  }

  mutating func nextStyle(now: Double) -> [Action] {
    let waiting = requests.latest { if case .style(let style) = $0 { style } else { nil } }
    let current = waiting ?? live?.session.style ?? .scroll
    let style = TransitionStyle.allCases.following(current)
    let words = style == .none ? "Pages change at once." : "Pages \(style.rawValue) from now on."
    return announcing(words, ask(.style(style), .style(style), now: now), now: now)
  }

  mutating func nextSkin(now: Double) -> [Action] {
    let waiting = requests.latest { if case .skin(let skin) = $0 { skin } else { nil } }
    let current = waiting ?? live?.session.skin ?? ""
    let skin = Snapshot.skins.following(current)
    return announcing("Viewers' skin: \(skin).", ask(.skin(skin), .skin(skin), now: now), now: now)
  }

  mutating func toggleAxis(now: Double) -> [Action] {
    let waiting = requests.latest { if case .axis(let axis) = $0 { axis } else { nil } }
    let wanted: Pager.Layout.Axis = (waiting ?? axis) == .horizontal ? .vertical : .horizontal
    let words = wanted == .vertical ? "Pages lie below each other." : "Pages lie side by side."
    return announcing(words, ask(.axis(wanted), .axis(wanted), now: now), now: now)
  }

  mutating func toggle(_ bar: Bar, now: Double) -> [Action] {
    let waiting = requests.latest { purpose -> Bool? in
      if case .chrome(bar, let hidden) = purpose { hidden } else { nil }
    }
    let isHidden = waiting ?? live?.session.chrome.hidden.contains(bar) ?? false
    let words = "Viewers \(isHidden ? "see" : "don't see") \(bar.words)."
    let asked = ask(.chrome(bar, hidden: !isHidden), .chrome(bar, hidden: !isHidden), now: now)
    return announcing(words, asked, now: now)
  }

  mutating func dismissSheet(now: Double) -> [Action] {
    guard live?.session.sheet != nil else {
      notice = Notice("There is no sheet.", now: now)
      return []
    }
    return ask(.sheet, .sheet(.cancel), now: now)
  }

  // MARK: - Who steers

  mutating func toggleSteeringAlone(now: Double) -> [Action] {
    let waiting = requests.latest { if case .driverMode(let mode) = $0 { mode } else { nil } }
    let mode = waiting ?? live?.session.driver.mode ?? .open
    let wanted: Pager.DriverMode = mode == .open ? .exclusive : .open
    return ask(.driverMode(wanted), .driverMode(wanted), now: now)
  }

  /// Asks for the lease; who holds it hands it on, or gives it back.
  mutating func passLease(now: Double) -> [Action] {
    guard let driver = live?.session.driver, driver.mode == .exclusive else {
      notice = Notice("Everyone steers; e steers alone.", now: now)
      return []
    }
    guard name != nil, driver.holder == name else {
      let asked = ask(.lease, .requestDrive, now: now)
      return driver.holder == nil ? asked : announcing("Asked to steer.", asked, now: now)
    }
    return ask(.lease, driver.pending.map { .grant(to: $0) } ?? .release, now: now)
  }

  mutating func takeOver(now: Double) -> [Action] {
    ask(.lease, .takeOver, now: now)
  }

  /// Someone may have asked for what we hold.
  mutating func driverChanged(from before: Snapshot.Driver, now: Double) {
    guard let driver = live?.session.driver, name != nil, driver.holder == name,
      let pending = driver.pending, pending != before.pending
    else { return }
    notice = Notice("\(pending.printable) asks to steer: d hands it on.", now: now, for: 10)
  }

  // MARK: -

  var axis: Pager.Layout.Axis { live?.session.layout.axis ?? .horizontal }

  /// Tells what was asked for, if it was.
  private mutating func announcing(
    _ words: String,
    _ asked: [Action],
    now: Double
  ) -> [Action] {
    if !asked.isEmpty { notice = Notice(words, now: now) }
    return asked
  }
}

extension Bar {
  var words: String {
    switch self {
    case .control: "the page control"
    case .number: "the page's number"
    case .status: "how they are connected"
    }
  }
}

extension Array where Element: Equatable {
  /// The element after one, in a circle; the first where it is not among them.
  fileprivate func following(_ element: Element) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + 1) % count]
  }
}
