package import Screen
import Session

extension ConsoleModel {
  /// A key was pressed.
  package mutating func pressed(_ press: KeyPress, now: Double) -> [Action] {
    guard let command = keys.read(press, now: now) else { return [] }
    return carryOut(command, now: now)
  }

  private mutating func carryOut(_ command: Command, now: Double) -> [Action] {
    switch command {
    case .advance(let direction, let unit): return advance(direction, by: unit, now: now)
    case .sideways(let side, let unit):
      let isOn = (side == .right) != isRightToLeft
      return advance(isOn ? .next : .previous, by: unit, now: now)
    case .first: return goTo(1, now: now)
    case .last: return goTo(max(live?.deck.pages.count ?? 1, 1), now: now)
    case .goTo(let number): return goTo(number, now: now)
    case .cover(let value): return cover(value, now: now)
    case .timer: return toggleTimer(now: now)
    case .resetTimer:
      let isRunning = requests.isTimerRunning ?? live?.session.timer.running ?? false
      return ask(.timer(isRunning: isRunning), .timer(.reset), now: now)
    case .lock: return toggleLock(now: now)
    case .steerAlone: return toggleSteeringAlone(now: now)
    case .passLease: return passLease(now: now)
    case .takeOver: return takeOver(now: now)
    case .style: return nextStyle(now: now)
    case .skin: return nextSkin(now: now)
    case .axis: return toggleAxis(now: now)
    case .bar(let bar): return toggle(bar, now: now)
    case .dismissSheet: return dismissSheet(now: now)
    case .scrollPage(let direction): return scrollPage(direction, now: now)
    case .autoAdvance: return toggleAutoAdvance(now: now)
    case .addresses: toggleAddresses()
    case .remote: toggleRemote(now: now)
    case .help: toggleHelp()
    case .close:
      if let drag, drag.beginning != nil { return cancel(drag) }
      if let scrub, scrub.beginning != nil { return release(scrub, now: now) }
      overlay = nil
      notice = nil
    case .mouse: return toggleMouse(now: now)
    case .scroll(let count): scroll(count)
    case .suspend: return [.suspend]
    case .quit: return [.finish(.left)]
    case .nothing: break
    }
    return []
  }
}
