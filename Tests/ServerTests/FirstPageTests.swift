import DeckReading
import Foundation
import Session
import TestSupport
import Testing
import WebSockets

@testable import Server

@Suite("The viewer's page of a drawn deck", .timeLimit(.minutes(2)))
@Service
struct FirstPageTests {
  private static let sheets = ["Kettles", "Cups"].map { TestPDF.Sheet($0) }

  /// A host of a PDF of which no more is known than what showing it takes.
  @Service private final class Scene {
    let host: SessionHost
    private let path: String
    private var source: DeckSource
    private let draft: Reading

    init(_ path: String) async throws {
      self.path = path
      var source = DeckSource(path: path, reader: DeckReader(), addressSecret: nil)
      let (deck, reading) = try await source.open()
      self.source = source
      draft = reading
      host = SessionHost(
        deck: deck,
        page: nil,
        epoch: "epoch",
        credentials: Credentials(),
        hostRule: HostRule(url: nil, machine: ""),
        policy: ResponsePolicy(allowsRemote: false),
        site: try Site(folder: Stage.root.appending(path: "web").path)
      )
    }

    /// What a newcomer is sent who asked before `body` happens, the page of then being drawn or not.
    func page(isDrawn: Bool = true, after body: () async throws -> Void = {}) async throws -> String
    {
      let job = host.deck.drawn[0]
      var picture: Picture?
      if isDrawn { picture = await host.workshop.product(of: job) }
      try await body()
      let answer = host.viewerPage(for: HTTPRequest(path: "/"), with: picture, of: job)
      return String(decoding: answer.body, as: UTF8.self)
    }

    /// The words of the deck are found.
    func complete() async throws {
      let rest = try #require(draft.rest)
      await show(rest())
    }

    /// The deck is saved anew.
    func save(_ sheets: [TestPDF.Sheet]) async throws {
      try Data(TestPDF.bytes(sheets)).write(to: URL(fileURLWithPath: path))
      await show(try DeckReader().read(path))
    }

    private func show(_ reading: Reading) async {
      let (deck, next) = await source.publishing(reading, after: host.deck)
      source = next
      host.replace(deck, name: "talk.pdf")
    }
  }

  private func with(_ body: (Scene) async throws -> Void) async throws {
    let folder = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let deck = folder.appending(path: "talk.pdf")
    try Data(TestPDF.bytes(Self.sheets)).write(to: deck)
    try await body(try await Scene(deck.path))
  }

  private func stage(_ page: String) throws -> String {
    String(
      try #require(page.firstMatch(of: /data-part="strip">(.*?)<\/main>/.dotMatchesNewlines())).1
    )
  }

  @Test func `it comes with the picture where that is drawn`() async throws {
    try await with { scene in
      let stage = try stage(try await scene.page())
      #expect(stage.contains("data-page=\"page-1\""))
      #expect(stage.contains(/<img src="deck\/[^"]+\.svg"/))
      #expect(!stage.contains("<tspan"))
    }
  }

  @Test func `it comes at once where that is not drawn, and says where the picture will be`()
    async throws
  {
    try await with { scene in
      let stage = try stage(try await scene.page(isDrawn: false))
      let address = String(try #require(stage.firstMatch(of: /<img src="(deck\/[^"]+)"/)).1)
      #expect(address.hasSuffix("-picture"))
      guard case .picture(let job)? = scene.host.deck.served(at: address) else {
        Issue.record("there is nothing at \(address)")
        return
      }
      #expect(job == scene.host.deck.drawn[0])
      // Who asks next has it with the rest.
      let next = try await scene.page()
      #expect(next.contains(".svg\""))
    }
  }

  @Test func `words that are found meanwhile lie over it`() async throws {
    try await with { scene in
      let page = try await scene.page { try await scene.complete() }
      let stage = try stage(page)
      #expect(stage.contains(/<img src="deck\/[^"]+\.svg"/))
      #expect(stage.contains(">Kettles</tspan>"))
      #expect(page.contains("\"title\":\"Kettles\""))
    }
  }

  @Test func `a picture of the deck before it was saved is not sent`() async throws {
    try await with { scene in
      let page = try await scene.page { try await scene.save([TestPDF.Sheet("Leaves")]) }
      #expect(page.contains("\"title\":\"Leaves\""))
      let before = try stage(page)
      #expect(before.contains("-picture\""))
      #expect(!before.contains(".svg\""))
      let after = try stage(try await scene.page())
      #expect(after.contains(">Leaves</tspan>"))
      #expect(after.contains(".svg\""))
    }
  }

  @Test func `a picture of the page before it turned is not sent`() async throws {
    try await with { scene in
      let page = try await scene.page {
        let host = scene.host
        let presenter = Participant("presenter")
        host.carryOut(host.session.grant(.presenter, to: presenter, now: ServiceClock.now))
        let turn = Intent.goTo(.init(number: 2, animated: false))
        host.carryOut(
          host.session.handle(turn, req: nil, from: presenter, now: ServiceClock.now)
        )
      }
      let stage = try stage(page)
      #expect(stage.contains("data-page=\"page-2\""))
      #expect(!stage.contains(".svg\""))
    }
  }
}
