/// What a participant may do; each role may do all that the ones before it may.
package enum Role: String, Codable, Sendable, Comparable {
  case viewer
  /// The presenter's phone, by its link.
  case remote
  /// The owner of the session.
  case presenter

  package static func < (left: Role, right: Role) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .viewer: 0
    case .remote: 1
    case .presenter: 2
    }
  }
}

extension Intent {
  /// The least role that may ask for it: the one place where that is decided.
  package var leastRole: Role {
    switch self {
    case .advance, .goTo, .tap, .dragBegin, .dragMove, .dragEnd, .dragCancel, .scrubBegin,
      .scrubTo, .scrubEnd, .scroll, .autoAdvance, .lock, .requestDrive, .grant, .release, .style,
      .axis, .chrome, .skin, .sheet, .blackout, .timer:
      .remote
    case .edit, .driverMode, .takeOver:
      .presenter
    }
  }
}
