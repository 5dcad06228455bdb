import Pager

extension JSONValue {
  /// Writes an event as the vectors do.
  init(_ event: Sheet.Event) {
    var fields: [String: JSONValue] =
      switch event.kind {
      case .willPresent(let id): ["type": .string("willPresent"), "id": JSONValue(Int(id))]
      case .presented(let id): ["type": .string("presented"), "id": JSONValue(Int(id))]
      case .willDismiss(let id, let outcome):
        [
          "type": .string("willDismiss"), "id": JSONValue(Int(id)),
          "outcome": .string(outcome.rawValue),
        ]
      case .removed(let id, let outcome):
        [
          "type": .string("removed"), "id": JSONValue(Int(id)),
          "outcome": .string(outcome.rawValue),
        ]
      case .refused(let id, let refusal):
        [
          "type": .string("refused"), "id": JSONValue(Int(id)),
          "reason": .string(refusal.rawValue),
        ]
      case .bound(let key, let value):
        ["type": .string("bound"), "key": .string(key), "value": .string(value)]
      }
    fields["seq"] = JSONValue(event.seq)
    fields["at"] = .number(event.at)
    self = .object(fields)
  }

  /// Writes a sheet's state as the vectors do, but for the offset.
  init(stateOf sheet: Sheet) {
    let snapshot = sheet.snapshot
    self = .object([
      "phase": .string(snapshot.phase.rawValue),
      "id": JSONValue(snapshot.id.flatMap(Int.init)),
      "draft": JSONValue(snapshot.draft),
      "bindings": .object(snapshot.bindings.mapValues(JSONValue.string)),
      "queued": JSONValue(snapshot.queued.flatMap(Int.init)),
      "nextDeadline": sheet.nextDeadline.map(JSONValue.number) ?? .null,
    ])
  }
}
