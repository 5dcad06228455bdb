import FoundationEssentials
import Messages
import Server
import Session
import Testing
import WebSockets

@testable import Commands

/// `lectern swipe` against a real server, as a viewer sees it.
@Suite("A swipe over connections", .timeLimit(.minutes(1)))
struct SwipeOverSocketsTests {
  @Test func `is a touch, ten positions at least and a transition's end on a viewer's socket`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "swipe-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let deck = folder.appending(path: "talk.md")
    try Data("# One\n\n---\n\n# Two\n".utf8).write(to: deck)
    let server = try await RunningServer.start(
      ServerOptions(deck: deck.path, host: "127.0.0.1", port: 0, web: Self.web)
    )
    let viewer = try await WebSocketClient.connect(to: server.socketAddress)
    async let seen = Self.watch(viewer)
    var swipe = Swipe(.next)
    swipe.duration = 0.5
    let endpoint = Endpoint(socketURL: server.socketAddress, token: server.credentials.presenter)
    let outcome = await Errand.run(.move(.swipe(swipe)), at: endpoint)
    #expect(outcome == .done("2 / 2  Two"))
    let names = await seen
    #expect(names.first == "dragStarted")
    #expect(names.last == "didFinish")
    #expect(names.count { $0 == "motion" } >= 10)
    let others = names.filter { $0 != "motion" }
    #expect(others == ["dragStarted", "will", "animation", "didFinish"])
    await server.stop()
  }

  /// What a viewer is told until a transition ends, in order.
  private static func watch(_ client: WebSocketClient) async -> [String] {
    var names: [String] = []
    for await case .text(let bytes) in client.messages {
      switch try? JSON.decode(ServerMessage.self, bytes) {
      case .motion: names.append("motion")
      case .batch(let batch):
        for event in batch.events {
          names.append(String(String(describing: event).prefix { $0 != "(" }))
          if case .didFinish = event { return names }
        }
      default: break
      }
    }
    return names
  }

  private static let web =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/web"
}
