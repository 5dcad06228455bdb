package import Session

extension ServerMessage: Codable {
  private enum Kind: String, Codable {
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

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .welcome(let whole): try encode(.welcome, whole, in: &values, of: encoder)
    case .snapshot(let whole): try encode(.snapshot, whole, in: &values, of: encoder)
    case .batch(let batch): try encode(.batch, batch, in: &values, of: encoder)
    case .motion(let motion): try encode(.motion, motion, in: &values, of: encoder)
    case .scroll(let motion): try encode(.scroll, motion, in: &values, of: encoder)
    case .answer(let answer): try encode(.answer, answer, in: &values, of: encoder)
    case .refusal(let refusal): try encode(.refusal, refusal, in: &values, of: encoder)
    case .role(let granted): try encode(.role, granted, in: &values, of: encoder)
    case .backstage(let backstage): try encode(.backstage, backstage, in: &values, of: encoder)
    case .audience(let viewers, let attendance):
      try values.encode(Kind.audience, forKey: .type)
      try values.encode(viewers, forKey: .viewers)
      try values.encodeIfPresent(attendance, forKey: .attendance)
    case .report(let report): try encode(.report, report, in: &values, of: encoder)
    case .drawing(let drawing): try encode(.drawing, drawing, in: &values, of: encoder)
    case .clock(let sent, let time):
      try values.encode(Kind.clock, forKey: .type)
      try values.encode(sent, forKey: .sent)
      try values.encode(time, forKey: .time)
    }
  }

  private func encode(
    _ kind: Kind,
    _ fields: some Encodable,
    in values: inout KeyedEncodingContainer<Key>,
    of encoder: any Encoder
  ) throws {
    try values.encode(kind, forKey: .type)
    try fields.encode(to: encoder)
  }
}

extension Batch: Codable {
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

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(revision, forKey: .revision)
    try values.encode(at, forKey: .at)
    try values.encode(events, forKey: .events)
  }
}
