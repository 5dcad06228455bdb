import Foundation
import FoundationNetworking
import Messages
import Server
import Session
import TestSupport
import Testing

@Suite("Serving a PDF", .timeLimit(.minutes(5)))
struct DrawnDeckTests {
  private static let sheets = ["Kettles", "Cups", "Leaves"].map { TestPDF.Sheet($0) }

  private func with(_ bytes: [UInt8], _ body: (Stage) async throws -> Void) async throws {
    let folder = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let deck = folder.appending(path: "talk.pdf")
    try Data(bytes).write(to: deck)
    try await Stage.with(deck: deck.path, folder: folder, body)
  }

  /// The address of the picture in a page's fragment.
  private func picture(_ fragment: String) throws -> String {
    String(try #require(fragment.firstMatch(of: /<img src="(deck\/[^"]+)"/)).1)
  }

  /// The deck as it is once all is known of it.
  private func whole(_ stage: Stage) async throws -> Manifest {
    var guest = try await stage.join()
    let welcome = try await guest.welcome()
    guard welcome.deck.pages.contains(where: { $0.title.hasPrefix("Page ") }) else {
      return welcome.deck
    }
    let batch = try await guest.batch { if case .deck = $0 { true } else { false } }
    for case .deck(let manifest) in batch.events { return manifest }
    throw URLError(.badServerResponse)
  }

  @Test func `it is shown at once, and its titles follow under the same names`() async throws {
    try await with(TestPDF.bytes(Self.sheets)) { stage in
      let deck = try await whole(stage)
      #expect(deck.pages.map(\.title) == ["Kettles", "Cups", "Leaves"])
      #expect(deck.pages.map(\.id) == ["page-1", "page-2", "page-3"])
      #expect(deck.pages.map(\.kind) == [.drawn, .drawn, .drawn])
    }
  }

  @Test func `a page is its picture by what is on it, with its words over it`() async throws {
    try await with(TestPDF.bytes([Self.sheets[0], Self.sheets[1], Self.sheets[0]])) { stage in
      let deck = try await whole(stage)
      var pictures: [String] = []
      for page in deck.pages {
        let fragment = try await stage.text(page.address)
        #expect(fragment.hasPrefix("<div class=\"drawing\" style=\"--shape:1.33"))
        #expect(fragment.contains(">\(page.title)</tspan>"))
        pictures.append(try picture(fragment))
        let (response, bytes) = try await stage.get(try picture(fragment))
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/svg+xml")
        #expect(
          response.value(forHTTPHeaderField: "Content-Security-Policy")?.hasPrefix("sandbox")
            == true
        )
        #expect(String(decoding: bytes, as: UTF8.self).contains("<svg"))
      }
      #expect(pictures[0] == pictures[2])
      #expect(pictures[0] != pictures[1])
    }
  }

  @Test func `a page is made once for all who ask at the same time`() async throws {
    try await with(TestPDF.bytes(Self.sheets)) { stage in
      let deck = try await whole(stage)
      let before = try await stage.pagesMade()
      try await stage.all(30) { _ = try await stage.get(deck.pages[1].address) }
      #expect(try await stage.pagesMade() == before + 1)
    }
  }

  @Test func `once it is drawn a newcomer has the page in the first bytes`() async throws {
    try await with(TestPDF.bytes(Self.sheets)) { stage in
      let deck = try await whole(stage)
      let fragment = try await stage.text(deck.pages[0].address)
      #expect(try await stage.text("").contains(fragment))
    }
  }

  @Test func `pixels can be had in several widths`() async throws {
    var sheet = TestPDF.Sheet("Shown", width: 800, height: 300)
    sheet.left = 40
    let bytes = TestPDF.bytes([sheet], info: "/Creator (LaTeX with Beamer class)")
    try await with(bytes) { stage in
      let fragment = try await stage.text(try await whole(stage).pages[0].address)
      let set = String(try #require(fragment.firstMatch(of: /srcset="([^"]+)"/)).1)
      let addresses = set.split(separator: ",").compactMap { $0.split(separator: " ").first }
      #expect(addresses.count == 3)
      var sizes: [Int] = []
      for address in addresses {
        let (response, bytes) = try await stage.get(String(address))
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/webp")
        sizes.append(bytes.count)
      }
      #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }
  }

  @Test func `notes beside a page reach no viewer`() async throws {
    var notes = TestPDF.Sheet("CANARY-77", width: 800, height: 300)
    notes.left = 450
    let bytes = TestPDF.bytes([notes], info: "/Creator (LaTeX with Beamer class)")
    try await with(bytes) { stage in
      // Presenters are told of them as soon as they are found.
      var presenter = try await stage.presenter()
      while !presenter.heard.contains(where: { $0.firstRange(of: Array("CANARY-77".utf8)) != nil })
      {
        _ = try await presenter.next()
      }
      var viewer = try await stage.join()
      let deck = try await viewer.welcome().deck
      let fragment = try await stage.text(deck.pages[0].address)
      for text in [fragment, try await stage.text(""), "\(deck)"] {
        #expect(!text.contains("CANARY"))
      }
    }
  }

  @Test(arguments: ["deck/nothing.svg", "deck/nothing-960.webp", "deck/"])
  func `there is nothing at other addresses`(address: String) async throws {
    try await with(TestPDF.bytes(Self.sheets)) { stage in
      let status = try await stage.get(address).0.statusCode
      #expect(status == 404)
    }
  }
}
