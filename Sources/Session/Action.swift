/// Someone in a session, over one connection.
package struct Participant: Hashable, Sendable {
  package let id: String

  package init(_ id: String) {
    self.id = id
  }
}

/// What the session's host is to do.
package enum Action: Equatable, Sendable {
  /// Tell everyone, in order and without a gap.
  case publish(Batch)
  /// Tell everyone who keeps up.
  case move(Motion)
  /// The same for a block that is being scrolled.
  case scroll(ScrollMotion)
  /// Tell the one who asked.
  case reply(Reply, to: Participant)
}

extension [Action] {
  /// Whether something was not taken.
  var holdRefusal: Bool {
    contains { if case .reply(.refusal, _) = $0 { true } else { false } }
  }
}
