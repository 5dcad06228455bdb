extension [Interface] {
  /// Hosts for a URL, the one that a phone in the room can most likely reach first.
  ///
  /// Link-local addresses and the loopback are left out unless there is nothing else. Those of IPv6
  /// that are link-local are left out always: they need a zone, which browsers refuse.
  package var hosts: [String] {
    let ranked = filter { $0.isUp && !$0.isOnlyForNeighbours }
      .enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    let usable = ranked.filter { $0.reach != .linkLocal && $0.reach != .loopback }
    return (usable.isEmpty ? ranked : usable).map(\.address.host)
  }
}

extension Interface {
  /// Less is better: whom it reaches, then whether it leads on, then the family that all know.
  fileprivate var rank: Int {
    let family =
      switch address {
      case .v4: 0
      case .v6: 1
      }
    return reach.rawValue * 4 + (hasDefaultRoute ? 0 : 2) + family
  }

  fileprivate var isOnlyForNeighbours: Bool {
    switch address {
    case .v4: false
    case .v6: reach == .linkLocal
    }
  }
}
