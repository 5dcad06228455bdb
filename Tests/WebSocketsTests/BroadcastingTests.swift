import Testing
import WebSockets

extension OverSockets {
  @Suite("Broadcasting")
  struct BroadcastingTests {
    @Test(arguments: threadCounts)
    func `keeps the order of events and answers`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer.open(await server.port)
      let other = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      _ = await owner.connection()
      await server.act { server in
        for number in 0..<50 {
          server.publish(Array("event \(number)".utf8), to: .everyone, lane: .state)
          if number.isMultiple(of: 7) {
            server.send(Array("answer \(number)".utf8), to: connection)
          }
        }
      }
      for number in 0..<50 {
        #expect(try peer.message() == .text("event \(number)"))
        #expect(try other.message() == .text("event \(number)"))
        if number.isMultiple(of: 7) { #expect(try peer.message() == .text("answer \(number)")) }
      }
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `of one turn of the loop is one send a connection`(threads: Int) async throws {
      // A ping is a send too, and at each tick one connection's comes due.
      let (owner, server) = try await Owner.open(threads: threads) { $0.intervals.tick = 3_600 }
      var peers: [RawPeer] = []
      for _ in 0..<10 {
        peers.append(try RawPeer.open(await server.port))
        _ = await owner.connection()
      }
      await server.act { server in
        for number in 0..<20 {
          server.publish(Array("\(number)".utf8), to: .everyone, lane: .state)
        }
      }
      for peer in peers {
        for number in 0..<20 { #expect(try peer.message() == .text("\(number)")) }
      }
      #expect(await server.counts.sends == 10)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `for presenters reaches them alone, and only while they are`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let viewer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      let presenter = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      await server.act { server in
        server.enroll(connection, as: .presenters, messageLimit: 65_536)
        server.publish(Array("a".utf8), to: .everyone, lane: .state)
        server.publish(Array("notes".utf8), to: .presenters, lane: .state)
        server.publish(Array("clock".utf8), to: .presenters, lane: .motion)
        server.publish(Array("b".utf8), to: .everyone, lane: .state)
      }
      for text in ["a", "notes", "clock", "b"] { #expect(try presenter.message() == .text(text)) }
      await server.act { server in
        server.publish(Array("more notes".utf8), to: .presenters, lane: .state)
        server.publish(Array("c".utf8), to: .everyone, lane: .state)
        server.enroll(connection, as: .everyone, messageLimit: 4096)
      }
      #expect(try presenter.message() == .text("c"))
      for text in ["a", "b", "c"] { #expect(try viewer.message() == .text(text)) }
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `of motion sends the newest of a turn at its place`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      await server.act { server in
        server.publish(Array("m1".utf8), to: .everyone, lane: .motion)
        server.publish(Array("s1".utf8), to: .everyone, lane: .state)
        server.publish(Array("m2".utf8), to: .everyone, lane: .motion)
        server.publish(Array("s2".utf8), to: .everyone, lane: .state)
      }
      for text in ["s1", "m2", "s2"] { #expect(try peer.message() == .text(text)) }
      await server.publish(Array("m3".utf8), to: .everyone, lane: .motion)
      #expect(try peer.message() == .text("m3"))
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `begins for a newcomer with what is published after it`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      await owner.set { owner in
        owner.onOpened = { owner, connection in
          owner.server?.publish(Array("before".utf8), to: .everyone, lane: .state)
          owner.server?.send(Array("welcome".utf8), to: connection)
        }
      }
      await server.publish(Array("long before".utf8), to: .everyone, lane: .state)
      let peer = try RawPeer.open(await server.port)
      #expect(try peer.message() == .text("before"))
      #expect(try peer.message() == .text("welcome"))
      await server.publish(Array("after".utf8), to: .everyone, lane: .state)
      #expect(try peer.message() == .text("after"))
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `ends with a close in the middle of it`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      await server.act { server in
        server.publish(Array("before".utf8), to: .everyone, lane: .state)
        server.send(Array("answer".utf8), to: connection)
        server.close(connection, .notAllowed, "that token is not known here")
        server.publish(Array("after".utf8), to: .everyone, lane: .state)
        server.send(Array("after".utf8), to: connection)
      }
      #expect(try peer.message() == .text("before"))
      #expect(try peer.message() == .text("answer"))
      let close = try peer.message()
      #expect(close.code == 4001)
      #expect(close.payload.dropFirst(2).elementsEqual("that token is not known here".utf8))
      #expect(await owner.event() == .closed(connection))
      peer.send(8, [0x0F, 0xA1])
      #expect(try peer.readToEnd() == [])
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `reaches a thousand viewers in slices`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      var peers: [RawPeer] = []
      for _ in 0..<1100 { peers.append(try RawPeer.open(await server.port)) }
      #expect(await server.becomes { $0.open == 1100 })
      for number in 0..<5 {
        await server.publish(Array("\(number)".utf8), to: .everyone, lane: .state)
      }
      for peer in peers {
        for number in 0..<5 { #expect(try peer.message() == .text("\(number)")) }
      }
      await owner.stop()
    }
  }
}
