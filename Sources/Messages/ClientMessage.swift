package import Session

/// What a participant says.
package enum ClientMessage: Equatable, Sendable {
  /// `name` is what the sender was called over an earlier connection.
  case authenticate(req: String?, token: String, name: String? = nil)
  /// `sent` is the sender's own clock, in any unit: it comes back as it is.
  case clock(sent: Double)
  case resync
  case attention(Attention)
  case intent(req: String?, Intent)
}

extension ClientMessage: Encodable {
  /// The types that are no intents.
  enum Kind: String, Encodable {
    case authenticate, clock, resync, attention
  }

  private enum Key: String, CodingKey {
    case type, req, token, name, sent, value
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .authenticate(let req, let token, let name):
      try values.encode(Kind.authenticate, forKey: .type)
      try values.encodeIfPresent(req, forKey: .req)
      try values.encode(token, forKey: .token)
      try values.encodeIfPresent(name, forKey: .name)
    case .clock(let sent):
      try values.encode(Kind.clock, forKey: .type)
      try values.encode(sent, forKey: .sent)
    case .resync:
      try values.encode(Kind.resync, forKey: .type)
    case .attention(let attention):
      try values.encode(Kind.attention, forKey: .type)
      try values.encode(attention, forKey: .value)
    case .intent(let req, let intent):
      try values.encodeIfPresent(req, forKey: .req)
      try intent.encode(to: encoder)
    }
  }
}
