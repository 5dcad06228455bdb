import Messages
import QRCode
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
    case .addresses: toggleAddresses()
    case .remote: toggleRemote(now: now)
    case .help: toggleHelp()
    case .close:
      if let drag, drag.beginning != nil { return cancel(drag) }
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

  // MARK: - Turning pages

  private mutating func advance(
    _ direction: Intent.Advance.Direction,
    by unit: Intent.Advance.Unit,
    now: Double
  ) -> [Action] {
    if let uncovering = uncover(now: now) { return uncovering }
    guard let live, let place = requests.landing ?? live.landing else {
      return ask(direction == .next ? .next : .previous, .advance(.init(to: direction)), now: now)
    }
    return ask(
      direction == .next ? .next : .previous,
      .advance(.init(to: direction, by: unit, expect: place.page)),
      landing: live.landing(from: place, direction, by: unit),
      now: now
    )
  }

  private mutating func goTo(_ number: Int, now: Double) -> [Action] {
    if let uncovering = uncover(now: now) { return uncovering }
    let landing = live?.landing(number: number)
    return ask(.goTo(number), .goTo(.init(number: number)), landing: landing, now: now)
  }

  /// A covered page is first shown again: nobody turns pages that can't be seen.
  private mutating func uncover(now: Double) -> [Action]? {
    guard (requests.blackout ?? live?.session.blackout ?? .none) != .none else { return nil }
    return ask(.blackout(.none), .blackout(.none), now: now)
  }

  private mutating func cover(_ value: Blackout, now: Double) -> [Action] {
    let current = requests.blackout ?? live?.session.blackout ?? .none
    let wanted = current == value ? Blackout.none : value
    return ask(.blackout(wanted), .blackout(wanted), now: now)
  }

  private mutating func toggleTimer(now: Double) -> [Action] {
    let isRunning = requests.isTimerRunning ?? live?.session.timer.running ?? false
    return ask(.timer(isRunning: !isRunning), .timer(isRunning ? .pause : .start), now: now)
  }

  /// Sends an intent, unless nobody is there or a held key is far ahead of the answers.
  mutating func ask(
    _ purpose: Requests.Purpose,
    _ intent: Intent,
    landing: Landing? = nil,
    now: Double
  ) -> [Action] {
    guard link.isLive else {
      notice = Notice("Not connected: nothing was sent.", .warning, now: now)
      return []
    }
    // What ends a gesture must arrive, whatever waits.
    guard !requests.isFull || purpose == .drag else { return [] }
    return [.send(.intent(req: requests.add(purpose, landing: landing), intent))]
  }

  // MARK: - What lies over the console

  /// The keys if they are shown, else the notes.
  mutating func scroll(_ count: Int) {
    if case .help(let top) = overlay {
      let hidden = KeyTable.rows.count - HelpView.rows(in: Layout(size: size, ratio: ratio).overlay)
      overlay = .help(top: min(max(top + count, 0), max(hidden, 0)))
    } else {
      notes.scroll(count)
    }
  }

  private mutating func toggleHelp() {
    if case .help = overlay {
      overlay = nil
    } else {
      overlay = .help(top: 0)
    }
  }

  private mutating func toggleAddresses() {
    if case .addresses = overlay {
      overlay = nil
    } else {
      let addresses = (backstage?.addresses ?? []).map(\.printable)
      overlay = .addresses(addresses, addresses.first.flatMap { try? QRCode($0) })
    }
  }

  private mutating func toggleRemote(now: Double) {
    if case .remote = overlay {
      overlay = nil
    } else {
      let code = backstage?.remote.flatMap { try? QRCode($0) }
      overlay = .remote(code, end: now + Overlay.remoteDuration)
    }
  }

  private mutating func toggleMouse(now: Double) -> [Action] {
    isMouseOn.toggle()
    let text =
      isMouseOn
      ? "The mouse turns pages: drag the page, click beside the current dot."
      : "The mouse selects text; m takes it back."
    notice = Notice(text, now: now)
    return [.reportMouse(isMouseOn)]
  }
}
