import Pager

/// One running presentation of one deck, shared by everyone in it.
///
/// What participants ask for goes through the pager's rules: the page changes only when a transition
/// ends completed. The session reads no clock: each input brings its time, in seconds of the
/// session's clock.
package struct Session: Sendable {
  var pager: Pager
  package private(set) var manifest: Manifest
  /// Steps shown of the settled page.
  var step: Int
  /// Steps at which the page that an open transition leads to will be shown.
  var incomingStep = 0
  /// What the request that is being handled wants for the page it leads to.
  var wantedStep: Int?
  var blackout = Blackout.none
  var timer = Timer()
  private var roles: [Participant: Role] = [:]
  var replies = Replies()
  var waiting: [Pager.RequestID: Asker] = [:]
  var unnamedRequests = 0
  /// The number of the last batch.
  package private(set) var revision = 0

  /// Who waits for the pager's answer to a request, and under which name.
  struct Asker: Sendable {
    let participant: Participant
    let req: String?
  }

  /// Opens a session at rest on a page.
  ///
  /// - Parameters:
  ///   - manifest: the deck.
  ///   - page: where to begin; the first page where it is not in the deck.
  package init(_ manifest: Manifest, page: String? = nil) {
    self.manifest = manifest
    step = 0
    let direction: Pager.Layout.TextDirection =
      manifest.direction == .rightToLeft ? .rightToLeft : .leftToRight
    pager = Pager(
      pages: manifest.pages.map(\.id),
      current: page,
      layout: Pager.Layout(direction: direction)
    )
  }

  /// When to come again without any input; nil while everything rests.
  package var nextDeadline: Double? { pager.nextDeadline }

  /// The page on which a request that comes now would build: the one that a committing transition
  /// leads to, else the settled one.
  var landing: String? {
    let state = pager.snapshot
    return state.outcome == .commit ? state.transition?.to : state.current
  }

  /// Steps shown of ``landing``.
  var landingStep: Int {
    get { isCommitting ? incomingStep : step }
    set {
      if isCommitting { incomingStep = newValue } else { step = newValue }
    }
  }

  private var isCommitting: Bool { pager.snapshot.outcome == .commit }

  // MARK: - Inputs

  /// Nothing but the time.
  package mutating func tick(now: Double) -> [Action] {
    drive(.tick, now: now)
  }

  /// A participant may do more from now on, or less.
  package mutating func grant(_ role: Role, to participant: Participant, now: Double) -> [Action] {
    roles[participant] = role == .viewer ? nil : role
    switch role {
    case .viewer: return withdraw(participant, now: now)
    case .remote: pager.roles[participant.id] = .presenter
    case .presenter: pager.roles[participant.id] = .admin
    }
    return drive(.presenterJoined(participant.id), now: now)
  }

  /// A participant is gone: a gesture of theirs is cancelled.
  package mutating func left(_ participant: Participant, now: Double) -> [Action] {
    replies.forget(participant)
    waiting = waiting.filter { $0.value.participant != participant }
    guard roles.removeValue(forKey: participant) != nil else { return [] }
    return withdraw(participant, now: now)
  }

  /// The deck was read again; pages are the same ones as before where their ids are.
  package mutating func replace(_ manifest: Manifest, now: Double) -> [Action] {
    var actions = drive(.tick, now: now)
    self.manifest = manifest
    wantedStep = nil
    var events: [Event] = []
    let told = pager.handle(.edit(manifest.pages.map(\.id)), now: now)
    var replies: [Action] = []
    for event in told {
      if case .pages = event.kind { events.append(.deck(manifest)) }
      fold(event, into: &events, &replies, asker: nil)
    }
    if !events.contains(where: { if case .deck = $0 { true } else { false } }) {
      events.insert(.deck(manifest), at: 0)
    }
    clampSteps(&events)
    actions += publish(events, at: now) + replies
    return actions
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
    guard roles[participant, default: .viewer] >= intent.leastRole else {
      return refuse(.notPresenter, Asker(participant: participant, req: req))
    }
    let actions = drive(.tick, now: now)
    return actions + take(intent, Asker(participant: participant, req: req), now: now)
  }

  // MARK: - The pager

  private mutating func withdraw(_ participant: Participant, now: Double) -> [Action] {
    let actions = drive(.presenterLeft(participant.id), now: now)
    pager.roles[participant.id] = nil
    return actions
  }

  /// Gives the pager an input and tells what followed.
  mutating func drive(
    _ input: Pager.Input,
    now: Double,
    asker: Asker? = nil
  ) -> [Action] {
    var events: [Event] = []
    var replies: [Action] = []
    let told = pager.handle(input, now: now)
    var motion: Motion?
    for event in told {
      if case .progress(let p, let tid) = event.kind {
        motion = Motion(revision: revision, tid: tid, p: p)
      } else {
        fold(event, into: &events, &replies, asker: asker)
      }
    }
    let published = publish(events, at: told.last?.at ?? now)
    motion?.revision = revision
    return published + (motion.map { [Action.move($0)] } ?? []) + replies
  }

  private mutating func fold(
    _ event: Pager.Event,
    into events: inout [Event],
    _ replies: inout [Action],
    asker: Asker?
  ) {
    switch event.kind {
    case .completion(let req, let finished, let reached):
      guard let asker = waiting.removeValue(forKey: req) else { return }
      replies += answer(asker, finished: finished, reached: reached)
    case .rejected(let req, let reason):
      guard let asker = req.map({ waiting.removeValue(forKey: $0) }) ?? asker else { return }
      replies += refuse(reason, asker)
    default:
      events += translate(event.kind)
    }
  }

  mutating func publish(_ events: [Event], at time: Double) -> [Action] {
    guard !events.isEmpty else { return [] }
    revision += 1
    return [.publish(Batch(revision: revision, at: time, events: events))]
  }

  // MARK: - Replies

  mutating func answer(_ asker: Asker, finished: Bool, reached: Bool) -> [Action] {
    guard let req = asker.req else { return [] }
    let answer = Answer(
      req: req,
      finished: finished,
      reached: reached,
      page: landing,
      step: landingStep
    )
    return reply(.answer(answer), req, asker.participant)
  }

  mutating func refuse(_ reason: Pager.Reason, _ asker: Asker) -> [Action] {
    let refusal = Reply.refusal(Refusal(req: asker.req, reason: reason.rawValue))
    guard let req = asker.req else { return [.reply(refusal, to: asker.participant)] }
    return reply(refusal, req, asker.participant)
  }

  private mutating func reply(
    _ reply: Reply,
    _ req: String,
    _ participant: Participant
  ) -> [Action] {
    replies.ended(req, of: participant, with: reply)
    return [.reply(reply, to: participant)]
  }
}
