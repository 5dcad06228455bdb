import Pager

/// The right to steer, where only one may.
extension Session {
  mutating func lease(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    let name = asker.participant.id
    switch intent {
    case .driverMode(let mode):
      return lease(.driverMode(mode, by: name), asker, now: now) { $0.mode == mode }
    case .requestDrive:
      return lease(.requestDrive(name), asker, now: now) { $0.holder == name }
    case .grant(let other):
      return lease(.grant(by: name, to: other), asker, now: now) { $0.holder == other }
    case .release:
      return lease(.release(name), asker, now: now) { $0.holder != name }
    case .takeOver:
      return lease(.takeOver(name), asker, now: now) { $0.holder == name }
    default: return []
    }
  }

  private mutating func lease(
    _ input: Pager.Input,
    _ asker: Asker,
    now: Double,
    isReached: (Snapshot.Driver) -> Bool
  ) -> [Action] {
    let actions = drive(.everywhere(input), now: now, asker: asker)
    return answered(actions, asker, reached: isReached(Snapshot.Driver(pager)))
  }
}
