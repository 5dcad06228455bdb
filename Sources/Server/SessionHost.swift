import Assets
import DeckReading
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
  let policy: ResponsePolicy
  let site: Site
  var welcome: Welcome
  /// The viewer's page, made once for each revision, or twice where its drawing was late.
  var firstPage: (revision: Int, asset: Asset, isLasting: Bool)?
  /// Other pages that have been made for this deck, by their address.
  var pages: [String: Asset] = [:]
  /// How many pages were made since the start, each of them once for all who ask.
  var pagesMade: UInt64 = 0
  var backstage = BackstageFacts()
  /// What the deck was before its last change: pages on their way to viewers are still had from it.
  var earlierDeck: PublishedDeck?
  /// Where pages and pictures are drawn.
  let workshop = Workshop<DrawingJob>()
  /// Watches it.
  var drawing: Task<Void, Never>?
  /// Tells it what to draw before somebody asks.
  var drawingAhead: Task<Void, Never>?
  /// The page around which others are drawn before somebody asks.
  var drawnAround: String?
  /// What the addresses of drawn pictures stand for, for as long as somebody may ask.
  var drawn: [String: DrawingJob] = [:]
  /// Library files that somebody asked for, by their path on this machine; each is read once.
  var libraries: [String: Task<Asset?, Never>] = [:]
  /// Changed by ``change(_:_:)`` where it touches the tally.
  var connections: [ConnectionID: Connection] = [:]
  private(set) var tally = ViewerTally()
  var byParticipant: [Participant: ConnectionID] = [:]
  private var joined = 0
  /// What has been answered, but not been sent yet.
  var replies: [(Reply, Participant)] = []
  var isRestPlanned = false
  var motion = MotionThrottle<Motion>()
  var scrolling = MotionThrottle<ScrollMotion>()
  private(set) var server: WebSocketServer?
  /// The server's figures when they were last asked for.
  private(set) var counts = ServerCounts()
  private(set) lazy var deadline = ServiceTimer { [weak self] in self?.passDeadline() }
  private(set) lazy var motionDeadline = ServiceTimer { [weak self] in self?.passMotion() }
  private(set) lazy var audienceDeadline = ServiceTimer { [weak self] in
    // Held until it has told: it may be let go before its turn comes.
    guard let host = self else { return }
    Task { await host.tellAudience() }
  }

  /// One connection and who is behind it.
  struct Connection {
    var participant: Participant
    var role = Role.viewer
    var attention = Attention.following
    var mistakes = 0
  }

  init(
    deck: PublishedDeck,
    page: String?,
    epoch: String,
    credentials: Credentials,
    hostRule: HostRule,
    policy: ResponsePolicy,
    site: Site
  ) {
    self.deck = deck
    self.credentials = credentials
    self.hostRule = hostRule
    self.policy = policy
    self.site = site
    session = Session(deck.manifest, page: page, style: deck.style, now: ServiceClock.now)
    welcome = Welcome(epoch: epoch)
    backstage.notes = deck.notes
    backstage.plan = deck.plan
    backstage.report = deck.firstProblem
  }

  /// Connects the host with the server that it decides for.
  func attach(_ server: WebSocketServer) {
    self.server = server
    serveFiles()
  }

  /// Lets go of a server that has stopped, which holds the host, and of all that is still to come.
  func detach() {
    server = nil
    for timer in [deadline, motionDeadline, audienceDeadline] { timer.set(nil) }
  }

  /// What needs nobody else is answered by the server itself.
  func serveFiles() {
    server?.serve { [files] in files.response(to: $0) }
  }

  var files: PublicFiles {
    PublicFiles(
      hostRule: hostRule,
      policy: policy,
      site: site,
      deck: deck,
      earlierDeck: earlierDeck
    )
  }

  /// Asks the server for its figures.
  func count() async {
    if let server { counts = await server.counts }
  }

  // MARK: - Connections

  func opened(_ connection: ConnectionID) {
    let now = ServiceClock.now
    joined += 1
    let participant = Participant("p\(joined)")
    let newcomer = Connection(participant: participant)
    connections[connection] = newcomer
    tally.add(newcomer)
    byParticipant[participant] = connection
    // What is due comes first.
    let due = session.tick(now: now)
    if !due.isEmpty { carryOut(due) }
    server?.send(welcome.message(session, now: now), to: connection)
    audienceChanged()
  }

  func closed(_ connection: ConnectionID) {
    guard let gone = connections.removeValue(forKey: connection) else { return }
    tally.remove(gone)
    byParticipant[gone.participant] = nil
    carryOut(session.left(gone.participant, now: ServiceClock.now))
    audienceChanged()
  }

  func change(_ connection: ConnectionID, _ body: (inout Connection) -> Void) {
    guard var known = connections[connection] else { return }
    tally.remove(known)
    body(&known)
    tally.add(known)
    connections[connection] = known
  }
}
