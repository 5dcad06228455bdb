import Testing
import WebSockets

extension OverSockets {
  @Suite("An upgrade")
  struct UpgradeTests {
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let status: Int
      let upgrade: Upgrade

      init(_ description: String, _ status: Int, _ change: (inout Upgrade) -> Void) {
        testDescription = description
        self.status = status
        var upgrade = Upgrade()
        change(&upgrade)
        self.upgrade = upgrade
      }
    }

    static let refused = [
      Row("wrong path", 404) { $0.path = "/other" },
      Row("no version", 426) { $0.version = nil },
      Row("version 8", 426) { $0.version = "8" },
      Row("no key", 400) { $0.key = nil },
      Row("short key", 400) { $0.key = "abc" },
      Row("long key", 400) { $0.key = String(repeating: "A", count: 200) + "==" },
      Row("no subprotocol", 400) { $0.subprotocol = nil },
      Row("another subprotocol", 400) { $0.subprotocol = "chat, lectern.v2" },
      Row("subprotocol in capitals", 400) { $0.subprotocol = "LECTERN.V1" },
      Row("endless list of subprotocols", 400) {
        $0.subprotocol = "lectern.v1" + String(repeating: ", x", count: 100)
      },
      Row("strange origin", 403) { $0.origin = "http://evil.example" },
      Row("no Connection", 400) { $0.connection = "keep-alive" },
      Row("HEAD", 400) { $0.method = "HEAD" },
      Row("POST", 400) { $0.method = "POST" },
      Row("with a body", 400) { $0.more = ["Content-Length: 5"] },
      Row("h2c", 400) {
        $0.upgrade = "h2c"
        $0.connection = "Upgrade, HTTP2-Settings"
        $0.more = ["HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"]
      },
    ]

    @Test(arguments: refused)
    func `is refused with a status where something is wrong`(row: Row) async throws {
      let (owner, server) = try await Owner.open()
      await owner.set { owner in
        owner.admission = { upgrade in
          upgrade.origin == nil ? .accept : .refuse(status: 403, text: "not from here")
        }
      }
      let peer = try RawPeer(await server.port)
      peer.write(row.upgrade.text)
      #expect(try peer.answer().status == row.status)
      // And nothing more is served on that connection.
      #expect(throws: RawPeer.Failure.self) { try peer.head() }
      await owner.stop()
    }

    @Test func `to something unknown on a kept connection ends it and nothing else`() async throws {
      let (owner, server) = try await Owner.open()
      let port = await server.port
      for _ in 0..<20 {
        let peer = try RawPeer(port)
        peer.write("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try peer.answer().status == 200)
        peer.write(
          "GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: "
            + String(repeating: "f", count: 3000) + "\r\n\r\n"
        )
        #expect(try peer.answer().status == 403)
        #expect(try peer.readToEnd() == [])
      }
      #expect(await server.counts.open == 0)
      _ = try RawPeer.open(port)
      await owner.stop()
    }

    @Test func `of several subprotocols takes ours and of extensions none`() async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer(await server.port)
      var upgrade = Upgrade()
      upgrade.subprotocol = "chat, lectern.v1"
      upgrade.more = [
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits, x-webkit-deflate-frame"
      ]
      peer.write(upgrade.text)
      let head = try peer.head()
      #expect(head.hasPrefix("HTTP/1.1 101 "))
      #expect(head.contains("Sec-WebSocket-Protocol: lectern.v1\r\n"))
      #expect(head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
      #expect(!head.lowercased().contains("extensions"))
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `tells the owner where it comes from and what it asks for`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer(await server.port)
      var upgrade = Upgrade(path: "/ws?epoch=a%20b&revision=7&flag&epoch=second")
      upgrade.origin = "http://127.0.0.1:1"
      peer.write(upgrade.text)
      #expect(try peer.head().hasPrefix("HTTP/1.1 101 "))
      let seen = try #require(await owner.upgrades.first)
      #expect(seen.path == "/ws")
      #expect(seen.query == ["epoch": "a b", "revision": "7", "flag": ""])
      #expect(seen.host == "127.0.0.1")
      #expect(seen.origin == "http://127.0.0.1:1")
      await owner.stop()
    }

    @Test func `is answered together with the first message`() async throws {
      let (owner, server) = try await Owner.open()
      await owner.set { $0.onOpened = { $0.server?.send(Array("welcome".utf8), to: $1) } }
      let peer = try RawPeer.open(await server.port)
      #expect(try peer.message() == .text("welcome"))
      #expect(peer.segments == 1)
      #expect(!peer.isHeldBack)
      await owner.stop()
    }

    @Test func `holds nothing back where there is no first message`() async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      await server.publish(Array("news".utf8), to: .everyone, lane: .state)
      #expect(try peer.message() == .text("news"))
      #expect(!peer.isHeldBack)
      await owner.stop()
    }

    @Test(arguments: [
      "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: h\r\n\r\nabc", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])
    func `to a tunnel or to HTTP 2 is not to be had`(request: String) async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer(await server.port)
      peer.write(request)
      let answer = String(decoding: try peer.readToEnd(), as: UTF8.self)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.0 4"))
      #expect(await server.counts.open == 0)
      await owner.stop()
    }
  }
}
