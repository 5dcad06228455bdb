import Foundation
import FoundationNetworking
import Messages
import Session
import Testing
import WebSockets

@testable import Server

private let talk = """
  # One

  ---

  ## Two

  - a

  . . .

  - b

  Note: CANARY-2f6b

  ---

  ## Three
  """

private func goTo(_ number: Int) -> Intent { .goTo(Intent.GoTo(number: number)) }

@Suite("Serving a deck")
struct ServingTests {
  @Test(arguments: threadCounts)
  func `a late joiner has the current page in the first bytes`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(goTo(3), req: "1")
      let page = try await stage.text("")
      #expect(page.contains("<h2>Three</h2>"))
      #expect(!page.contains("<h1>One</h1>"))
      var viewer = try await stage.join()
      #expect(try await viewer.welcome().session.page == "three")
    }
  }

  @Test func `the show may begin on any page`() async throws {
    try await Stage.with(talk, page: 2) { stage in
      let isShown = try await stage.shows("data-page=\"two\"")
      #expect(isShown)
    }
    try await Stage.with(talk, page: 99) { stage in
      let isShown = try await stage.shows("data-page=\"three\"")
      #expect(isShown)
    }
  }

  @Test func `steps that are not revealed yet are hidden in the first bytes`() async throws {
    try await Stage.with(talk, page: 2) { stage in
      let hidden = "data-step=\"1\" data-when=\"ahead\""
      let isShown = try await stage.shows(hidden)
      #expect(isShown)
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(.advance(Intent.Advance(to: .next)), req: "1")
      let revealed = try await stage.text("")
      #expect(!revealed.contains(hidden))
    }
  }

  @Test func `a page is made once for all who ask at the same time`() async throws {
    try await Stage.with(talk) { stage in
      for address in ["", "remote"] {
        let before = try await stage.pagesMade()
        try await stage.all(30) { _ = try await stage.get(address) }
        #expect(try await stage.pagesMade() == before + 1)
      }
      var presenter = try await stage.presenter()
      let before = try await stage.pagesMade()
      _ = try await presenter.ask(goTo(3), req: "1")
      try await stage.all(30) { _ = try await stage.get("") }
      #expect(try await stage.pagesMade() == before + 1)
    }
  }

  @Test func `a picture in the deck's own text is a file that its page names`() async throws {
    let picture: [UInt8] = [0x89] + Array("PNG and more".utf8)
    let held = "data:image/png;base64,\(Data(picture).base64EncodedString())"
    try await Stage.with("![Cup](\(held))\n\n---\n\n![Cup](\(held))") { stage in
      var viewer = try await stage.join()
      var addresses: Set<String> = []
      for page in try await viewer.welcome().deck.pages {
        let fragment = try await stage.text(page.address)
        #expect(!fragment.contains("data:"))
        let address = try #require(fragment.firstMatch(of: /src="(deck\/[^"]+\.png)"/)).1
        addresses.insert(String(address))
      }
      #expect(addresses.count == 1)
      let (response, bytes) = try await stage.get(try #require(addresses.first))
      #expect(Array(bytes) == picture)
      #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/png")
      #expect(response.value(forHTTPHeaderField: "Cache-Control")?.contains("immutable") == true)
    }
  }

  @Test(arguments: threadCounts)
  func `every viewer is told of a change, in order`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewers = [try await stage.join(), try await stage.join(), try await stage.join()]
      for index in viewers.indices { _ = try await viewers[index].welcome() }
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(.advance(Intent.Advance(to: .next)), req: "1")
      for index in viewers.indices {
        let first = try await viewers[index].next { if case .batch = $0 { true } else { false } }
        let second = try await viewers[index].next { if case .batch = $0 { true } else { false } }
        guard case .batch(let will) = first, case .batch(let end) = second else { return }
        #expect(will.revision == 1 && end.revision == 2)
        #expect(
          end.events.contains {
            if case .pageChanged(let change) = $0 { change.new == "two" } else { false }
          }
        )
      }
    }
  }

  @Test(arguments: threadCounts)
  func `a viewer asks for the time and gets its own stamp back`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewer = try await stage.join()
      let joined = try await viewer.welcome().time
      await viewer.say(.clock(sent: 12.5))
      let reply = try await viewer.next { if case .clock = $0 { true } else { false } }
      guard case .clock(let sent, let time) = reply else { return }
      #expect(sent == 12.5)
      #expect(time >= joined)
    }
  }

  @Test(arguments: threadCounts)
  func `the presenter learns how many look on`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var presenter = try await stage.presenter()
      let viewer = try await stage.join()
      _ = try await presenter.next { $0.viewers == 1 }
      await viewer.leave()
      _ = try await presenter.next { $0.viewers == 0 }
    }
  }

  @Test func `a presenter who was counted as a viewer learns of the next one`() async throws {
    try await Stage.with(talk) { stage in
      var first = try await stage.presenter()
      var second = try await stage.join()
      _ = try await first.next { $0.viewers == 1 }
      _ = try await second.enter(with: stage.server.credentials.presenter)
      let viewer = try await stage.join()
      _ = try await second.next { $0.viewers == 1 }
      await viewer.leave()
    }
  }

  @Test(arguments: threadCounts)
  func `all are told when the server goes away`(threads: Int) async throws {
    var guest: Guest?
    try await Stage.with(talk, threads: threads) { stage in
      guest = try await stage.join()
      _ = try await guest?.welcome()
    }
    #expect(await guest?.ending() == .goingAway)
  }

  @Test func `a server that has stopped is let go of, with its deck`() async throws {
    weak var host: SessionHost?
    try await Stage.with(talk) { stage in
      host = stage.server.session
      _ = try await stage.join()
    }
    // What was on its way to it has turns of its own.
    for _ in 0..<1_000 where host != nil { await Task { @Service in }.value }
    #expect(host == nil)
  }
}

@Suite("What a viewer can't do")
struct SecrecyTests {
  @Test func `notes and tokens are at no address and in no message of a viewer's`() async throws {
    try await Stage.with(talk, page: 2) { stage in
      var viewer = try await stage.join()
      let welcome = try await viewer.welcome()
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(goTo(1), req: "1")
      _ = try await presenter.ask(goTo(2), req: "2")
      try stage.write(talk + "\n\n---\n\n## Four\n\nNote: CANARY-2f6b again\n")
      _ = try await viewer.next { message in
        guard case .batch(let batch) = message else { return false }
        return batch.events.contains { if case .deck = $0 { true } else { false } }
      }
      var seen = viewer.heard.map { String(decoding: $0, as: UTF8.self) }
      let addresses =
        ["", "remote", "console", "metrics", "healthz", "readyz", "ws", "nothing"]
        + welcome.deck.pages.map(\.address)
      for address in addresses { seen.append(try await stage.text(address)) }
      let secrets = [
        "CANARY-2f6b", stage.server.credentials.presenter, stage.server.credentials.remote,
      ]
      for secret in secrets { #expect(!seen.contains { $0.contains(secret) }) }
    }
  }

  @Test(arguments: threadCounts)
  func `steering is refused, and no one else hears of it`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewer = try await stage.join()
      let answer = try await viewer.ask(goTo(3), req: "1")
      #expect(answer == .refusal(Refusal(req: "1", reason: "notPresenter")))
      let isShown = try await stage.shows("data-page=\"one\"")
      #expect(isShown)
    }
  }

  @Test(arguments: ["", "x", String(repeating: "A", count: 43)])
  func `a wrong token ends the connection before anything is told`(token: String) async throws {
    try await Stage.with(talk) { stage in
      var guest = try await stage.join()
      await guest.say(.authenticate(req: "t", token: token))
      #expect(await guest.ending() == .notAllowed)
      #expect(guest.heard.count == 1)
    }
  }

  @Test func `messages that can't be read are refused, and too many of them end it`() async throws {
    try await Stage.with(talk) { stage in
      var guest = try await stage.join()
      for text in ["{", "[]", "{\"type\":\"reload\"}", "{\"type\":\"goTo\",\"number\":1e99}"] {
        await guest.say(text)
        let answer = try await guest.next { if case .refusal = $0 { true } else { false } }
        #expect(answer == .refusal(Refusal(req: nil, reason: "badMessage")))
      }
      await guest.say("{")
      #expect(await guest.ending() == .badMessage)
    }
  }

  @Test(arguments: threadCounts)
  func `a flood ends the connection`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var guest = try await stage.join()
      for number in 0..<60 { await guest.say(.clock(sent: Double(number))) }
      #expect(await guest.ending() == .rate)
    }
  }
}

@Suite("A deck that is saved while it is shown")
struct ReloadTests {
  private static func deck(_ message: ServerMessage) -> Manifest? {
    guard case .batch(let batch) = message else { return nil }
    for case .deck(let manifest) in batch.events { return manifest }
    return nil
  }

  @Test(arguments: threadCounts)
  func `viewers stay on their page and get its new text`(threads: Int) async throws {
    try await Stage.with(talk, page: 3, threads: threads) { stage in
      var viewer = try await stage.join()
      _ = try await viewer.welcome()
      try stage.write(
        talk.replacing("## Three", with: "## Three\n\nnew words")
          .replacing("## Two", with: "## Extra\n\n---\n\n## Two")
      )
      let message = try await viewer.next { Self.deck($0) != nil }
      #expect(Self.deck(message)?.pages.map(\.id) == ["one", "extra", "two", "three"])
      let page = try await stage.text("")
      #expect(page.contains("data-page=\"three\""))
      #expect(page.contains("new words"))
    }
  }

  @Test func `a file that is gone or empty for a moment keeps the old deck`() async throws {
    try await Stage.with(talk, page: 3) { stage in
      var presenter = try await stage.presenter()
      try stage.write("")
      let message = try await presenter.next { if case .report = $0 { true } else { false } }
      guard case .report(let report) = message else { return }
      #expect(report.severity == "error")
      #expect(report.text.contains("talk.md"))
      let isShown = try await stage.shows("<h2>Three</h2>")
      #expect(isShown)
    }
  }
}

@Suite("Addresses")
struct AddressTests {
  @Test(arguments: threadCounts)
  func `content has an address for good, and is not sent twice`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      var viewer = try await stage.join()
      let page = try #require(try await viewer.welcome().deck.pages.first)
      let (response, data) = try await stage.get(page.address)
      #expect(response.statusCode == 200)
      #expect(
        response.value(forHTTPHeaderField: "Cache-Control")?.contains("immutable") == true
      )
      #expect(
        response.value(forHTTPHeaderField: "Content-Security-Policy")?.contains("sandbox") == true
      )
      #expect(String(decoding: data, as: UTF8.self).contains("<h1>One</h1>"))
      let etag = try #require(response.value(forHTTPHeaderField: "ETag"))
      let (again, _) = try await stage.get(page.address, headers: ["If-None-Match": etag])
      #expect(again.statusCode == 304)
    }
  }

  @Test(arguments: [
    "nothing", "deck/guess.html", "deck/../Package.swift", "w/x/app/viewer.js",
    "..%2f..%2fetc/passwd",
    "%2e%2e/%2e%2e/etc/passwd", "libraries.json", "index.html",
  ])
  func `there is nothing at other addresses`(path: String) async throws {
    try await Stage.with(talk) { stage in
      let status = try await stage.get(path).0.statusCode
      #expect(status >= 400)
    }
  }

  @Test(arguments: ["healthz", "readyz", "metrics", "remote"])
  func `there is something at these`(path: String) async throws {
    try await Stage.with(talk) { stage in
      let status = try await stage.get(path).0.statusCode
      #expect(status == 200)
    }
  }

  @Test(arguments: threadCounts)
  func `a name that is not the server's is refused`(threads: Int) async throws {
    try await Stage.with(talk, threads: threads) { stage in
      let (response, _) = try await stage.get("", headers: ["Host": "evil.example"])
      #expect(response.statusCode == 421)
    }
  }
}
