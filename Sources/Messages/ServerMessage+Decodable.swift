package import Session

extension ServerMessage: Decodable {
  private enum Kind: String, Decodable {
    case welcome, snapshot, batch, motion, scroll, answer, refusal, role, backstage, audience
    case report, drawing, clock
  }

  private enum Key: String, CodingKey {
    case type, viewers, attendance, sent, time
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self =
      switch try values.decode(Kind.self, forKey: .type) {
      case .welcome: .welcome(try Whole(from: decoder))
      case .snapshot: .snapshot(try Whole(from: decoder))
      case .batch: .batch(try Batch(from: decoder))
      case .motion: .motion(try Motion(from: decoder))
      case .scroll: .scroll(try ScrollMotion(from: decoder))
      case .answer: .answer(try Answer(from: decoder))
      case .refusal: .refusal(try Refusal(from: decoder))
      case .role: .role(try RoleGranted(from: decoder))
      case .backstage: .backstage(try Backstage(from: decoder))
      case .audience:
        .audience(
          viewers: try values.decode(Int.self, forKey: .viewers),
          try values.decodeIfPresent(Attendance.self, forKey: .attendance)
        )
      case .report: .report(try Report(from: decoder))
      case .drawing: .drawing(try Drawing(from: decoder))
      case .clock:
        .clock(
          sent: try values.decode(Double.self, forKey: .sent),
          time: try values.decode(Double.self, forKey: .time)
        )
      }
  }

  /// What it is called on the wire.
  var type: String { kind.rawValue }

  private var kind: Kind {
    switch self {
    case .welcome: .welcome
    case .snapshot: .snapshot
    case .batch: .batch
    case .motion: .motion
    case .scroll: .scroll
    case .answer: .answer
    case .refusal: .refusal
    case .role: .role
    case .backstage: .backstage
    case .audience: .audience
    case .report: .report
    case .drawing: .drawing
    case .clock: .clock
    }
  }
}

extension Batch: Decodable {
  private enum Key: String, CodingKey {
    case revision, at, events
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      revision: try values.decode(Int.self, forKey: .revision),
      at: try values.decode(Double.self, forKey: .at),
      events: try values.decode([Event].self, forKey: .events)
    )
  }
}
