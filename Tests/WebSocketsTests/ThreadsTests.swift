import Glibc
import Testing

@testable import WebSockets

extension OverSockets {
  @Suite("Several service threads")
  struct ThreadsTests {
    /// Open connections of each thread.
    private static func spread(_ server: WebSocketServer) async -> [Int] {
      var spread: [Int] = []
      for outbox in await server.outboxes {
        spread.append(await outbox.branch.act { $0.table.open })
      }
      return spread
    }

    @Test func `share connections out, each with a thread and a log of its own`() async throws {
      let (owner, server) = try await Owner.open(threads: 3)
      let port = await server.port
      let peers = try (0..<30).map { _ in try RawPeer.open(port) }
      #expect(await server.becomes { $0.open == 30 })
      #expect(await Self.spread(server) == [10, 10, 10])
      var threads: Set<UInt> = []
      for outbox in await server.outboxes {
        threads.insert(await outbox.branch.act { _ in UInt(pthread_self()) })
      }
      #expect(threads.count == 3)
      #expect(threads.contains(await Task { @Service in UInt(pthread_self()) }.value))
      await server.publish(Array("page".utf8), to: .everyone, lane: .state)
      for peer in peers { #expect(try peer.message() == .text("page")) }
      await owner.stop()
    }

    @Test func `are not needed up to a number of connections`() async throws {
      let (owner, server) = try await Owner.open(threads: 2) { $0.bounds.spreadFrom = 4 }
      let port = await server.port
      var peers = try (0..<4).map { _ in try RawPeer.open(port) }
      #expect(await server.becomes { $0.open == 4 })
      #expect(await Self.spread(server) == [4, 0])
      // Before its first newcomer the other thread is told of nothing.
      await server.publish(Array("one".utf8), to: .everyone, lane: .state)
      for _ in 0..<3 { peers.append(try RawPeer.open(await server.port)) }
      #expect(await server.becomes { $0.open == 7 })
      #expect(await Self.spread(server) == [4, 3])
      await server.publish(Array("two".utf8), to: .everyone, lane: .state)
      for (index, peer) in peers.enumerated() {
        if index < 4 { #expect(try peer.message() == .text("one")) }
        #expect(try peer.message() == .text("two"))
      }
      await owner.stop()
    }

    @Test func `tell how long a broadcast took, whichever of them has the connections`()
      async throws
    {
      let (owner, server) = try await Owner.open(threads: 2)
      let peer = try RawPeer.open(await server.port)
      #expect(await server.becomes { $0.open == 1 })
      #expect(await Self.spread(server) == [0, 1])
      await server.publish(Array("page".utf8), to: .everyone, lane: .state)
      #expect(try peer.message() == .text("page"))
      #expect(await server.becomes { $0.last.count == 1 })
      #expect(await server.broadcastTime > 0)
      await owner.stop()
    }

    @Test func `answer from the shelf without the handler`() async throws {
      let (owner, server) = try await Owner.open(threads: 3)
      await server.serve { $0.path == "/file" ? .text(200, "from the shelf") : nil }
      for _ in 0..<6 {
        let peer = try RawPeer(await server.port)
        peer.write("GET /file HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try peer.answer().body == "from the shelf\n")
        #expect(await owner.requests.isEmpty)
      }
      let peer = try RawPeer(await server.port)
      peer.write("GET /other HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.answer().body == "/other\n")
      await owner.stop()
    }

    @Test func `share the snapshot that those who are behind get`() async throws {
      let (owner, server) = try await Owner.open(threads: 3)
      let made = Locked(0)
      await owner.set {
        $0.makeSnapshot = { _ in
          made.withLock { $0 += 1 }
          return "snapshot"
        }
      }
      let port = await server.port
      let peers = try (0..<9).map { _ in try RawPeer.open(port) }
      #expect(await server.becomes { $0.open == 9 })
      await server.act { server in
        // More than the log keeps, in one turn.
        let text = [UInt8](repeating: 0x61, count: 1000)
        for _ in 0..<1000 { server.publish(text, to: .everyone, lane: .state) }
      }
      for peer in peers { #expect(try peer.message() == .text("snapshot")) }
      #expect(await server.becomes { $0.behind == 0 && $0.snapshots == 9 })
      #expect(made.withLock { $0 } == 1)
      await server.publish(Array("next".utf8), to: .everyone, lane: .state)
      for peer in peers { #expect(try peer.message() == .text("next")) }
      await owner.stop()
    }

    @Test func `reach everyone once and in order, with answers between`() async throws {
      let (owner, server) = try await Owner.open(threads: 4)
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
      let (owner, server) = try await Owner.open(threads: 4) {
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
  }
}
