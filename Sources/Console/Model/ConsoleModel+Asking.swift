import Messages
import Session

/// What keys and the mouse ask of the session.
extension ConsoleModel {
  mutating func advance(
    _ direction: Intent.Advance.Direction,
    by unit: Intent.Advance.Unit,
    now: Double
  ) -> [Action] {
    if let uncovering = uncover(now: now) { return uncovering }
    let place = place
    return ask(
      unit == .stack ? .stack : direction == .next ? .next : .previous,
      .advance(.init(to: direction, by: unit, expect: place?.page)),
      path: path(from: place, direction, by: unit),
      now: now
    )
  }

  /// Where an `advance` from a place leads.
  func path(
    from place: Landing?,
    _ direction: Intent.Advance.Direction,
    by unit: Intent.Advance.Unit
  ) -> Requests.Path {
    var end = place.flatMap { live?.landing(from: $0, direction, by: unit) }
    // Back on a page its steps are as they were if the transition away from it is turned round, and
    // anew if it has ended by then.
    if let page = end?.page, page != place?.page,
      page == live?.session.page || requests.touches(page)
    {
      end?.step = nil
    }
    return Requests.Path(start: place, end: end)
  }

  /// The place on which another request of ours would build; nil where only the server knows.
  var place: Landing? {
    switch requests.base {
    case .session: live?.landing
    case .landing(let landing): landing
    case .unknown: nil
    }
  }

  mutating func goTo(_ number: Int, now: Double) -> [Action] {
    if let uncovering = uncover(now: now) { return uncovering }
    let path = Requests.Path(start: place, end: live?.landing(number: number) ?? place)
    return ask(.goTo(number), .goTo(.init(number: number)), path: path, now: now)
  }

  /// A covered page is first shown again: nobody turns pages that can't be seen.
  private mutating func uncover(now: Double) -> [Action]? {
    guard (requests.blackout ?? live?.session.blackout ?? .none) != .none else { return nil }
    return ask(.blackout(.none), .blackout(.none), now: now)
  }

  mutating func cover(_ value: Blackout, now: Double) -> [Action] {
    let current = requests.blackout ?? live?.session.blackout ?? .none
    let wanted = current == value ? Blackout.none : value
    return ask(.blackout(wanted), .blackout(wanted), now: now)
  }

  mutating func toggleTimer(now: Double) -> [Action] {
    let isRunning = requests.isTimerRunning ?? live?.session.timer.running ?? false
    return ask(.timer(isRunning: !isRunning), .timer(isRunning ? .pause : .start), now: now)
  }

  /// Sends an intent, unless nobody is there or a held key is far ahead of the answers.
  mutating func ask(
    _ purpose: Requests.Purpose,
    _ intent: Intent,
    path: Requests.Path? = nil,
    now: Double
  ) -> [Action] {
    guard link.isLive else {
      notice = Notice("Not connected: nothing was sent.", .warning, now: now)
      return []
    }
    // What ends a gesture must arrive, whatever waits.
    guard !requests.isFull || purpose == .touch else { return [] }
    return [.send(.intent(req: requests.add(purpose, path: path), intent))]
  }
}
