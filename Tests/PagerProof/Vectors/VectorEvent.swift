package import Pager

extension JSONValue {
  /// Writes an event as the vectors do.
  package init(_ event: Pager.Event) {
    var (type, fields) =
      Self.gesture(event.kind) ?? Self.transition(event.kind) ?? Self.rest(event.kind)
    fields["type"] = .string(type)
    fields["seq"] = JSONValue(event.seq)
    fields["at"] = .number(event.at)
    self = .object(fields)
  }

  private typealias Named = (type: String, fields: [String: JSONValue])

  private static func gesture(_ kind: Pager.Event.Kind) -> Named? {
    switch kind {
    case .dragStarted(let gid, let owner):
      ("dragStarted", ["gid": JSONValue(Int(gid)), "owner": .string(owner)])
    case .dragCancelled(let gid, let reason):
      ("dragCancelled", ["gid": JSONValue(Int(gid)), "reason": .string(reason.rawValue)])
    case .progress(let p, let tid): ("progress", ["p": .number(p), "tid": JSONValue(tid)])
    case .interrupted(let tid, let p): ("interrupted", ["tid": JSONValue(tid), "p": .number(p)])
    case .bounce(let motion): ("bounce", fields(motion, ["p0", "start", "duration"]))
    case .rest: ("rest", [:])
    case .scrubStarted(let owner): ("scrubStarted", ["owner": .string(owner)])
    case .scrubEnded: ("scrubEnded", [:])
    default: nil
    }
  }

  private static func transition(_ kind: Pager.Event.Kind) -> Named? {
    switch kind {
    case .will(let facts): ("will", fields(facts))
    case .animation(let tid, let motion, let outcome, let behind):
      (
        "animation",
        fields(motion).merging([
          "tid": JSONValue(tid), "outcome": .string(outcome.rawValue),
          "behind": JSONValue(behind),
        ]) { $1 }
      )
    case .didFinish(let facts, let completed, let finished, let reason):
      (
        "didFinish",
        fields(facts, ["tid", "from", "to"]).merging([
          "completed": .bool(completed), "finished": .bool(finished),
          "reason": JSONValue(reason?.rawValue),
        ]) { $1 }
      )
    case .pageChanged(let facts):
      (
        "pageChanged",
        fields(facts, ["tid", "direction", "cause"]).merging([
          "old": JSONValue(facts.from), "new": JSONValue(facts.to),
        ]) { $1 }
      )
    case .appearance(let page, let change):
      ("appearance", ["page": .string(page), "change": .string(change.rawValue)])
    default: nil
    }
  }

  private static func rest(_ kind: Pager.Event.Kind) -> Named {
    switch kind {
    case .control(let control): ("control", fields(control))
    case .window(let entering, let leaving):
      ("window", ["entering": JSONValue(entering), "leaving": JSONValue(leaving)])
    case .pages(let list, let revision):
      ("pages", ["list": JSONValue(list), "revision": JSONValue(revision)])
    case .completion(let req, let finished, let reached):
      ("completion", ["req": .string(req), "finished": .bool(finished), "reached": .bool(reached)])
    case .rejected(let req, let reason):
      ("rejected", ["req": JSONValue(req), "reason": .string(reason.rawValue)])
    case .driver(let holder, let pending):
      ("driver", ["holder": JSONValue(holder), "pendingRequest": JSONValue(pending)])
    case .layout(let layout): ("layout", fields(layout))
    case .locked(let on): ("locked", ["on": .bool(on)])
    case .closed: ("closed", [:])
    default: ("unwritten: \(kind)", [:])
    }
  }
}

// MARK: - Parts of events, states and snapshots

extension JSONValue {
  static func fields(_ facts: Pager.Transition) -> [String: JSONValue] {
    [
      "tid": JSONValue(facts.tid), "from": JSONValue(facts.from), "to": JSONValue(facts.to),
      "direction": JSONValue(facts.direction.rawValue), "cause": .string(facts.cause.rawValue),
    ]
  }

  static func fields(_ motion: Pager.Motion) -> [String: JSONValue] {
    [
      "p0": .number(motion.p0), "p1": .number(motion.p1), "start": .number(motion.start),
      "duration": .number(motion.duration), "curve": .string(motion.curve.rawValue),
    ]
  }

  static func fields(_ control: Pager.Control) -> [String: JSONValue] {
    [
      "count": JSONValue(control.count), "currentIndex": JSONValue(control.currentIndex),
      "hidden": .bool(control.isHidden),
    ]
  }

  static func fields(_ layout: Pager.Layout) -> [String: JSONValue] {
    [
      "axis": .string(layout.axis.rawValue), "direction": .string(layout.direction.rawValue),
    ]
  }

  static func fields(_ facts: Pager.Transition, _ names: Set<String>) -> [String: JSONValue] {
    fields(facts).filter { names.contains($0.key) }
  }

  static func fields(_ motion: Pager.Motion, _ names: Set<String>) -> [String: JSONValue] {
    fields(motion).filter { names.contains($0.key) }
  }
}
