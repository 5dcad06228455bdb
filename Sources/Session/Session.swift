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
  private var replies = Replies()
  private var waiting: [Pager.RequestID: Asker] = [:]
  private var unnamedRequests = 0
  /// The number of the last batch.
  package private(set) var revision = 0

  /// Who waits for the pager's answer to a request, and under which name.
  private struct Asker: Sendable {
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
      layout: Pager.Layout(direction: direction))
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
  package mutating func handle(
    _ intent: Intent, req: String?, from participant: Participant, now: Double
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

  // MARK: - Intents

  private mutating func take(_ intent: Intent, _ asker: Asker, now: Double) -> [Action] {
    wantedStep = nil
    let participant = asker.participant
    switch intent {
    case .advance(let advance):
      return self.advance(advance, asker, now: now)
    case .goTo(let goTo):
      return self.goTo(goTo, asker, now: now)
    case .tap(let side, let expect):
      return ask(asker, expect, now: now) {
        .controlTap($0, side: side == .left ? .left : .right)
      }
    case .dragBegin(let begin):
      let vector = begin.axisVector.flatMap { vector in
        vector.count == 2 ? Pager.Vector(x: vector[0], y: vector[1]) : nil
      }
      let touch = Pager.Touch(
        presenter: participant.id,
        gid: participant.scoped(begin.gid),
        extent: begin.extent,
        vector: vector)
      return gesture(.dragBegin(touch), asker, now: now)
    case .dragMove(let gid, let translation):
      let move = Pager.Input.dragMove(gid: participant.scoped(gid), translation: translation)
      return gesture(move, asker, now: now)
    case .dragEnd(let gid, let translation, let velocity):
      let gid = participant.scoped(gid)
      return gesture(
        .dragEnd(gid: gid, translation: translation, velocity: velocity), asker, now: now)
    case .dragCancel(let gid):
      return gesture(
        .dragCancel(gid: participant.scoped(gid), reason: .touch), asker, now: now)
    case .blackout(let value):
      let changes = blackout == value ? [] : [Event.blackout(value)]
      blackout = value
      return publish(changes, at: now) + answer(asker, finished: true, reached: true)
    case .timer(let action):
      let before = timer
      timer.handle(action, now: now)
      return publish(timer == before ? [] : [.timer(timer)], at: now)
        + answer(asker, finished: true, reached: true)
    }
  }

  /// Reveals come before pages, on the page where the request would land.
  private mutating func advance(
    _ advance: Intent.Advance, _ asker: Asker, now: Double
  ) -> [Action] {
    if advance.by != .page, let revealed = revealed(advance.to) {
      guard !pager.snapshot.isLocked else { return refuse(.locked, asker) }
      guard advance.expect == nil || advance.expect == revealed.page else {
        return refuse(.stale, asker)
      }
      landingStep = revealed.step
      return publish([.step(page: revealed.page, step: revealed.step)], at: now)
        + answer(asker, finished: true, reached: true)
    }
    return ask(asker, advance.expect, now: now) {
      .step($0, to: advance.to == .next ? .forward : .backward)
    }
  }

  /// What a step on the landing page would show; nil where none is left or a finger is down.
  private func revealed(_ direction: Intent.Advance.Direction) -> (page: String, step: Int)? {
    switch pager.phase {
    case .idle, .settling, .bouncing: break
    case .empty, .dragging, .scrubbing, .closed: return nil
    }
    guard let page = landing else { return nil }
    let next = landingStep + (direction == .next ? 1 : -1)
    return (0...steps(of: page)).contains(next) ? (page, next) : nil
  }

  private mutating func goTo(_ goTo: Intent.GoTo, _ asker: Asker, now: Double) -> [Action] {
    let target: Pager.Target
    if let page = goTo.page {
      target = .page(page)
    } else if let number = goTo.number {
      target = .index(number > 0 ? number - 1 : -1)
    } else {
      return refuse(.unknownPage, asker)
    }
    wantedStep = max(goTo.step ?? 0, 0)
    let revealed = canReveal(expect: goTo.expect) ? show(target, now: now) : []
    let asked = ask(asker, goTo.expect, now: now) {
      .goTo($0, target: target, animated: goTo.animated ?? true)
    }
    let isRefused = asked.contains { if case .reply(.refusal, _) = $0 { true } else { false } }
    // A transition that is adopted by the request leads to other steps than it began with.
    return revealed + asked + (isRefused ? [] : show(target, now: now))
  }

  /// Shows the wanted steps of a page that is the landing one already.
  private mutating func show(_ target: Pager.Target, now: Double) -> [Action] {
    let page: String? =
      switch target {
      case .page(let page): page
      case .index(let index):
        manifest.pages.indices.contains(index) ? manifest.pages[index].id : nil
      }
    guard let page, page == landing, let wantedStep else { return [] }
    let step = min(wantedStep, steps(of: page))
    guard step != landingStep else { return [] }
    landingStep = step
    return publish([.step(page: page, step: step)], at: now)
  }

  private func canReveal(expect: String?) -> Bool {
    !pager.snapshot.isLocked && (expect == nil || expect == landing)
      && pager.phase != .dragging && pager.phase != .scrubbing
  }

  // MARK: - The pager

  /// Makes a request of the pager, whose answer may come later.
  private mutating func ask(
    _ asker: Asker,
    _ expect: String?,
    now: Double,
    _ input: (Pager.Ask) -> Pager.Input
  ) -> [Action] {
    unnamedRequests += 1
    let id = "\(unnamedRequests)"
    waiting[id] = asker
    let sender = Pager.Sender.participant(asker.participant.id)
    return drive(input(Pager.Ask(id, by: sender, expect: expect)), now: now)
  }

  /// A message of a gesture: answered at once, by a refusal where the pager does not take it.
  private mutating func gesture(
    _ input: Pager.Input, _ asker: Asker, now: Double
  ) -> [Action] {
    let dropped = pager.dropped
    let actions = drive(input, now: now, asker: asker)
    guard let req = asker.req else { return actions }
    if pager.dropped != dropped { return actions + refuse(.stale, asker) }
    if case .answered = replies.earlier(req, of: asker.participant) { return actions }
    return actions + answer(asker, finished: true, reached: true)
  }

  private mutating func withdraw(_ participant: Participant, now: Double) -> [Action] {
    let actions = drive(.presenterLeft(participant.id), now: now)
    pager.roles[participant.id] = nil
    return actions
  }

  /// Gives the pager an input and tells what followed.
  private mutating func drive(
    _ input: Pager.Input, now: Double, asker: Asker? = nil
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

  private mutating func publish(_ events: [Event], at time: Double) -> [Action] {
    guard !events.isEmpty else { return [] }
    revision += 1
    return [.publish(Batch(revision: revision, at: time, events: events))]
  }

  // MARK: - Replies

  private mutating func answer(_ asker: Asker, finished: Bool, reached: Bool) -> [Action] {
    guard let req = asker.req else { return [] }
    let answer = Answer(
      req: req, finished: finished, reached: reached, page: landing, step: landingStep)
    return reply(.answer(answer), req, asker.participant)
  }

  private mutating func refuse(_ reason: Pager.Reason, _ asker: Asker) -> [Action] {
    let refusal = Reply.refusal(Refusal(req: asker.req, reason: reason.rawValue))
    guard let req = asker.req else { return [.reply(refusal, to: asker.participant)] }
    return reply(refusal, req, asker.participant)
  }

  private mutating func reply(
    _ reply: Reply, _ req: String, _ participant: Participant
  ) -> [Action] {
    replies.ended(req, of: participant, with: reply)
    return [.reply(reply, to: participant)]
  }
}

extension Participant {
  /// Gestures of different participants never share a name.
  fileprivate func scoped(_ gid: String) -> String { "\(id):\(gid)" }
}
