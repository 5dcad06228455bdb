import Testing
import WebSockets

extension OverSockets {
  @Suite("A request")
  struct RequestTests {
    @Test(arguments: threadCounts)
    func `is answered with what its own head asks for on a kept connection`(
      threads: Int
    ) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      await owner.set { owner in
        owner.onRequest = { owner, request, id in
          let text = "\(request.path) \(request.query["q"] ?? "-") \(request.ifNoneMatch ?? "-")"
          owner.server?.respond(to: id, HTTPResponse(body: Array(text.utf8)))
        }
      }
      let peer = try RawPeer(await server.port)
      for number in 1...5 {
        peer.write(
          "GET /p\(number)?q=\(number) HTTP/1.1\r\nHost: h\r\nIf-None-Match: \"\(number)\"\r\n\r\n"
        )
        let answer = try peer.answer()
        #expect(!peer.isHeldBack)
        #expect(answer.body == "/p\(number) \(number) \"\(number)\"")
        #expect(answer.head.contains("Connection: keep-alive"))
        peer.write("GET /plain HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try peer.answer().body == "/plain - -")
      }
      #expect(await server.counts.idle == 1)
      #expect(await server.counts.requests == 10)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `may be answered later`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      await owner.set { $0.onRequest = { _, _, _ in } }
      let peer = try RawPeer(await server.port)
      peer.write("GET /late HTTP/1.1\r\nHost: h\r\n\r\n")
      let id = await owner.request()
      await server.respond(to: id, .text(200, "first"))
      await server.respond(to: id, .text(200, "second"))
      #expect(try peer.answer().body == "first\n")
      peer.write("GET /later HTTP/1.1\r\nHost: h\r\n\r\n")
      let next = await owner.request()
      await server.respond(to: id, .text(200, "of the one before"))
      await server.respond(to: next, .text(404, "third"))
      #expect(try peer.answer().body == "third\n")
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that is never answered gets 503`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.02
        $0.intervals.answer = 2
      }
      await owner.set { $0.onRequest = { _, _, _ in } }
      let peer = try RawPeer(await server.port)
      peer.write("GET /never HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.answer().status == 503)
      await owner.stop()
    }

    @Test func `for the head alone gets the length and no body`() async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer(await server.port)
      peer.write("HEAD /abc HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.head().contains("Content-Length: 5\r\n"))
      peer.write("GET /abc HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.answer().body == "/abc\n")
      await owner.stop()
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
    func `with another method gets 405`(method: String) async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer(await server.port)
      peer.write("\(method) /a HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc")
      #expect(try peer.answer().status == 405)
      #expect(try peer.readToEnd() == [])
      #expect(await owner.requests.isEmpty)
      await owner.stop()
    }

    @Test(arguments: [
      "Content-Length: 3\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    ])
    func `with a body gets 413`(rest: String) async throws {
      let (owner, server) = try await Owner.open()
      let peer = try RawPeer(await server.port)
      peer.write("GET /a HTTP/1.1\r\nHost: h\r\n" + rest)
      #expect(try peer.answer().status == 413)
      #expect(try peer.readToEnd() == [])
      await owner.stop()
    }

    @Test func `can't bring a line of its own into an answer's head`() async throws {
      let (owner, server) = try await Owner.open()
      await owner.set { owner in
        owner.onRequest = { owner, _, id in
          let header = HTTPResponse.Header("X-Name", "a\r\nSet-Cookie: b\u{0}")
          owner.server?.respond(to: id, HTTPResponse(headers: [header]))
        }
      }
      let peer = try RawPeer(await server.port)
      peer.write("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.head().contains("\r\nX-Name: aSet-Cookie: b\r\n"))
      await owner.stop()
    }

    @Test func `for a large file is answered whole to a slow reader that sends meanwhile`()
      async throws
    {
      let (owner, server) = try await Owner.open()
      let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      await owner.set { owner in
        owner.onRequest = { owner, _, id in owner.server?.respond(to: id, HTTPResponse(body: body))
        }
      }
      let peer = try RawPeer(await server.port, receiveBuffer: 4096)
      peer.write("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
      peer.write("GET /next HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try peer.head().contains("Content-Length: 3000000\r\n"))
      #expect(try peer.read(body.count) == body)
      #expect(try peer.head().hasPrefix("HTTP/1.1 200 "))
      #expect(try peer.read(body.count) == body)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `whose reader stops is given up`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.02
        $0.intervals.stuck = 3
      }
      await owner.set { owner in
        let body = [UInt8](repeating: 1, count: 20_000_000)
        owner.onRequest = { owner, _, id in owner.server?.respond(to: id, HTTPResponse(body: body))
        }
      }
      let peer = try RawPeer(await server.port, receiveBuffer: 4096)
      peer.write("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(await server.becomes { $0.requests == 1 })
      #expect(await server.becomes { $0.connections == 0 })
      withExtendedLifetime(peer) {}
      await owner.stop()
    }

    @Test func `is not kept alive beyond the bound`() async throws {
      let (owner, server) = try await Owner.open { $0.bounds.idle = 2 }
      var peers: [RawPeer] = []
      var kept = 0
      for _ in 0..<4 {
        let peer = try RawPeer(await server.port)
        peer.write("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
        kept += try peer.answer().head.contains("keep-alive") ? 1 : 0
        peers.append(peer)
      }
      #expect(kept == 2)
      await owner.stop()
    }

    @Test func `that never comes is not waited for`() async throws {
      let (owner, server) = try await Owner.open {
        $0.intervals.tick = 0.02
        $0.intervals.handshake = 3
        $0.intervals.keepAlive = 2
      }
      let port = await server.port
      let silent = try RawPeer(port)
      let half = try RawPeer(port)
      half.write("GET /a HTTP/1.1\r\nHos")
      let kept = try RawPeer(port)
      kept.write("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try kept.answer().status == 200)
      for peer in [silent, half, kept] { #expect(try peer.readToEnd() == []) }
      #expect(await server.becomes { $0.connections == 0 })
      await owner.stop()
    }

    @Test func `with a head beyond the bound ends the connection`() async throws {
      let (owner, server) = try await Owner.open()
      let port = await server.port
      let large = try RawPeer(port)
      large.write(
        "GET /a HTTP/1.1\r\nHost: h\r\nX-Test: \(String(repeating: "x", count: 12_000))\r\n\r\n"
      )
      #expect(try large.answer().status == 200)
      let huge = try RawPeer(port)
      huge.write(
        "GET /a HTTP/1.1\r\nHost: h\r\nX-Test: \(String(repeating: "x", count: 60_000))\r\n\r\n"
      )
      #expect(throws: RawPeer.Failure.self) { try huge.head() }
      await owner.stop()
    }
  }
}
