import Pager

extension Pager.Input {
  /// Reads an input as the vectors write it; a snapshot is a tick that is looked at afterwards.
  init?(vector: JSONValue) {
    guard let input = Self.gesture(vector) ?? Self.request(vector) ?? Self.surroundings(vector)
    else { return nil }
    self = input
  }

  private static func gesture(_ vector: JSONValue) -> Self? {
    let presenter = vector["presenter"].string ?? ""
    let gid = vector["gid"].int.map(String.init) ?? ""
    let translation = vector["translation"].number ?? 0
    switch vector["type"].string {
    case "dragBegin":
      let axis = vector["axisVector"].list?.compactMap(\.number)
      return .dragBegin(
        Pager.Touch(
          presenter: presenter,
          gid: gid,
          extent: vector["extent"].number ?? 0,
          vector: axis.flatMap { $0.count == 2 ? Pager.Vector(x: $0[0], y: $0[1]) : nil }
        )
      )
    case "dragMove": return .dragMove(gid: gid, translation: translation)
    case "dragEnd":
      return .dragEnd(gid: gid, translation: translation, velocity: vector["velocity"].number)
    case "dragCancel":
      return vector["reason"].string.flatMap(Pager.Reason.init).map {
        .dragCancel(gid: gid, reason: $0)
      }
    case "scrubBegin": return .scrubBegin(presenter)
    case "scrubTo": return vector["index"].int.map { .scrubTo(presenter, index: $0) }
    case "scrubEnd": return .scrubEnd(presenter)
    default: return nil
    }
  }

  private static func request(_ vector: JSONValue) -> Self? {
    let ask = Pager.Ask(
      vector["req"].string ?? "",
      by: Pager.Sender(vector: vector["by"]),
      expect: vector["expect"].string
    )
    let animated = vector["animated"].bool ?? true
    switch vector["type"].string {
    case "goTo":
      let target =
        vector["page"].string.map(Pager.Target.page) ?? vector["index"].int.map(Pager.Target.index)
      return target.map {
        .goTo(ask, target: $0, direction: direction(vector["direction"]), animated: animated)
      }
    case "step":
      let direction: Pager.Direction =
        vector["to"].string == "next" ? .forward : .backward
      return .step(ask, to: direction, animated: animated)
    case "controlTap":
      return vector["side"].string.flatMap(Pager.ControlSide.init).map {
        .controlTap(ask, side: $0)
      }
    case "autoplay": return .autoplay(ask.req)
    default: return nil
    }
  }

  private static func surroundings(_ vector: JSONValue) -> Self? {
    let presenter = vector["presenter"].string ?? ""
    let on = vector["on"].bool ?? false
    let value = vector["value"].string ?? ""
    switch vector["type"].string {
    case "tick", "snapshot": return .tick
    case "edit": return .edit(vector["pages"].strings ?? [], show: vector["show"].string)
    case "resize": return .resize(presenter, extent: vector["extent"].number ?? 0)
    case "layoutDirection":
      return Pager.Layout.TextDirection(rawValue: value).map { .layoutDirection($0) }
    case "axis": return Pager.Layout.Axis(rawValue: value).map { .axis($0) }
    case "loop": return .loop(on)
    case "lock": return .lock(on)
    case "modal": return .modal(on)
    case "presenterJoined": return .presenterJoined(presenter)
    case "presenterLeft": return .presenterLeft(presenter)
    case "requestDrive": return .requestDrive(presenter)
    case "grant": return .grant(by: presenter, to: vector["to"].string ?? "")
    case "release": return .release(presenter)
    case "takeOver": return .takeOver(presenter)
    case "driverMode":
      return Pager.DriverMode(rawValue: value).map { .driverMode($0, by: presenter) }
    case "close": return .close
    default: return nil
    }
  }

  private static func direction(_ name: JSONValue) -> Pager.Direction? {
    switch name.string {
    case "forward": .forward
    case "reverse": .backward
    default: nil
    }
  }
}

extension Pager.Sender {
  init(vector: JSONValue) {
    let name = vector.string ?? ""
    self = name == "system" ? .system : .participant(name)
  }
}
