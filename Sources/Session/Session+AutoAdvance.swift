import Pager

/// Pages that turn by themselves.
extension Session {
  /// Seconds that one may come late and still count from its own time: after a longer sleep it is not
  /// made up for what would have come meanwhile.
  private static let latest = 1.0

  /// The next step, or the next page if all are shown.
  mutating func advanceByItself(due: Double, now: Double) -> [Action] {
    let time = now - due > Self.latest ? now : due
    autoAdvance.fire()
    guard let page = pager.current, step < steps(of: page) else {
      unnamedRequests += 1
      // What somebody wanted was of the page that they asked for.
      wantedStep = nil
      return drivePager(.autoplay(String(unnamedRequests)), now: time)
    }
    step += 1
    return publish([.step(page: page, step: step)], at: time)
  }

  /// Lets it follow where the session stands, and tells what is new of it.
  mutating func followAutoAdvance(at time: Double) -> [Event] {
    if hasAutoAdvance { autoAdvance.follow(stand, isHeld: isHeld, now: time) }
    let told = toldAutoAdvance
    toldAutoAdvance = Snapshot.AutoAdvance(on: autoAdvance.isOn, due: autoAdvance.due)
    return toldAutoAdvance == told ? [] : [.autoAdvance(toldAutoAdvance)]
  }

  /// Somebody has a hand on the page that is shown, or on the one that comes.
  mutating func touch(_ pages: [String?], now: Double) -> [Action] {
    guard hasAutoAdvance else { return [] }
    autoAdvance.touch(pages.compactMap(\.self))
    return publish([], at: now)
  }

  mutating func turnAutoAdvance(on: Bool, _ asker: Asker, now: Double) -> [Action] {
    autoAdvance.turn(on: on)
    return answered(publish([], at: now), asker)
  }

  /// Nil while pages move.
  private var stand: AutoAdvance.Stand? {
    guard pager.phase == .idle, let page = pager.current,
      let index = manifest.pages.firstIndex(where: { $0.id == page })
    else { return nil }
    let isEnd =
      step >= manifest.pages[index].steps
      && manifest.neighbour(of: index, .next, by: .step) == nil
    let seconds = manifest.pages[index].autoAdvance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return AutoAdvance.Stand(page: page, step: step, seconds: isEnd ? nil : seconds)
  }

  /// Nobody looks at the page, or nobody wants it to turn.
  private var isHeld: Bool {
    blackout != .none || pager.snapshot.isLocked || sheet.phase != .hidden
  }
}
