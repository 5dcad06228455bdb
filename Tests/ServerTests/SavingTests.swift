import Foundation
import Messages
import Server
import Session
import Testing
import WebSockets

private func talk(_ names: [String]) -> String {
  names.map { "# \($0)" }.joined(separator: "\n\n---\n\n")
}

@Suite("A save in the middle of a turn", .timeLimit(.minutes(1)))
struct SavingTests {
  private static let pages = ["A", "B", "C", "D", "E"]

  /// Decks that are saved while a finger is half-way from B to C.
  @Test(arguments: [
    ["New", "A", "B", "C", "D", "E"], ["A", "B", "New", "C", "D", "E"], ["A", "B"],
    ["A", "C", "D", "E"], ["A"], ["E", "D", "C", "B", "A"], ["X", "Y", "Z"],
  ])
  func `each transition that opened ends once, and a newcomer sees what all see`(
    saved: [String]
  ) async throws {
    try await Stage.with(talk(Self.pages), page: 2) { stage in
      var viewer = try await stage.join()
      var watch = Watch(try await viewer.welcome())
      let presenter = try await stage.presenter()
      await presenter.say(.intent(req: "1", .dragBegin(.init(gid: "g", extent: 400))))
      await presenter.say(.intent(req: nil, .dragMove(gid: "g", translation: -200)))
      try await watch.follow(&viewer) { $0.snapshot.transition != nil }
      try stage.write(talk(saved))
      try await watch.follow(&viewer) { $0.manifest.pages.map(\.title) == saved }
      await presenter.say(
        .intent(req: "2", .dragEnd(gid: "g", translation: -250, velocity: 0))
      )
      await presenter.say(.intent(req: "3", .timer(.start)))
      try await watch.follow(&viewer) {
        $0.snapshot.transition == nil && $0.snapshot.timer.running
      }
      #expect(watch.opened.sorted() == watch.ended.sorted())
      #expect(Set(watch.ended).count == watch.ended.count)
      #expect(watch.follower.manifest.pages.contains { $0.id == watch.follower.snapshot.page })
      var late = try await stage.join()
      let whole = try await late.welcome()
      #expect(whole.session.page == watch.follower.snapshot.page)
      #expect(whole.session.control == watch.follower.snapshot.control)
      #expect(whole.deck == watch.follower.manifest)
    }
  }

  @Test func `a page that leads elsewhere and stays is where it ends`() async throws {
    try await Stage.with(talk(Self.pages), page: 2) { stage in
      var viewer = try await stage.join()
      var watch = Watch(try await viewer.welcome())
      let presenter = try await stage.presenter()
      await presenter.say(.intent(req: "1", .goTo(.init(page: "d"))))
      try await watch.follow(&viewer) { $0.snapshot.transition != nil }
      try stage.write(talk(["New"] + Self.pages))
      try await watch.follow(&viewer) {
        $0.manifest.pages.count == 6 && $0.snapshot.transition == nil
      }
      #expect(watch.follower.snapshot.page == "d")
      #expect(watch.follower.snapshot.control.currentIndex == 4)
      #expect(watch.opened == watch.ended)
    }
  }
}

@Suite("What a save has brought", .timeLimit(.minutes(1)))
struct DeckNewsTests {
  private static let pages = ["A", "B", "C", "D", "E"]

  // The first page is a cover, so another first page changes two.
  @Test(arguments: [
    (["A", "B", "c", "D", "E"], "page 3 is new or changed"),
    (["New", "A", "B", "C", "D", "E"], "6 pages instead of 5, pages 1, 2 are new or changed"),
    (["A", "B", "C"], "3 pages instead of 5"),
    (["A", "E", "D", "C", "B"], "what its pages show is the same"),
    (["P", "Q", "R", "D", "E"], "pages 1, 2, 3 are new or changed"),
    (["a", "b", "c", "d", "e", "f", "g"], "7 pages instead of 5, 7 pages are new or changed"),
  ])
  func `is told to the presenter`(saved: [String], news: String) async throws {
    try await Stage.with(talk(Self.pages)) { stage in
      var presenter = try await stage.presenter()
      try stage.write(talk(saved))
      let wanted = "talk.md was read again: \(news)."
      let message = try await presenter.next { message in
        if case .backstage(let facts) = message { facts.report != nil } else { false }
      }
      guard case .backstage(let facts) = message else { return }
      #expect(facts.report?.text == wanted)
    }
  }
}

/// What a viewer has seen.
private struct Watch {
  private(set) var follower: Follower
  private(set) var opened: [Int] = []
  private(set) var ended: [Int] = []

  init(_ whole: Whole) {
    follower = Follower(
      revision: whole.revision,
      snapshot: whole.session,
      manifest: whole.deck
    )
  }

  mutating func follow(_ viewer: inout Guest, until isThere: (Follower) -> Bool) async throws {
    while !isThere(follower) {
      guard case .batch(let batch) = try await viewer.next() else { continue }
      #expect(follower.apply(batch) == .applied)
      for event in batch.events {
        switch event {
        case .will(let opening): opened.append(opening.tid)
        case .didFinish(let ending): ended.append(ending.tid)
        default: break
        }
      }
    }
  }
}
