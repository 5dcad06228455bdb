import Glibc
import Testing
import WebSockets

extension OverSockets {
  @Suite("A server")
  struct OpenAndCloseTests {
    @Test(arguments: threadCounts)
    func `takes and sends messages`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      peer.sendText("hello")
      #expect(await owner.event() == .received(connection, "hello"))
      await server.send(Array("welcome".utf8), to: connection)
      #expect(try peer.frame() == .text("welcome"))
      peer.send(8, [0x03, 0xE8])
      #expect(try peer.frame().code == 1000)
      #expect(await owner.event() == .closed(connection))
      #expect(try peer.readToEnd() == [])
      await server.send(Array("too late".utf8), to: connection)
      #expect(await server.becomes { $0.connections == 0 })
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `tells of a peer that just disappears`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      var peer: RawPeer? = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      _ = peer
      peer = nil
      #expect(await owner.event() == .closed(connection))
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `tells all that it goes away, and ends soon`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) { $0.intervals.drain = 0.5 }
      var peers: [RawPeer] = []
      for _ in 0..<100 { peers.append(try RawPeer.open(await server.port)) }
      #expect(await server.becomes { $0.open == 100 })
      await server.publish(Array("last".utf8), to: .everyone, lane: .state)
      let began = ServiceClock.now
      let stopping = Task { @Service in await owner.stop() }
      for peer in peers {
        #expect(try peer.message() == .text("last"))
        let close = try peer.message()
        #expect(close.code == 1001)
        peer.send(8, close.payload)
        #expect(try peer.readToEnd() == [])
      }
      await stopping.value
      #expect(ServiceClock.now - began < 2)
      for _ in 0..<100 { _ = await owner.connection() }
      for _ in 0..<100 {
        let event = await owner.event()
        if case .closed = event { continue }
        Issue.record("instead of an end: \(event)")
      }
    }

    @Test func `closes no file but its own when it stops`() async throws {
      for _ in 0..<200 {
        let (owner, _) = try await Owner.open()
        let isStopped = Locked(false)
        let stopping = Task { @Service in
          await owner.stop()
          isStopped.withLock { $0 = true }
        }
        // Some are always open, so that a number that the server gives up goes to one of these.
        var files: [Int32] = []
        var losses = 0
        while !isStopped.withLock({ $0 }) {
          files.append(unsafe open("/dev/null", O_RDONLY | O_CLOEXEC))
          if files.count > 64, close(files.removeFirst()) != 0 { losses += 1 }
        }
        await stopping.value
        for file in files where close(file) != 0 { losses += 1 }
        #expect(losses == 0)
      }
    }

    @Test(arguments: threadCounts)
    func `stops while peers don't read, ask and dribble`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      await owner.set { owner in
        owner.onRequest = { _, _, _ in }
        owner.makeSnapshot = { _ in String(repeating: "s", count: 1_000_000) }
      }
      let port = await server.port
      let stuck = try RawPeer.open(port, receiveBuffer: 2048)
      let asking = try RawPeer(port)
      asking.write("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
      let dribbling = try RawPeer(port)
      dribbling.write("GET /")
      _ = await owner.request()
      let text = [UInt8](repeating: 0x61, count: 100_000)
      for _ in 0..<100 { await server.publish(text, to: .everyone, lane: .state) }
      #expect(await server.becomes { $0.behind == 1 && $0.connections == 3 })
      let began = ServiceClock.now
      await owner.stop()
      #expect(ServiceClock.now - began < 1)
      withExtendedLifetime((stuck, asking, dribbling)) {}
      #expect(throws: RawPeer.Failure.self) { try RawPeer(port) }
    }

    @Test(arguments: threadCounts)
    func `frees its port at once, and says when another has it`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let port = await server.port
      let peer = try RawPeer.open(port)
      let error = await #expect(throws: ListenError.self) {
        _ = try await Owner.open(threads: threads) { $0.port = port }
      }
      #expect(error?.code == .inUse)
      #expect(error?.description.contains("port \(port) is in use") == true)
      await owner.stop()
      let (second, _) = try await Owner.open(threads: threads) { $0.port = port }
      _ = try RawPeer.open(port)
      await second.stop()
      withExtendedLifetime(peer) {}
    }

    @Test func `says what is wrong with its address`() async throws {
      for host in ["192.0.2.1", "no-such-host", "1.2.3"] {
        let error = await #expect(throws: ListenError.self) {
          _ = try await Owner.open { $0.host = host }
        }
        #expect(error?.code == .noSuchAddress)
      }
    }

    @Test(arguments: [nil, "localhost", "::1"])
    func `listens on all addresses, or the one it is given`(host: String?) async throws {
      let (owner, server) = try await Owner.open { $0.host = host }
      let name = host == "::1" ? "[::1]" : "127.0.0.1"
      let client = try await WebSocketClient.connect(to: "ws://\(name):\(server.port)/ws")
      _ = await owner.connection()
      await client.close()
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `turns away who comes beyond its cap, and lets in again`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) { $0.maxConnections = 3 }
      let port = await server.port
      var peers: [RawPeer] = []
      for _ in 0..<3 { peers.append(try RawPeer.open(port)) }
      for _ in 0..<5 {
        #expect(throws: RawPeer.Failure.self) { try RawPeer.open(port) }
      }
      #expect(await server.counts.refused == 5)
      peers.removeLast()
      #expect(await server.becomes { $0.connections == 2 })
      peers.append(try RawPeer.open(port))
      await owner.stop()
    }
  }
}
