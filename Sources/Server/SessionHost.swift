import Assets
import Messages
import Session
import WebSockets

/// Where the session, its connections and its timers meet: on the service thread.
///
/// Each thing that happens is put to the session, and what the session answers is carried out at
/// once; nothing here decides anything about pages.
@Service final class SessionHost {
  var session: Session
  var deck: PublishedDeck
  let credentials: Credentials
  let hostRule: HostRule
  let site: Site
  var welcome: Welcome
  /// The viewer's page, made once for each revision.
  var firstPage: (revision: Int, asset: Asset)?
  var backstage = BackstageFacts()
  /// What the deck was before its last change: pages on their way to viewers are still had from it.
  var earlierDeck: PublishedDeck?
  /// Watches a document being drawn.
  var drawing: Task<Void, Never>?
  /// Library files that somebody asked for, by their path on this machine.
  var libraries: [String: Asset] = [:]
  private(set) var connections: [ConnectionID: Connection] = [:]
  private var byParticipant: [Participant: ConnectionID] = [:]
  private var joined = 0
  private var motion = MotionThrottle()
  private var server: WebSocketServer?
  private lazy var deadline = ServiceTimer { [unowned self] in self.passDeadline() }
  private lazy var motionDeadline = ServiceTimer { [unowned self] in self.passMotion() }
  private lazy var audienceDeadline = ServiceTimer { [unowned self] in self.tellAudience() }

  /// One connection and who is behind it.
  struct Connection {
    let participant: Participant
    var role = Role.viewer
    var rate: RateLimit
    var mistakes = 0
  }

  /// Messages that can't be read before a connection is closed.
  private static let mistakesAllowed = 5
  /// Bytes of one message from one who presents.
  private static let presenterMessageLimit = 64 * 1024

  init(
    deck: PublishedDeck,
    page: String?,
    epoch: String,
    credentials: Credentials,
    hostRule: HostRule,
    site: Site
  ) {
    self.deck = deck
    self.credentials = credentials
    self.hostRule = hostRule
    self.site = site
    session = Session(deck.manifest, page: page)
    welcome = Welcome(epoch: epoch)
    backstage.notes = deck.notes
    backstage.report = deck.firstProblem
  }

  /// Connects the host with the server that it decides for.
  func attach(_ server: WebSocketServer) {
    self.server = server
  }

  var counts: ServerCounts { server?.counts ?? ServerCounts() }

  var viewers: Int { connections.values.count { $0.role == .viewer } }

  // MARK: - Connections

  func opened(_ connection: ConnectionID) {
    let now = ServiceClock.now
    joined += 1
    let participant = Participant("p\(joined)")
    connections[connection] = Connection(participant: participant, rate: .viewer(now: now))
    byParticipant[participant] = connection
    carryOut(session.tick(now: now))
    server?.send(welcome.message(session, now: now), to: connection)
    audienceChanged()
  }

  func closed(_ connection: ConnectionID) {
    guard let gone = connections.removeValue(forKey: connection) else { return }
    byParticipant[gone.participant] = nil
    carryOut(session.left(gone.participant, now: ServiceClock.now))
    audienceChanged()
  }

  func received(_ text: [UInt8], from connection: ConnectionID) {
    let now = ServiceClock.now
    guard connections[connection]?.rate.take(now: now) == true else {
      server?.close(connection, .rate, "too many messages")
      return
    }
    guard let message = try? JSON.decode(ClientMessage.self, text) else {
      return mistaken(connection)
    }
    take(message, from: connection, now: now)
  }

  private func take(_ message: ClientMessage, from connection: ConnectionID, now: Double) {
    guard let participant = connections[connection]?.participant else { return }
    switch message {
    case .authenticate(let req, let token):
      authenticate(req, token, connection, now: now)
    case .clock(let sent):
      send(.clock(sent: sent, time: now), to: connection)
    case .resync:
      carryOut(session.tick(now: now))
      server?.send(welcome.snapshot(session, now: now), to: connection)
    case .intent(let req, let intent):
      guard (req?.utf8.count ?? 0) <= 64 else { return mistaken(connection) }
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

  private func authenticate(
    _ req: String?,
    _ token: String,
    _ connection: ConnectionID,
    now: Double
  ) {
    guard let role = credentials.role(of: token) else {
      server?.close(connection, .notAllowed, "wrong token")
      return
    }
    guard let participant = connections[connection]?.participant else { return }
    connections[connection]?.role = role
    connections[connection]?.rate = .presenter(now: now)
    server?.enroll(connection, as: .presenters, messageLimit: Self.presenterMessageLimit)
    carryOut(session.grant(role, to: participant, now: now))
    send(.role(RoleGranted(req: req, role: role)), to: connection)
    send(.backstage(backstageNow), to: connection)
    audienceChanged()
  }

  // MARK: - Actions

  /// Does what the session wants, and sets the clock for what comes next.
  func carryOut(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .publish(let batch):
        motion.clear()
        server?.publish(
          JSON.encode(ServerMessage.batch(batch)),
          to: .everyone,
          lane: .state
        )
      case .move(let position):
        tell(motion.take(position, now: ServiceClock.now))
      case .reply(let reply, let participant):
        guard let connection = byParticipant[participant] else { continue }
        send(ServerMessage(reply), to: connection)
      }
    }
    deadline.set(session.nextDeadline)
    motionDeadline.set(motion.nextDeadline)
  }

  private func passDeadline() {
    carryOut(session.tick(now: ServiceClock.now))
  }

  private func passMotion() {
    tell(motion.due(now: ServiceClock.now))
    motionDeadline.set(motion.nextDeadline)
  }

  private func tell(_ position: Motion?) {
    guard let position else { return }
    server?.publish(JSON.encode(ServerMessage.motion(position)), to: .everyone, lane: .motion)
  }

  private func send(_ message: ServerMessage, to connection: ConnectionID) {
    server?.send(JSON.encode(message), to: connection)
  }

  // MARK: - Presenters

  var backstageNow: Backstage { backstage.message(viewers: viewers) }

  /// Tells presenters something that viewers must not have.
  func tellPresenters(_ message: ServerMessage) {
    server?.publish(JSON.encode(message), to: .presenters, lane: .state)
  }

  func respond(to request: RequestID, _ response: HTTPResponse) {
    server?.respond(to: request, response)
  }

  /// Thousands may come in a second: presenters are told once for all of them.
  private func audienceChanged() {
    guard !backstage.awaitsAudience else { return }
    backstage.awaitsAudience = true
    audienceDeadline.set(ServiceClock.now + 0.25)
  }

  private func tellAudience() {
    backstage.awaitsAudience = false
    guard backstage.toldViewers != viewers else { return }
    backstage.toldViewers = viewers
    tellPresenters(.audience(viewers: viewers))
  }
}

extension ServerMessage {
  init(_ reply: Reply) {
    switch reply {
    case .answer(let answer): self = .answer(answer)
    case .refusal(let refusal): self = .refusal(refusal)
    }
  }
}
