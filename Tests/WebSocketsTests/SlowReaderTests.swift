import Testing
import WebSockets

extension OverSockets {
  @Suite("A slow reader")
  struct SlowReaderTests {
    /// Text that tells its number and can be checked to the last byte.
    private static func text(_ number: Int, _ length: Int) -> String {
      "\(number) "
        + String(repeating: Character(Unicode.Scalar(UInt8(0x61 + number % 26))), count: length)
    }

    private static func number(_ frame: RawPeer.Frame) -> Int? {
      Int(frame.text.prefix { $0 != " " })
    }

    @Test(arguments: threadCounts)
    func `that catches up within the log misses nothing, and frames stay whole`(
      threads: Int
    ) async throws {
      let (owner, server) = try await Owner.open(threads: threads) { configuration in
        configuration.bounds.sendBuffer = 4096
        configuration.bounds.logBytes = 64 << 20
        configuration.bounds.logFrames = 100_000
      }
      await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 32 << 20) } }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      _ = await owner.connection()
      let count = 300
      for number in 0..<count {
        // Lengths that don't fit into anything.
        let text = Self.text(number, 1 + number * 7919 % 1777)
        await server.publish(Array(text.utf8), to: .everyone, lane: .state)
        await server.publish(Array("motion".utf8), to: .everyone, lane: .motion)
      }
      #expect(await server.counts.behind == 1)
      var number = 0
      while number < count {
        let frame = try peer.message()
        if frame == .text("motion") { continue }
        guard frame == .text(Self.text(number, 1 + number * 7919 % 1777)) else {
          Issue.record("frame \(number) is \(frame)")
          break
        }
        number += 1
      }
      // Where the finger rests, although it was let go of on the way.
      #expect(try peer.message() == .text("motion"))
      #expect(await server.becomes { $0.behind == 0 })
      #expect(await server.counts.snapshots == 0)
      await server.publish(Array("motion again".utf8), to: .everyone, lane: .motion)
      while try peer.message() != .text("motion again") {}
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that has lost the log gets the newest snapshot and goes on from there`(
      threads: Int
    )
      async throws
    {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.bounds.sendBuffer = 4096
        $0.intervals.stuck = 100
      }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      _ = await owner.connection()
      let count = 3000
      for number in 0..<count {
        let text = Self.text(number, 1000)
        await owner.set { $0.makeSnapshot = { _ in "snapshot \(number)" } }
        await server.publish(Array(text.utf8), to: .everyone, lane: .state)
      }
      var seen = -1
      var snapshots = 0
      while seen < count - 1 {
        let frame = try peer.message()
        if frame.text.hasPrefix("snapshot") {
          let number = try #require(Int(frame.text.dropFirst(9)))
          #expect(number > seen)
          seen = number
          snapshots += 1
        } else {
          try #require(Self.number(frame) == seen + 1)
          seen += 1
        }
      }
      #expect(await server.becomes { $0.behind == 0 })
      await server.publish(Array("next".utf8), to: .everyone, lane: .state)
      #expect(try peer.message() == .text("next"))
      // A thread of its own may fall behind and send one while there is room for it, and once more.
      #expect(threads == 1 ? snapshots == 1 : snapshots >= 1)
      #expect(await server.counts.snapshots == snapshots)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `gets its answers in order with the events`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.bounds.sendBuffer = 4096
        $0.bounds.logBytes = 64 << 20
      }
      await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 32 << 20) } }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      let connection = try #require(await owner.connection())
      for number in 0..<300 {
        await server.publish(Array(Self.text(number, 700).utf8), to: .everyone, lane: .state)
        if number.isMultiple(of: 10) {
          await server.send(Array("answer \(number)".utf8), to: connection)
        }
      }
      #expect(await server.counts.behind == 1)
      for number in 0..<300 {
        #expect(try peer.message() == .text(Self.text(number, 700)))
        if number.isMultiple(of: 10) { #expect(try peer.message() == .text("answer \(number)")) }
      }
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that lets too many answers wait is closed as slow`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.bounds.sendBuffer = 4096
        $0.intervals.tick = 0.02
      }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      let connection = try #require(await owner.connection())
      for number in 0..<200 {
        await server.send(Array(Self.text(number, 2000).utf8), to: connection)
      }
      #expect(await server.becomes { $0.open == 0 })
      var last: RawPeer.Frame?
      do { while true { last = try peer.message() } } catch {}
      // Either the Close reached it, or it was cut where the reader had stopped for good.
      if let code = last?.code { #expect(code == 4100) }
      #expect(await owner.event() == .closed(connection))
      #expect(await server.becomes { $0.connections == 0 })
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that reads again after it was given up is told to come back`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.bounds.sendBuffer = 4096
        $0.intervals.tick = 0.02
        $0.intervals.stuck = 10
        $0.intervals.close = 1000
      }
      let peer = try RawPeer.open(await server.port, receiveBuffer: 2048)
      let connection = try #require(await owner.connection())
      for number in 0..<300 {
        let text = Self.text(number, 1000)
        await server.publish(Array(text.utf8), to: .everyone, lane: .state)
      }
      #expect(await server.becomes { $0.behind == 1 })
      // The Close is on its way although the peer has not read a byte since.
      #expect(await owner.event() == .closed(connection))
      #expect(await server.counts.stuck == 1)
      var number = 0
      var frame = try peer.message()
      while frame == .text(Self.text(number, 1000)) {
        number += 1
        frame = try peer.message()
      }
      #expect(frame.code == 4100)
      peer.send(8, Array(frame.payload.prefix(2)))
      #expect(try peer.readToEnd() == [])
      #expect(await server.becomes { $0.connections == 0 })
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that never reads is closed, and costs no more than others`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.02
        $0.intervals.stuck = 10
      }
      let stuck = try RawPeer.open(await server.port, receiveBuffer: 2048)
      let reader = try RawPeer.open(await server.port)
      #expect(await server.becomes { $0.open == 2 })
      let text = [UInt8](repeating: 0x61, count: 10_000)
      var number = 0
      while await server.counts.open == 2, number < 100_000 {
        await server.publish(text, to: .everyone, lane: .state)
        #expect(try reader.message().payload.count == 10_000)
        number += 1
      }
      #expect(await server.becomes { $0.connections == 1 })
      withExtendedLifetime(stuck) {}
      await owner.stop()
    }
  }
}
