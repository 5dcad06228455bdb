extension Pager {
  /// The right to drive, where only one may.
  struct Lease: Equatable, Sendable {
    var holder: Participant?
    /// The latest who asked for it while it was held.
    var pending: Participant?
    /// When a holder who went away loses it.
    var graceEnd: Double?
  }
}

extension Pager {
  mutating func requestDrive(_ presenter: Participant) {
    guard isLeased else { return }
    guard isPresenter(presenter) else { return reject(.notPresenter) }
    guard lease.holder != nil else { return hand(to: presenter) }
    guard presenter != lease.holder, presenter != lease.pending else { return }
    lease.pending = presenter
    tellDriver()
  }

  mutating func grant(by granter: Participant, to presenter: Participant) {
    guard isLeased else { return }
    guard isPresenter(granter) else { return reject(.notPresenter) }
    guard granter == lease.holder else { return reject(.notDriver) }
    guard isPresenter(presenter), !away.contains(presenter) else { return reject(.notPresenter) }
    hand(to: presenter)
  }

  mutating func release(_ presenter: Participant) {
    guard isLeased else { return }
    guard isPresenter(presenter) else { return reject(.notPresenter) }
    guard presenter == lease.holder else { return reject(.notDriver) }
    hand(to: lease.pending)
  }

  mutating func takeOver(_ presenter: Participant) {
    guard isLeased else { return }
    guard isPresenter(presenter) else { return reject(.notPresenter) }
    guard roles[presenter] == .admin else { return reject(.notDriver) }
    hand(to: presenter)
  }

  mutating func change(driverMode mode: DriverMode, by presenter: Participant) {
    guard phase != .closed else { return }
    guard isPresenter(presenter) else { return reject(.notPresenter) }
    guard roles[presenter] == .admin else { return reject(.notDriver) }
    guard mode != configuration.driverMode else { return }
    configuration.driverMode = mode
    switch mode {
    case .open: lease = Lease()
    case .exclusive:
      if let owner = state.owner, owner != presenter { cancelGesture(.driverChanged) }
      lease = Lease(holder: presenter)
    }
    tellDriver()
  }

  /// The holder stayed away: the one who waits comes next.
  mutating func endGrace() {
    lease.graceEnd = nil
    hand(to: lease.pending)
  }

  private var isLeased: Bool {
    configuration.driverMode == .exclusive && phase != .closed
  }

  /// Gives the lease to another, or to nobody; the old holder's gesture ends.
  private mutating func hand(to presenter: Participant?) {
    guard presenter != lease.holder else { return }
    if let holder = lease.holder, state.owner == holder { cancelGesture(.driverChanged) }
    let isAway = presenter.map(away.contains) ?? false
    lease = Lease(
      holder: presenter,
      pending: nil,
      graceEnd: isAway ? now + configuration.driverGrace : nil
    )
    tellDriver()
  }

  mutating func tellDriver() {
    emit(.driver(holder: lease.holder, pending: lease.pending))
  }
}
