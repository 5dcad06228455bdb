import Messages
import Pager
import Server
import Session
import Testing
import WebSockets

private let talk = "# One\n\n---\n\n# Two\n\n---\n\n# Three\n"

private func next(expect: String? = nil) -> Intent {
  .advance(Intent.Advance(to: .next, expect: expect))
}

/// Several at once over real connections.
@Suite("Steering together")
struct SteeringTests {
  @Test(arguments: threadCounts)
  func `two who press next on the same page move one page`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      let outcomes = try await Self.press(next(expect: "one"), on: stage)
      #expect(outcomes.filter { $0 == "stale" }.count == 1)
      var late = try await stage.join()
      #expect(try await late.welcome().session.page == "two")
    }
  }

  @Test(arguments: threadCounts)
  func `two who each press for a page of their own move two`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      let outcomes = try await Self.press(next(), on: stage)
      #expect(outcomes == ["done", "done"])
      var late = try await stage.join()
      #expect(try await late.welcome().session.page == "three")
    }
  }

  @Test(arguments: threadCounts)
  func `a request that is sent again acts once, and has its answer again`(threads: Int) async throws
  {
    try await Stage.with(talk, threads: threads) { stage in
      var presenter = try await stage.presenter()
      let first = try await presenter.ask(next(), req: "k")
      let again = try await presenter.ask(next(), req: "k")
      #expect(again == first)
      var late = try await stage.join()
      #expect(try await late.welcome().session.page == "two")
    }
  }

  /// Two presenters say the same without waiting for each other; how each was answered.
  private static func press(_ intent: Intent, on stage: Stage) async throws -> [String] {
    var left = try await stage.presenter()
    var right = try await stage.presenter()
    await left.say(.intent(req: "k", intent))
    await right.say(.intent(req: "k", intent))
    return [try await left.outcome(), try await right.outcome()]
  }
}

extension Guest {
  fileprivate mutating func outcome() async throws -> String {
    while true {
      switch try await next() {
      case .answer: return "done"
      case .refusal(let refusal): return refusal.reason
      default: continue
      }
    }
  }
}

@Suite("The lease over connections", .timeLimit(.minutes(1)))
struct LeaseOverConnectionsTests {
  @Test(arguments: threadCounts)
  func `its holder is known to all by the name that they were told themselves`(
    threads: Int
  ) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewer = try await stage.join()
      var presenter = try await stage.join()
      let name = try await presenter.enter(with: stage.server.credentials.presenter)
      _ = try await presenter.ask(.driverMode(.exclusive), req: "1")
      let batch = try await viewer.batch { if case .driver = $0 { true } else { false } }
      #expect(batch.events == [.driver(.init(mode: .exclusive, holder: name))])
    }
  }

  @Test(arguments: threadCounts)
  func `who comes back with their name holds it still, and nobody else by that name`(
    threads: Int
  )
    async throws
  {
    try await Stage.with(talk, threads: threads) { stage in
      let tokens = stage.server.credentials
      var phone = try await stage.join()
      let name = try await phone.enter(with: tokens.remote)
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(.driverMode(.exclusive), req: "1")
      _ = try await presenter.ask(.grant(to: name), req: "2")

      var other = try await stage.join()
      let others = try await other.enter(with: tokens.remote, as: name)
      #expect(others != name)

      await phone.leave()
      var again = try await stage.join()
      // The server may hear of the end of a connection after the begin of the next.
      while try await again.enter(with: tokens.remote, as: name) != name {
        again = try await stage.join()
      }
      let answer = try await again.ask(next(), req: "3")
      guard case .answer = answer else {
        Issue.record("refused: \(answer)")
        return
      }
    }
  }
}

@Suite("Late joiners")
struct LateJoinerTests {
  @Test(arguments: threadCounts)
  func `know all that lies around the pages`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var presenter = try await stage.presenter()
      let offer = Intent.SheetOffer(
        id: "s",
        title: "Which way?",
        key: "way",
        items: [.init(id: "hill", title: "Hill")]
      )
      let intents: [Intent] = [
        .style(.curl), .axis(.vertical), .chrome(.status, hidden: true), .skin("dark"),
        .driverMode(.exclusive), .sheet(.present(offer)), .lock(true),
      ]
      for (place, intent) in intents.enumerated() {
        _ = try await presenter.ask(intent, req: "\(place)")
      }
      var late = try await stage.join()
      let session = try await late.welcome().session
      #expect(session.style == .curl)
      #expect(session.layout == .init(axis: .vertical))
      #expect(session.chrome.hidden == [.status])
      #expect(session.skin == "dark")
      #expect(session.driver.mode == .exclusive)
      #expect(session.sheet?.title == "Which way?")
      #expect(session.locked)
    }
  }

  @Test(arguments: threadCounts)
  func `see an edited deck, and presenters what was left out of it`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var presenter = try await stage.presenter()
      await presenter.say(.intent(req: "1", .edit(.init(pages: ["three", "one"]))))
      let message = try await presenter.next { message in
        if case .backstage = message { true } else { false }
      }
      guard case .backstage(let backstage) = message else { return }
      #expect(backstage.leftOut == [PageName(id: "two", title: "Two")])
      var late = try await stage.join()
      let whole = try await late.welcome()
      #expect(whole.deck.pages.map(\.id) == ["three", "one"])
      #expect(whole.session.control == PageControl(count: 2, currentIndex: 1, hidden: false))
    }
  }
}

@Suite("Motion over connections", .timeLimit(.minutes(1)))
struct MotionOverConnectionsTests {
  @Test(arguments: threadCounts)
  func `the last position of a finger that rests reaches who follows`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewer = try await stage.join()
      let whole = try await viewer.welcome()
      var follower = Follower(
        revision: whole.revision,
        snapshot: whole.session,
        manifest: whole.deck
      )
      let presenter = try await stage.presenter()
      await presenter.say(.intent(req: "1", .dragBegin(.init(gid: "g", extent: 400))))
      for step in 1...40 {
        await presenter.say(
          .intent(req: nil, .dragMove(gid: "g", translation: -5 * Double(step)))
        )
      }
      // What comes at once takes the place of a position that waits for its turn.
      await presenter.say(.intent(req: "2", .timer(.start)))
      // A finger that rests for too long is cancelled in the end, from where it was.
      while !follower.snapshot.timer.running || follower.snapshot.transition?.p != 0.5 {
        switch try await viewer.next() {
        case .batch(let batch): _ = follower.apply(batch)
        case .motion(let motion): follower.apply(motion)
        default: break
        }
      }
      #expect(follower.snapshot.transition?.phase == .dragging)
    }
  }
}
