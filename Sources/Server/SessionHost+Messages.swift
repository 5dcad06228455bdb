import Messages
import Session
import WebSockets

/// What participants say.
extension SessionHost {
  /// Messages that can't be read before a connection is closed.
  private static let mistakesAllowed = 5
  /// Bytes of one message from one who presents.
  private static let presenterMessageLimit = 64 * 1024
  /// Bytes of a request's name.
  private static let longestName = 64

  func received(_ text: [UInt8], from connection: ConnectionID) {
    guard let message = try? JSON.decode(ClientMessage.self, text) else {
      return mistaken(connection)
    }
    take(message, from: connection, now: ServiceClock.now)
  }

  private func take(_ message: ClientMessage, from connection: ConnectionID, now: Double) {
    guard let participant = connections[connection]?.participant else { return }
    switch message {
    case .authenticate(let req, let token, let name):
      guard let role = credentials.role(of: token) else {
        server?.close(connection, .notAllowed, "wrong token")
        return
      }
      if let name { resume(Participant(name), over: connection) }
      enter(connection, as: role, req, now: now)
    case .clock(let sent):
      send(.clock(sent: sent, time: now), to: connection)
    case .resync:
      carryOut(session.tick(now: now))
      server?.send(welcome.snapshot(session, now: now), to: connection)
    case .attention(let attention):
      change(connection) { $0.attention = attention }
      audienceChanged()
    case .intent(let req, let intent):
      guard (req?.utf8.count ?? 0) <= Self.longestName else { return mistaken(connection) }
      carryOut(session.handle(intent, req: req, from: participant, now: now))
    }
  }

  private func mistaken(_ connection: ConnectionID) {
    connections[connection]?.mistakes += 1
    send(.refusal(Refusal(req: nil, reason: "badMessage")), to: connection)
    if connections[connection]?.mistakes ?? 0 >= Self.mistakesAllowed {
      server?.close(connection, .badMessage, "messages that can't be read")
    }
  }

  // MARK: - Roles

  /// Who holds the lease and lost their connection is waited for.
  private func resume(_ participant: Participant, over connection: ConnectionID) {
    guard byParticipant[participant] == nil, session.driver == participant,
      let newcomer = connections[connection], newcomer.role == .viewer
    else { return }
    byParticipant[newcomer.participant] = nil
    byParticipant[participant] = connection
    connections[connection]?.participant = participant
  }

  private func enter(
    _ connection: ConnectionID,
    as role: Role,
    _ req: String?,
    now: Double
  ) {
    guard let participant = connections[connection]?.participant else { return }
    change(connection) { $0.role = role }
    server?.enroll(
      connection,
      as: .presenters,
      messageLimit: Self.presenterMessageLimit,
      rate: .presenter(now: now)
    )
    carryOut(session.grant(role, to: participant, now: now))
    send(.role(RoleGranted(req: req, role: role, name: participant.id)), to: connection)
    send(.backstage(backstageNow), to: connection)
    backstage.told = nil
    audienceChanged()
  }
}

extension RateLimit {
  /// A viewer asks for the clock and little else.
  static func viewer(now: Double) -> RateLimit { RateLimit(rate: 10, burst: 20, now: now) }

  /// A finger moves up to 120 times a second.
  static func presenter(now: Double) -> RateLimit { RateLimit(rate: 250, burst: 500, now: now) }
}
