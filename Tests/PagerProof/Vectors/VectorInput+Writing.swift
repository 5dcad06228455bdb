import Pager

extension JSONValue {
  /// Writes an input as the vectors do.
  init(_ input: Pager.Input) {
    let (type, fields) =
      Self.gesture(input) ?? Self.request(input) ?? Self.presenter(input)
      ?? Self.surroundings(input)
    self = .object(fields.merging(["type": .string(type)]) { $1 })
  }

  private typealias Named = (type: String, fields: [String: JSONValue])

  private static func gesture(_ input: Pager.Input) -> Named? {
    switch input {
    case .dragBegin(let touch):
      let vector = touch.vector.map { JSONValue.list([.number($0.x), .number($0.y)]) } ?? .null
      return (
        "dragBegin",
        [
          "presenter": .string(touch.presenter), "gid": JSONValue(Int(touch.gid)),
          "extent": .number(touch.extent), "axisVector": vector,
        ]
      )
    case .dragMove(let gid, let translation):
      return ("dragMove", ["gid": JSONValue(Int(gid)), "translation": .number(translation)])
    case .dragEnd(let gid, let translation, let velocity):
      return (
        "dragEnd",
        [
          "gid": JSONValue(Int(gid)), "translation": .number(translation),
          "velocity": velocity.map(JSONValue.number) ?? .null,
        ]
      )
    case .dragCancel(let gid, let reason):
      return ("dragCancel", ["gid": JSONValue(Int(gid)), "reason": .string(reason.rawValue)])
    case .scrubTo(let presenter, let index):
      return ("scrubTo", ["presenter": .string(presenter), "index": JSONValue(index)])
    default: return nil
    }
  }

  private static func request(_ input: Pager.Input) -> Named? {
    switch input {
    case .goTo(let ask, let target, let direction, let animated):
      let (name, value): (String, JSONValue) =
        switch target {
        case .page(let page): ("page", .string(page))
        case .index(let index): ("index", JSONValue(index))
        }
      let way = direction.map { JSONValue.string($0 == .forward ? "forward" : "reverse") } ?? .null
      let fields = [name: value, "direction": way, "animated": .bool(animated)]
      return ("goTo", fields.merging(Self.ask(ask)) { $1 })
    case .step(let ask, let direction, let animated):
      let to = JSONValue.string(direction == .forward ? "next" : "previous")
      return ("step", ["to": to, "animated": .bool(animated)].merging(Self.ask(ask)) { $1 })
    case .controlTap(let ask, let side):
      return ("controlTap", ["side": .string(side.rawValue)].merging(Self.ask(ask)) { $1 })
    case .autoplay(let req): return ("autoplay", ["req": .string(req)])
    default: return nil
    }
  }

  private static func ask(_ ask: Pager.Ask) -> [String: JSONValue] {
    let sender =
      switch ask.by {
      case .system: "system"
      case .participant(let participant): participant
      }
    return ["req": .string(ask.req), "by": .string(sender), "expect": JSONValue(ask.expect)]
  }

  /// What is of a presenter, and says hardly more.
  private static func presenter(_ input: Pager.Input) -> Named? {
    let (type, presenter, fields): (String, Pager.Participant, [String: JSONValue])
    switch input {
    case .scrubBegin(let name): (type, presenter, fields) = ("scrubBegin", name, [:])
    case .scrubEnd(let name): (type, presenter, fields) = ("scrubEnd", name, [:])
    case .presenterJoined(let name): (type, presenter, fields) = ("presenterJoined", name, [:])
    case .presenterLeft(let name): (type, presenter, fields) = ("presenterLeft", name, [:])
    case .requestDrive(let name): (type, presenter, fields) = ("requestDrive", name, [:])
    case .release(let name): (type, presenter, fields) = ("release", name, [:])
    case .takeOver(let name): (type, presenter, fields) = ("takeOver", name, [:])
    case .grant(let name, let other):
      (type, presenter, fields) = ("grant", name, ["to": .string(other)])
    case .driverMode(let mode, let name):
      (type, presenter, fields) = ("driverMode", name, ["value": .string(mode.rawValue)])
    case .resize(let name, let extent):
      (type, presenter, fields) = ("resize", name, ["extent": .number(extent)])
    default: return nil
    }
    return (type, fields.merging(["presenter": .string(presenter)]) { $1 })
  }

  private static func surroundings(_ input: Pager.Input) -> Named {
    switch input {
    case .edit(let pages, let show):
      ("edit", ["pages": JSONValue(pages), "show": JSONValue(show)])
    case .layoutDirection(let direction):
      ("layoutDirection", ["value": .string(direction.rawValue)])
    case .axis(let axis): ("axis", ["value": .string(axis.rawValue)])
    case .loop(let on): ("loop", ["on": .bool(on)])
    case .lock(let on): ("lock", ["on": .bool(on)])
    case .modal(let on): ("modal", ["on": .bool(on)])
    case .close: ("close", [:])
    default: ("tick", [:])
    }
  }
}
