import Glibc
import Testing
import WebSockets

extension OverSockets {
  @Suite("A client")
  struct ClientTests {
    @Test func `sends, receives and is told of a close`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(to: "ws://127.0.0.1:\(server.port)/ws?a=1")
      let connection = try #require(await owner.connection())
      #expect(await owner.upgrades.first?.query == ["a": "1"])
      #expect(await owner.upgrades.first?.host == "127.0.0.1:\(server.port)")
      for number in 0..<100 { await client.send(Array("\(number)".utf8)) }
      for number in 0..<100 { #expect(await owner.event() == .received(connection, "\(number)")) }
      let long = [UInt8](repeating: 0x61, count: 900_000)
      await server.send(long, to: connection)
      await server.close(connection, .revoked, "no more")
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .text(long))
      #expect(await messages.next() == .closed(.revoked, "no more"))
      #expect(await messages.next() == nil)
      #expect(await owner.event() == .closed(connection))
      await owner.stop()
    }

    @Test func `closes after what it sent`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(to: "ws://localhost:\(server.port)/ws")
      let connection = try #require(await owner.connection())
      await client.send(Array("last words".utf8))
      await client.close(.goingAway, "bye")
      await client.send(Array("too late".utf8))
      #expect(await owner.event() == .received(connection, "last words"))
      #expect(await owner.event() == .closed(connection))
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .closed(.goingAway, "bye"))
      #expect(await messages.next() == nil)
      await owner.stop()
    }

    @Test func `is told when the server stops`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(to: "ws://127.0.0.1:\(server.port)/ws")
      await owner.stop()
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .closed(.goingAway, "the server stops"))
    }

    @Test func `is told when the server is gone`() async throws {
      let (owner, server) = try await Owner.open()
      let listener = RawPeer.listen()
      let connecting = Task {
        try await WebSocketClient.connect(to: "ws://127.0.0.1:\(listener.port)/ws")
      }
      let peer = try Self.upgrade(listener.descriptor, as: await server.port)
      let client = try await connecting.value
      shutdown(peer.descriptor, Int32(SHUT_RDWR))
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .closed(.lost, ""))
      close(listener.descriptor)
      await owner.stop()
    }

    @Test func `gives up a server that is silent`() async throws {
      let (owner, server) = try await Owner.open()
      let listener = RawPeer.listen()
      let connecting = Task {
        try await WebSocketClient.connect(
          to: "ws://127.0.0.1:\(listener.port)/ws",
          heartbeat: 0.05
        )
      }
      let peer = try Self.upgrade(listener.descriptor, as: await server.port)
      let client = try await connecting.value
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .closed(.lost, ""))
      withExtendedLifetime(peer) {}
      close(listener.descriptor)
      await owner.stop()
    }

    @Test func `keeps a server that only answers its pings`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(
        to: "ws://127.0.0.1:\(server.port)/ws",
        heartbeat: 0.05
      )
      let connection = try #require(await owner.connection())
      await pause(0.3)
      await server.send(Array("still here".utf8), to: connection)
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .text(Array("still here".utf8)))
      await owner.stop()
    }

    @Test func `refuses what is too long`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(
        to: "ws://127.0.0.1:\(server.port)/ws",
        messageLimit: 100
      )
      let connection = try #require(await owner.connection())
      await server.send(Array(repeating: 0x61, count: 101), to: connection)
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .closed(.tooLarge, ""))
      await owner.stop()
    }

    @Test(arguments: [
      "", "http://127.0.0.1/ws", "ws://", "ws://:80/", "ws://a:0/", "ws://a:65536/", "ws://a:x/",
      "ws://[::1/ws", "ws://a b/", "wss://127.0.0.1/ws", "ws://a\r\nX: y/",
    ])
    func `says that an address is none`(url: String) async throws {
      let error = await #expect(throws: ConnectError.self) {
        _ = try await WebSocketClient.connect(to: url)
      }
      #expect(error?.code == .badAddress)
    }

    @Test func `says why there is no connection`() async throws {
      let listener = RawPeer.listen()
      let free = RawPeer.listen()
      close(free.descriptor)
      await expect(.refused, "ws://127.0.0.1:\(free.port)/ws")
      await expect(.unknownHost, "ws://no-such-host.invalid/ws")
      await expect(.timedOut, "ws://127.0.0.1:\(listener.port)/ws", timeout: 0.2)
      close(listener.descriptor)
    }

    @Test func `says that a server is of another kind`() async throws {
      let (owner, server) = try await Owner.open()
      await owner.set { $0.admission = { _ in .refuse(status: 503, text: "full") } }
      let port = await server.port
      await expect(.rejected(status: 404), "ws://127.0.0.1:\(port)/other")
      await expect(.rejected(status: 503), "ws://127.0.0.1:\(port)/ws")
      await owner.stop()
      for answer in [
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi",
        "HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
      ] {
        await expect(.rejected(status: answer.contains("301") ? 301 : 200), answering: answer)
      }
      await expect(.lost, answering: "SSH-2.0-OpenSSH_9.2\r\n\r\n")
      await expect(.lost, answering: "")
    }

    @Test func `says that a server speaks something else over its WebSocket`() async throws {
      let (owner, server) = try await Owner.open()
      let listener = RawPeer.listen()
      let expecting = Task {
        await expect(.rejected(status: 101), "ws://127.0.0.1:\(listener.port)/ws")
      }
      let peer = try Self.upgrade(listener.descriptor, as: await server.port) { head in
        head.replacing("Sec-WebSocket-Protocol: lectern.v1\r\n", with: "")
      }
      await expecting.value
      withExtendedLifetime(peer) {}
      close(listener.descriptor)
      await owner.stop()
    }

    // MARK: -

    private func expect(_ code: ConnectError.Code, _ url: String, timeout: Double = 5) async {
      let error = await #expect(throws: ConnectError.self) {
        _ = try await WebSocketClient.connect(to: url, timeout: timeout)
      }
      #expect(error?.code == code)
      #expect(error?.description.contains(url) == true)
    }

    /// Connects to something that answers so, and ends the connection.
    private func expect(_ code: ConnectError.Code, answering answer: String) async {
      let listener = RawPeer.listen()
      let expecting = Task { await expect(code, "ws://127.0.0.1:\(listener.port)/ws") }
      _ = RawPeer.accept(listener.descriptor)  // the probe
      let peer = RawPeer.accept(listener.descriptor)
      _ = try? peer.head()
      peer.write(answer)
      shutdown(peer.descriptor, Int32(SHUT_RDWR))
      await expecting.value
      close(listener.descriptor)
    }

    /// Lets a real server answer the upgrade of a client, which probes first, and is silent then.
    private static func upgrade(
      _ listener: Int32,
      as port: UInt16,
      _ change: (String) -> String = { $0 }
    ) throws -> RawPeer {
      _ = RawPeer.accept(listener)
      let peer = RawPeer.accept(listener)
      let real = try RawPeer(port)
      real.write(try peer.head())
      peer.write(change(try real.head()))
      return peer
    }
  }
}
