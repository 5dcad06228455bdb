import Glibc
import Testing

@testable import WebSockets

extension OverSockets {
  /// What concerns a whole process is tested in one of its own.
  @Suite("In a process of its own")
  struct WholeProcessTests {
    @Test func `a thousand opened and closed connections leave no descriptor behind`() async {
      await #expect(processExitsWith: .success) {
        let (owner, server) = try await Owner.open()
        let port = await server.port
        let before = openDescriptors()
        for number in 0..<1000 {
          let peer = try RawPeer.open(port)
          if number.isMultiple(of: 2) { peer.send(8, [0x03, 0xE8]) }
        }
        try #require(await server.becomes { $0.connections == 0 && $0.accepted == 1000 })
        try #require(openDescriptors() == before)
        await owner.stop()
      }
    }

    @Test func `servers of several threads leave no descriptor and no thread behind`() async {
      await #expect(processExitsWith: .success) {
        let (first, _) = try await Owner.open(threads: 4)
        await first.stop()
        let before = (openDescriptors(), threads())
        for _ in 0..<20 {
          let (owner, server) = try await Owner.open(threads: 4)
          let port = await server.port
          let peers = try (0..<8).map { _ in try RawPeer.open(port) }
          try #require(await server.becomes { $0.open == 8 })
          await owner.stop()
          withExtendedLifetime(peers) {}
        }
        try #require(openDescriptors() == before.0)
        // Swift's own pool may have grown meanwhile.
        try #require(threads() < before.1 + 10)
      }
    }

    @Test func `a hundred opened and stopped servers leave no descriptor behind`() async {
      await #expect(processExitsWith: .success) {
        let (first, _) = try await Owner.open()
        await first.stop()
        let before = openDescriptors()
        for _ in 0..<100 {
          let (owner, server) = try await Owner.open()
          let peer = try RawPeer.open(await server.port)
          _ = await owner.connection()
          await owner.stop()
          _ = peer
        }
        try #require(openDescriptors() == before)
      }
    }

    @Test func `the kernel has room for all connections before the first of them comes`() async {
      await #expect(processExitsWith: .success) {
        let (owner, _) = try await Owner.open { $0.maxConnections = 3000 }
        try #require(fileTableSize() >= 3000)
        await owner.stop()
      }
    }

    @Test func `without descriptors newcomers are turned away, and nothing spins`() async {
      await #expect(processExitsWith: .success) {
        let lines = Lines()
        LibraryLog.redirect { lines.add($0) }
        let (owner, server) = try await Owner.open()
        let port = await server.port
        let old = try RawPeer.open(port)
        _ = await owner.connection()
        let peers = try (0..<60).map { _ in try RawPeer() }
        let limit = limitDescriptors(toFree: 5)
        for peer in peers { try peer.connect(port) }
        try #require(await server.becomes { $0.refused >= 50 })
        let before = processorTime()
        usleep(300_000)
        try #require(processorTime() - before < 0.1)
        await server.publish(Array("still here".utf8), to: .everyone, lane: .state)
        try #require(try old.message() == .text("still here"))
        try #require(lines.count < 20)
        setDescriptorLimit(limit)
        _ = try RawPeer.open(port)
        await owner.stop()
      }
    }

    @Test func `fifty peers that never read cost little memory, however much is published`() async {
      await #expect(processExitsWith: .success) {
        let (owner, server) = try await Owner.open { $0.intervals.stuck = 1000 }
        await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 4000) } }
        let port = await server.port
        let peers = try (0..<50).map { _ in try RawPeer.open(port, receiveBuffer: 2048) }
        try #require(await server.becomes { $0.open == 50 })
        let text = [UInt8](repeating: 0x61, count: 1000)
        for _ in 0..<2000 { await server.publish(text, to: .everyone, lane: .state) }
        try #require(await server.becomes { $0.behind == 50 })
        let before = residentMemory()
        for _ in 0..<10_000 { await server.publish(text, to: .everyone, lane: .state) }
        try #require(residentMemory() - before < 4 << 20)
        try #require(await server.counts.behind == 50)
        withExtendedLifetime(peers) {}
        await owner.stop()
      }
    }

    @Test func `three hundred who never read cost the kernel little, and are let go`() async {
      await #expect(processExitsWith: .success) {
        let (owner, server) = try await Owner.open {
          $0.intervals.tick = 0.05
          $0.intervals.stuck = 40
          $0.intervals.heartbeat = 10_000
          $0.intervals.pong = 9000
        }
        await owner.set { $0.makeSnapshot = { _ in String(repeating: "s", count: 4000) } }
        let port = await server.port
        let stuck = try (0..<300).map { _ in try RawPeer.open(port, receiveBuffer: 2048) }
        let readers = try (0..<5).map { _ in try RawPeer.open(port) }
        try #require(await server.becomes { $0.open == 305 })
        let text = [UInt8](repeating: 0x61, count: 1000)
        var number = 0
        while await server.counts.behind < 300, number < 10_000 {
          await server.publish(text, to: .everyone, lane: .state)
          for reader in readers { _ = try reader.message() }
          number += 1
        }
        let before = residentMemory()
        for _ in 0..<500 {
          await server.publish(text, to: .everyone, lane: .state)
          for reader in readers { _ = try reader.message() }
        }
        try #require(residentMemory() - before < 4 << 20)
        // The kernel counts twice what it was asked for, and a packet more.
        let most = await server.outboxes[0].branch.act { branch in
          (0..<branch.table.slots).map { queuedBytes(of: branch.table.descriptors[$0]) }.max() ?? 0
        }
        try #require(most > 0 && most < 256 << 10)
        try #require(await server.becomes { $0.stuck == 300 && $0.open == 5 })
        // Who reads on in time finds whole frames, and why it was let go.
        var last: RawPeer.Frame?
        do { while true { last = try stuck[0].message() } } catch {}
        try #require(last.map { $0.payload.count == 1000 || $0.code == 4100 } ?? true)
        withExtendedLifetime(stuck) {}
        await owner.stop()
      }
    }

    @Test func `a reader that stops and sends on makes nothing spin`() async {
      await #expect(processExitsWith: .success) {
        let (owner, server) = try await Owner.open()
        await owner.set { owner in
          let body = [UInt8](repeating: 1, count: 20_000_000)
          owner.onRequest = { owner, _, id in
            owner.server?.respond(to: id, HTTPResponse(body: body))
          }
        }
        let peer = try RawPeer(await server.port, receiveBuffer: 4096)
        peer.write("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
        peer.write("GET /next HTTP/1.1\r\nHost: h\r\n\r\n")
        shutdown(peer.descriptor, Int32(SHUT_WR))
        usleep(100_000)
        let before = processorTime()
        usleep(300_000)
        try #require(processorTime() - before < 0.1)
        await owner.stop()
      }
    }

    @Test func `signals come as a sequence`() async {
      await #expect(processExitsWith: .success) {
        let arriving = await signals([SIGUSR1, SIGUSR2])
        kill(getpid(), SIGUSR1)
        kill(getpid(), SIGUSR2)
        var seen: Set<Int32> = []
        for await number in arriving {
          seen.insert(number)
          if seen.count == 2 { break }
        }
      }
    }

    @Test func `a server leaves signals and crashes as they were`() async {
      await #expect(processExitsWith: .success) {
        let before = signalHandlers()
        let (owner, _) = try await Owner.open()
        try #require(signalHandlers() == before)
        await owner.stop()
      }
    }
  }
}

/// Lines of the library's log.
final class Lines: Sendable {
  private let lines = Locked<[String]>([])

  var count: Int { lines.withLock { $0.count } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
