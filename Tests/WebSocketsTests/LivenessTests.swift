import Glibc
import Testing
import WebSockets

extension OverSockets {
  @Suite("The heartbeat")
  struct LivenessTests {
    @Test(arguments: threadCounts)
    func `drops a peer that is silent, and keeps one that answers`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.1
        $0.intervals.heartbeat = 5
        $0.intervals.pong = 3
      }
      let silent = try RawPeer.open(await server.port)
      let first = try #require(await owner.connection())
      let alive = try RawPeer.open(await server.port)
      _ = await owner.connection()
      for _ in 0..<10 {
        let ping = try alive.frame()
        #expect(ping.opcode == 9)
        alive.send(10, ping.payload)
      }
      #expect(await owner.event() == .closed(first))
      #expect(await server.becomes { $0.connections == 1 })
      #expect(await server.counts.stuck == 1)
      // It finds out why when it reads at last, since nothing of what it was sent was in the way.
      #expect(silent.error == 0)
      var last: RawPeer.Frame?
      #expect(throws: RawPeer.Failure.self) { while true { last = try silent.frame() } }
      #expect(last?.code == 4100)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `keeps a peer that sends anything at all`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.1
        $0.intervals.heartbeat = 5
        $0.intervals.pong = 3
      }
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      for number in 0..<10 {
        #expect(try peer.frame().opcode == 9)
        peer.sendText("\(number)")
        #expect(await owner.event() == .received(connection, "\(number)"))
      }
      await owner.stop()
    }

    @Test func `a pause of the machine is no silence of peers`() async throws {
      let (owner, server) = try await Owner.open {
        $0.intervals.tick = 0.05
        $0.intervals.heartbeat = 5
        $0.intervals.pong = 3
      }
      // As in a machine whose lid is shut, nobody does anything for as long as twenty ticks.
      await owner.set { $0.onReceived = { _, text, _ in if text == "pause" { usleep(1_000_000) } } }
      let peer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      peer.sendText("pause")
      for _ in 0..<4 {
        let ping = try peer.frame()
        try #require(ping.opcode == 9)
        peer.send(10, ping.payload)
      }
      #expect(await server.counts.stuck == 0)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `pings amid a broadcast without cutting a frame`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.001
        $0.intervals.heartbeat = 200
        $0.intervals.pong = 199
      }
      let peer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      var pings = 0
      var number = 0
      while pings < 3 {
        await server.publish(Array("\(number)".utf8), to: .everyone, lane: .state)
        var frame = try peer.frame()
        while frame.opcode == 9 {
          pings += 1
          peer.send(10, frame.payload)
          frame = try peer.frame()
        }
        try #require(frame == .text("\(number)"))
        number += 1
      }
      await owner.stop()
    }
  }
}
