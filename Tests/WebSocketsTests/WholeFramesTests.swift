import Testing
import WebSockets

extension OverSockets {
  /// Two write to a connection: the server past the library, and the library itself.
  @Suite("Frames stay whole")
  struct WholeFramesTests {
    private static let count = 200

    /// Lengths that don't fit into anything.
    private static func text(_ number: Int) -> String {
      "\(number) " + String(repeating: "x", count: 1 + number * 7919 % 1777)
    }

    /// A server and a reader that has stopped in the middle of a frame, by the size of its buffers.
    private static func stopped(
      _ threads: Int,
      _ change: @Service (inout ServerConfiguration) -> Void = { _ in }
    ) async throws -> (Owner, WebSocketServer, RawPeer, ConnectionID) {
      let (owner, server) = try await Owner.open(threads: threads) { configuration in
        configuration.bounds.sendBuffer = 4096
        configuration.bounds.logBytes = 64 << 20
        change(&configuration)
      }
      await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 32 << 20) } }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      let connection = try #require(await owner.connection())
      return (owner, server, peer, connection)
    }

    private static func publish(_ server: WebSocketServer) async {
      for number in 0..<count {
        await server.publish(Array(text(number).utf8), to: .everyone, lane: .state)
      }
    }

    @Test(arguments: threadCounts)
    func `when a ping is due while half a frame waits`(threads: Int) async throws {
      let (owner, server, peer, _) = try await Self.stopped(threads) {
        $0.intervals.tick = 0.005
        $0.intervals.heartbeat = 3
        $0.intervals.pong = 2
        $0.intervals.stuck = 1000
      }
      await Self.publish(server)
      #expect(await server.counts.behind == 1)
      // Each of these is due several times before the reader goes on.
      await pause(0.1)
      var number = 0
      var pings = 0
      while number < Self.count || pings < 3 {
        let frame = try peer.frame()
        if frame.opcode == 9 {
          pings += 1
          peer.send(10, frame.payload)
        } else {
          try #require(frame == .text(Self.text(number)))
          number += 1
        }
      }
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `when the library has half an answer to a ping of the peer`(threads: Int) async throws {
      let (owner, server, peer, _) = try await Self.stopped(threads)
      let payload = [UInt8](repeating: 0x70, count: 100)
      for number in 0..<Self.count {
        await server.publish(Array(Self.text(number).utf8), to: .everyone, lane: .state)
        peer.send(9, payload)
      }
      var number = 0
      var pongs = 0
      while number < Self.count || pongs == 0 {
        let frame = try peer.frame()
        if frame.opcode == 10 {
          try #require(frame.payload == payload)
          pongs += 1
        } else {
          try #require(frame == .text(Self.text(number)))
          number += 1
        }
      }
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `when a close comes while half a frame waits`(threads: Int) async throws {
      let (owner, server, peer, connection) = try await Self.stopped(threads)
      await Self.publish(server)
      #expect(await server.counts.behind == 1)
      await server.close(connection, .superseded, "another one is here")
      var number = 0
      while true {
        let frame = try peer.message()
        if frame.opcode == 8 {
          #expect(frame.code == 4003)
          break
        }
        try #require(frame == .text(Self.text(number)))
        number += 1
      }
      // What the kernel and the library had taken, and not all that was published.
      #expect((1..<Self.count).contains(number))
      peer.send(8, [0x0F, 0xA3])
      #expect(try peer.readToEnd() == [])
      await owner.stop()
    }

    @Test func `when connections close amid the slices of a broadcast`() async throws {
      let (owner, server) = try await Owner.open()
      var peers: [RawPeer] = []
      var connections: [ConnectionID] = []
      for _ in 0..<1100 {
        peers.append(try RawPeer.open(await server.port))
        connections.append(try #require(await owner.connection()))
      }
      let last = connections[1099]
      await server.act { server in
        server.publish(Array("before".utf8), to: .everyone, lane: .state)
        // After the first slice has had its turn, and before the second.
        Task { @Service in
          server.close(last, .superseded, "")
          server.publish(Array("after".utf8), to: .everyone, lane: .state)
        }
      }
      for peer in peers.dropLast() {
        #expect(try peer.message() == .text("before"))
        #expect(try peer.message() == .text("after"))
      }
      // Closed before its turn came, so it gets the Close and nothing after it.
      var frame = try peers[1099].message()
      if frame == .text("before") { frame = try peers[1099].message() }
      #expect(frame.code == 4003)
      await owner.stop()
    }
  }
}
