// Who is there.

extension Pager {
  mutating func presenterLeft(_ participant: Participant) {
    guard phase != .closed, !away.contains(participant) else { return }
    if roles[participant] != nil { away.insert(participant) }
    if state.owner == participant { cancelGesture(.ownerLeft) }
    if lease.holder == participant { lease.graceEnd = now + configuration.driverGrace }
    if lease.pending == participant {
      lease.pending = nil
      tellDriver()
    }
  }

  mutating func presenterJoined(_ participant: Participant) {
    guard phase != .closed else { return }
    away.remove(participant)
    if lease.holder == participant { lease.graceEnd = nil }
  }

  /// Forgets what is known of participants that the host no longer knows.
  mutating func forgetUnknown() {
    surfaces = surfaces.filter { roles[$0.key] != nil }
    away.formIntersection(roles.keys)
  }
}
