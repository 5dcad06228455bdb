import Testing
import WebSockets

extension OverSockets {
  @Suite("Several threads that send")
  struct CarriersTests {
    /// A server whose threads help from the first connection on.
    private static func open(
      _ change: @Service (inout ServerConfiguration) -> Void = { _ in }
    ) async throws -> (Owner, WebSocketServer) {
      try await Owner.open {
        $0.threads = 4
        $0.bounds.carriersFrom = 1
        change(&$0)
      }
    }

    @Test func `reach everyone once and in order, with answers between`() async throws {
      let (owner, server) = try await Self.open()
      var peers: [RawPeer] = []
      var connections: [ConnectionID] = []
      for _ in 0..<700 {
        peers.append(try RawPeer.open(await server.port))
        connections.append(try #require(await owner.connection()))
      }
      let answered = connections[333]
      for number in 0..<20 {
        await server.act { server in
          server.publish(Array("\(number)".utf8), to: .everyone, lane: .state)
          server.send(Array("answer \(number)".utf8), to: answered)
        }
      }
      for (index, peer) in peers.enumerated() {
        for number in 0..<20 {
          #expect(try peer.message() == .text("\(number)"))
          if index == 333 { #expect(try peer.message() == .text("answer \(number)")) }
        }
      }
      let counts = await server.counts
      #expect(counts.sentFrames.state + counts.sentFrames.single >= 700 * 20)
      #expect(counts.last.count > 0)
      await owner.stop()
    }

    @Test func `leave frames whole where readers stop, and newcomers come and go`() async throws {
      let (owner, server) = try await Self.open {
        $0.bounds.sendBuffer = 4096
        $0.bounds.logBytes = 64 << 20
      }
      await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 32 << 20) } }
      let port = await server.port
      let stopped = try (0..<20).map { _ in try RawPeer.open(port, receiveBuffer: 2048) }
      #expect(await server.becomes { $0.open == 20 })
      func text(_ number: Int) -> String {
        "\(number) " + String(repeating: "x", count: 1 + number * 7919 % 1777)
      }
      var passing: [RawPeer] = []
      for number in 0..<150 {
        await server.publish(Array(text(number).utf8), to: .everyone, lane: .state)
        if number.isMultiple(of: 10) { passing.append(try RawPeer.open(port)) }
        if passing.count > 3 { passing.removeFirst() }
      }
      #expect(await server.counts.behind >= 20)
      for peer in stopped {
        for number in 0..<150 { try #require(try peer.message() == .text(text(number))) }
      }
      await owner.stop()
    }

    @Test func `end with their server`() async {
      await #expect(processExitsWith: .success) {
        let (first, _) = try await Self.open()
        await first.stop()
        let before = threads()
        for _ in 0..<20 {
          let (owner, _) = try await Self.open()
          await owner.stop()
        }
        for _ in 0..<500 where threads() > before { await pause(0.01) }
        try #require(threads() <= before)
      }
    }
  }
}
