package import Session

extension Intent: Encodable {
  /// What it is called on the wire.
  enum Kind: String, Encodable {
    case advance, goTo, tap, dragBegin, dragMove, dragEnd, dragCancel
    case scrubBegin, scrubTo, scrubEnd, scroll, autoAdvance, edit
    case lock, driverMode, requestDrive, grant, release, takeOver
    case style, axis, chrome, skin, sheet, blackout, timer
  }

  private enum Key: String, CodingKey {
    case type, side, expect, gid, translation, velocity, number
    case on, mode, to, bar, hidden, value, action
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .type)
    switch self {
    case .advance(let advance): try advance.encode(to: encoder)
    case .goTo(let goTo): try goTo.encode(to: encoder)
    case .tap(let side, let expect):
      try values.encode(side, forKey: .side)
      try values.encodeIfPresent(expect, forKey: .expect)
    case .dragBegin(let begin): try begin.encode(to: encoder)
    case .dragMove(let gid, let translation):
      try values.encode(gid, forKey: .gid)
      try values.encode(translation, forKey: .translation)
    case .dragEnd(let gid, let translation, let velocity):
      try values.encode(gid, forKey: .gid)
      try values.encode(translation, forKey: .translation)
      try values.encodeIfPresent(velocity, forKey: .velocity)
    case .dragCancel(let gid): try values.encode(gid, forKey: .gid)
    case .scrubTo(let number): try values.encode(number, forKey: .number)
    case .scroll(let scroll): try scroll.encode(to: encoder)
    case .autoAdvance(let on): try values.encode(on, forKey: .on)
    case .edit(let edit): try edit.encode(to: encoder)
    case .lock(let on): try values.encode(on, forKey: .on)
    case .driverMode(let mode): try values.encode(mode, forKey: .mode)
    case .grant(let name): try values.encode(name, forKey: .to)
    case .style(let style): try values.encode(style, forKey: .value)
    case .axis(let axis): try values.encode(axis, forKey: .value)
    case .chrome(let bar, let hidden):
      try values.encode(bar, forKey: .bar)
      try values.encode(hidden, forKey: .hidden)
    case .skin(let skin): try values.encode(skin, forKey: .value)
    case .sheet(let action): try action.encode(to: encoder)
    case .blackout(let blackout): try values.encode(blackout, forKey: .value)
    case .timer(let action): try values.encode(action, forKey: .action)
    case .scrubBegin, .scrubEnd, .requestDrive, .release, .takeOver: break
    }
  }

  private var kind: Kind {
    switch self {
    case .advance: .advance
    case .goTo: .goTo
    case .tap: .tap
    case .dragBegin: .dragBegin
    case .dragMove: .dragMove
    case .dragEnd: .dragEnd
    case .dragCancel: .dragCancel
    case .scrubBegin: .scrubBegin
    case .scrubTo: .scrubTo
    case .scrubEnd: .scrubEnd
    case .scroll: .scroll
    case .autoAdvance: .autoAdvance
    case .edit: .edit
    case .lock: .lock
    case .driverMode: .driverMode
    case .requestDrive: .requestDrive
    case .grant: .grant
    case .release: .release
    case .takeOver: .takeOver
    case .style: .style
    case .axis: .axis
    case .chrome: .chrome
    case .skin: .skin
    case .sheet: .sheet
    case .blackout: .blackout
    case .timer: .timer
    }
  }
}

extension Intent.SheetAction: Encodable {
  enum Kind: String, Encodable {
    case present, select, confirm, cancel
  }

  private enum Key: String, CodingKey {
    case action, value
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .present(let offer):
      try values.encode(Kind.present, forKey: .action)
      try offer.encode(to: encoder)
    case .select(let value):
      try values.encode(Kind.select, forKey: .action)
      try values.encode(value, forKey: .value)
    case .confirm: try values.encode(Kind.confirm, forKey: .action)
    case .cancel: try values.encode(Kind.cancel, forKey: .action)
    }
  }
}
