package import Session

/// What a participant says.
package enum ClientMessage: Equatable, Sendable {
  case authenticate(req: String?, token: String)
  /// `sent` is the sender's own clock, in any unit: it comes back as it is.
  case clock(sent: Double)
  case resync
  case intent(req: String?, Intent)
}

extension ClientMessage: Codable {
  private enum Kind: String, Codable {
    case authenticate, clock, resync
    case advance, goTo, tap, dragBegin, dragMove, dragEnd, dragCancel, blackout, timer
  }

  private enum Key: String, CodingKey {
    case type, req, token, sent, side, expect, gid, translation, velocity, value, action
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let req = try values.decodeIfPresent(String.self, forKey: .req)
    func gid() throws -> String { try values.decode(String.self, forKey: .gid) }
    func translation() throws -> Double { try values.decode(Double.self, forKey: .translation) }
    self =
      switch try values.decode(Kind.self, forKey: .type) {
      case .authenticate:
        .authenticate(req: req, token: try values.decode(String.self, forKey: .token))
      case .clock: .clock(sent: try values.decode(Double.self, forKey: .sent))
      case .resync: .resync
      case .advance: .intent(req: req, .advance(try Intent.Advance(from: decoder)))
      case .goTo: .intent(req: req, .goTo(try Intent.GoTo(from: decoder)))
      case .tap:
        .intent(
          req: req,
          .tap(
            side: try values.decode(Intent.Side.self, forKey: .side),
            expect: try values.decodeIfPresent(String.self, forKey: .expect)
          )
        )
      case .dragBegin: .intent(req: req, .dragBegin(try Intent.DragBegin(from: decoder)))
      case .dragMove:
        .intent(req: req, .dragMove(gid: try gid(), translation: try translation()))
      case .dragEnd:
        .intent(
          req: req,
          .dragEnd(
            gid: try gid(),
            translation: try translation(),
            velocity: try values.decodeIfPresent(Double.self, forKey: .velocity)
          )
        )
      case .dragCancel: .intent(req: req, .dragCancel(gid: try gid()))
      case .blackout:
        .intent(req: req, .blackout(try values.decode(Blackout.self, forKey: .value)))
      case .timer:
        .intent(req: req, .timer(try values.decode(Intent.TimerAction.self, forKey: .action)))
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .authenticate(let req, let token):
      try values.encode(Kind.authenticate, forKey: .type)
      try values.encodeIfPresent(req, forKey: .req)
      try values.encode(token, forKey: .token)
    case .clock(let sent):
      try values.encode(Kind.clock, forKey: .type)
      try values.encode(sent, forKey: .sent)
    case .resync:
      try values.encode(Kind.resync, forKey: .type)
    case .intent(let req, let intent):
      try values.encodeIfPresent(req, forKey: .req)
      try encode(intent, in: &values, of: encoder)
    }
  }

  private func encode(
    _ intent: Intent,
    in values: inout KeyedEncodingContainer<Key>,
    of encoder: any Encoder
  ) throws {
    switch intent {
    case .advance(let advance):
      try values.encode(Kind.advance, forKey: .type)
      try advance.encode(to: encoder)
    case .goTo(let goTo):
      try values.encode(Kind.goTo, forKey: .type)
      try goTo.encode(to: encoder)
    case .tap(let side, let expect):
      try values.encode(Kind.tap, forKey: .type)
      try values.encode(side, forKey: .side)
      try values.encodeIfPresent(expect, forKey: .expect)
    case .dragBegin(let begin):
      try values.encode(Kind.dragBegin, forKey: .type)
      try begin.encode(to: encoder)
    case .dragMove(let gid, let translation):
      try values.encode(Kind.dragMove, forKey: .type)
      try values.encode(gid, forKey: .gid)
      try values.encode(translation, forKey: .translation)
    case .dragEnd(let gid, let translation, let velocity):
      try values.encode(Kind.dragEnd, forKey: .type)
      try values.encode(gid, forKey: .gid)
      try values.encode(translation, forKey: .translation)
      try values.encodeIfPresent(velocity, forKey: .velocity)
    case .dragCancel(let gid):
      try values.encode(Kind.dragCancel, forKey: .type)
      try values.encode(gid, forKey: .gid)
    case .blackout(let value):
      try values.encode(Kind.blackout, forKey: .type)
      try values.encode(value, forKey: .value)
    case .timer(let action):
      try values.encode(Kind.timer, forKey: .type)
      try values.encode(action, forKey: .action)
    }
  }
}
