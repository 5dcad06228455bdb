import Session
import TestSupport
import Testing

/// Whoever follows a session knows it, whatever happens in it.
@Suite("Following a session")
struct FoldTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a snapshot and what follows it are the whole state`(seed: UInt64) {
    var walk = SessionWalk(seed: seed)
    var observer = Follower(walk)
    var newcomer = observer
    for place in 0..<300 {
      let actions = walk.step()
      for action in actions {
        observer.hear(action)
        newcomer.hear(action)
      }
      let real = Follower(walk)
      guard observer.still(at: walk.now) == real.still(at: walk.now),
        newcomer.still(at: walk.now) == real.still(at: walk.now)
      else {
        #expect(observer.still(at: walk.now) == real.still(at: walk.now), "step \(place)")
        #expect(newcomer.still(at: walk.now) == real.still(at: walk.now), "step \(place)")
        return
      }
      if place % 7 == 0 { newcomer = real }
    }
  }

  @Test func `the walks meet every event, and every reason to refuse`() {
    var events: Set<String> = []
    var reasons: Set<String> = []
    for seed in 0..<100 as Range<UInt64> {
      var walk = SessionWalk(seed: seed)
      for _ in 0..<300 {
        for action in walk.step() {
          switch action {
          case .publish(let batch): events.formUnion(batch.events.map(\.name))
          case .reply(.refusal(let refusal), _): reasons.insert(refusal.reason)
          case .reply(.answer, _), .move, .scroll: break
          }
        }
      }
    }
    let expected: Set = [
      "dragStarted", "dragCancelled", "will", "animation", "interrupted", "didFinish",
      "pageChanged", "step", "control", "bounce", "rest", "scrubStarted", "scrubEnded", "layout",
      "style", "blackout", "timer", "locked", "driver", "chrome", "skin", "sheet", "bound", "deck",
      "scroll", "autoAdvance",
    ]
    #expect(events == expected)
    let refusals: Set = [
      "busy", "duplicate", "empty", "locked", "modal", "noItems", "noPage", "notDriver",
      "notPresenter", "outOfRange", "stale", "unknownPage", "unknownSkin",
    ]
    #expect(reasons == refusals)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `who loses motions knows all but where the finger is`(seed: UInt64) {
    var walk = SessionWalk(seed: seed)
    var observer = Follower(walk)
    for place in 0..<300 {
      for case .publish(let batch) in walk.step() { _ = observer.apply(batch) }
      let known = observer.withoutFinger
      let real = Follower(walk).withoutFinger
      guard known != real else { continue }
      #expect(known == real, "step \(place)")
      return
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `what is refused changes nothing`(seed: UInt64) {
    var walk = SessionWalk(seed: seed)
    for _ in 0..<300 {
      let before = walk.session
      let actions = walk.step()
      guard let asked = walk.asked, !actions.refusals.isEmpty else { continue }
      #expect(actions.count == 1, "\(asked.intent)")
      #expect(walk.session.snapshot(now: walk.now) == before.snapshot(now: walk.now))
      #expect(walk.session.manifest == before.manifest)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `each intent is answered exactly once, and the same again for one that comes again`(
    seed: UInt64
  ) {
    var walk = SessionWalk(seed: seed)
    var answers: [String: Int] = [:]
    for _ in 0..<300 {
      let actions = walk.step()
      if let asked = walk.asked { answers["\(asked.participant.id) \(asked.req)"] = 0 }
      if let gone = walk.gone { answers = answers.filter { !$0.key.hasPrefix(gone.id + " ") } }
      for case .reply(let reply, let participant) in actions {
        answers["\(participant.id) \(reply.req)", default: 0] += 1
      }
      guard let asked = walk.asked else { continue }
      var session = walk.session
      let again = session.handle(
        asked.intent,
        req: asked.req,
        from: asked.participant,
        now: walk.now
      )
      #expect(again.allSatisfy { if case .reply = $0 { true } else { false } })
      #expect(session.revision == walk.session.revision)
    }
    for case .reply(let reply, let participant) in walk.rest(30) {
      answers["\(participant.id) \(reply.req)", default: 0] += 1
    }
    #expect(answers.filter { $0.value != 1 } == [:])
  }
}

extension Follower {
  fileprivate init(_ walk: SessionWalk) {
    self.init(
      revision: walk.session.revision,
      snapshot: walk.session.snapshot(now: walk.now),
      manifest: walk.session.manifest
    )
  }

  fileprivate mutating func hear(_ action: Action) {
    switch action {
    case .publish(let batch): #expect(apply(batch) == .applied)
    case .move(let motion): apply(motion)
    case .scroll(let motion): apply(motion)
    case .reply: break
    }
  }

  /// What runs by itself is where its run says.
  fileprivate func still(at now: Double) -> Follower {
    var still = self
    if let animation = snapshot.transition?.animation {
      still.snapshot.transition?.p = animation.position(at: now)
    }
    if snapshot.sheet?.animation != nil { still.snapshot.sheet?.offset = 0 }
    return still
  }

  fileprivate var withoutFinger: Follower {
    var still = still(at: 0)
    still.snapshot.pull = 0
    still.snapshot.transition?.p = 0
    still.snapshot.scrolls = []
    return still
  }
}

extension Reply {
  fileprivate var req: String {
    switch self {
    case .answer(let answer): answer.req
    case .refusal(let refusal): refusal.req ?? ""
    }
  }
}

extension Event {
  /// The name of its case.
  fileprivate var name: String {
    let text = String(describing: self)
    return String(text.prefix { $0 != "(" })
  }
}
