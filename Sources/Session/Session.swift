import Pager

/// One running presentation of one deck, shared by everyone in it.
///
/// What participants ask for goes through the pager's rules: the page changes only when a transition
/// ends completed. The session reads no clock: each input brings its time, in seconds of the
/// session's clock.
package struct Session: Sendable {
  /// The deck's pages are the one tab so far.
  static let deckTab: Tabs.ID = "deck"

  /// The pages, and what lies around them.
  var tabs: Tabs
  var sheet = Sheet()
  /// What the sheets say that are shown, or wait for their turn.
  var offers: [Sheet.ID: Intent.SheetOffer] = [:]
  var style: TransitionStyle
  /// The deck as it was read.
  var whole: Manifest
  /// What presenters made of it.
  var arrangement = Arrangement()
  /// The deck as it is shown.
  package internal(set) var manifest: Manifest
  /// Steps shown of the settled page.
  var step = 0
  /// Steps at which the page that an open transition leads to will be shown.
  var incomingStep = 0
  /// What the request that is being handled wants for the page it leads to.
  var wantedStep: Int?
  var blackout = Blackout.none
  var timer = Timer()
  /// What is longer than the settled page, as far as it was scrolled.
  var scrolls: [Scroll] = []
  /// When the last of that is told by a batch; nil once it was.
  var scrollRest: Double?
  var autoAdvance = AutoAdvance()
  /// What participants know of it.
  var toldAutoAdvance = Snapshot.AutoAdvance()
  /// Whether a page of the deck turns by itself, or did before the deck was read again.
  var hasAutoAdvance: Bool
  private var roles: [Participant: Role] = [:]
  var replies = Replies()
  var waiting: [Pager.RequestID: Asker] = [:]
  var unnamedRequests = 0
  /// The number of the last batch.
  package internal(set) var revision = 0

  /// Who waits for an answer to an intent, and under which name.
  struct Asker: Sendable {
    let participant: Participant
    let req: String?
  }

  /// Opens a session at rest on a page.
  ///
  /// - Parameters:
  ///   - manifest: the deck.
  ///   - page: where to begin; the first page where it is not in the deck.
  ///   - style: how pages come, until somebody wants it otherwise.
  ///   - now: when.
  package init(
    _ manifest: Manifest,
    page: String? = nil,
    style: TransitionStyle = .scroll,
    now: Double = 0
  ) {
    self.style = style
    whole = manifest
    self.manifest = manifest
    hasAutoAdvance = manifest.hasAutoAdvance
    var configuration = Pager.Configuration()
    configuration.loop = manifest.loops
    let pager = Pager(
      pages: manifest.pages.map(\.id),
      current: page,
      configuration: configuration,
      layout: Pager.Layout(direction: manifest.direction.ofText)
    )
    tabs = Tabs([Tabs.Tab(id: Self.deckTab, pager: pager)], skins: Snapshot.skins)
    _ = followAutoAdvance(at: now)
  }

  /// Who holds the lease, whether they are there or not.
  package var driver: Participant? { pager.snapshot.driver.map { Participant($0) } }

  // MARK: - Inputs

  /// A participant may do more from now on, or less.
  package mutating func grant(_ role: Role, to participant: Participant, now: Double) -> [Action] {
    guard role != .viewer else { return withdraw(participant, now: now) }
    roles[participant] = role
    assignRoles()
    return tick(now: now) + drive(.everywhere(.presenterJoined(participant.id)), now: now)
  }

  /// A participant is gone: a gesture of theirs is cancelled.
  package mutating func left(_ participant: Participant, now: Double) -> [Action] {
    replies.forget(participant)
    waiting = waiting.filter { $0.value.participant != participant }
    return withdraw(participant, now: now)
  }

  /// Someone asks for something.
  ///
  /// - Parameters:
  ///   - intent: what.
  ///   - req: the asker's name for it, by which it is answered, once; none where no answer is wanted.
  ///   - participant: who.
  ///   - now: when.
  /// - Returns: what the host is to do, in order.
  package mutating func handle(
    _ intent: Intent,
    req: String?,
    from participant: Participant,
    now: Double
  ) -> [Action] {
    if let req {
      switch replies.earlier(req, of: participant) {
      case .none: break
      case .pending: return []
      case .answered(let reply): return [.reply(reply, to: participant)]
      }
      replies.began(req, of: participant)
    }
    let asker = Asker(participant: participant, req: req)
    guard roles[participant, default: .viewer] >= intent.leastRole else {
      return refuse(.notPresenter, asker)
    }
    return tick(now: now) + take(intent, asker, now: now)
  }

  // MARK: - Participants

  private mutating func withdraw(_ participant: Participant, now: Double) -> [Action] {
    guard roles[participant] != nil else { return [] }
    let actions = tick(now: now) + drive(.everywhere(.presenterLeft(participant.id)), now: now)
    roles[participant] = nil
    assignRoles()
    return actions
  }

  private mutating func assignRoles() {
    let known = roles.map { ($0.key.id, $0.value == .presenter ? Pager.Role.admin : .presenter) }
    tabs.assign(Dictionary(known) { first, _ in first })
  }
}
