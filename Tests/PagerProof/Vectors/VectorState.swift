import Pager

extension JSONValue {
  /// Writes a pager's state as the vectors do.
  init(stateOf pager: Pager, isExclusive: Bool) {
    let snapshot = pager.snapshot
    var fields: [String: JSONValue] = [
      "phase": .string(snapshot.phase.rawValue),
      "current": JSONValue(snapshot.current),
      "position": .number(snapshot.position),
      "transition": Self.transition(snapshot),
      "nextDeadline": pager.nextDeadline.map(JSONValue.number) ?? .null,
      "dropped": JSONValue(pager.dropped),
    ]
    if isExclusive { fields["driver"] = JSONValue(snapshot.driver) }
    self = .object(fields)
  }

  /// Writes a snapshot as the vectors do.
  init(_ snapshot: Pager.Snapshot) {
    self = .object([
      "seq": JSONValue(snapshot.seq),
      "serverNow": .number(snapshot.now),
      "pages": JSONValue(snapshot.pages),
      "revision": JSONValue(snapshot.revision),
      "current": JSONValue(snapshot.current),
      "phase": .string(snapshot.phase.rawValue),
      "position": .number(snapshot.position),
      "transition": Self.transition(snapshot),
      "animation": snapshot.animation.map { .object(Self.fields($0)) } ?? .null,
      "bounce": snapshot.bounce.map { .object(Self.fields($0, ["p0", "start", "duration"])) }
        ?? .null,
      "control": .object(Self.fields(snapshot.control)),
      "locked": .bool(snapshot.isLocked),
      "driver": JSONValue(snapshot.driver),
      "layout": .object(Self.fields(snapshot.layout)),
    ])
  }

  /// Writes an answer as the vectors do: null while it is pending.
  init(_ answer: Pager.Answer?) {
    self =
      switch answer {
      case nil, .pending: .null
      case .completed(let finished, let reached):
        .object(["finished": .bool(finished), "reached": .bool(reached)])
      case .rejected(let reason): .object(["reason": .string(reason.rawValue)])
      }
  }

  private static func transition(_ snapshot: Pager.Snapshot) -> JSONValue {
    guard let transition = snapshot.transition else { return .null }
    var fields = fields(transition, ["tid", "from", "to", "direction"])
    fields["outcome"] = JSONValue(snapshot.outcome?.rawValue)
    return .object(fields)
  }
}
