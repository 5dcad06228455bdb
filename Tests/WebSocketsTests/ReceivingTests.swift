import Testing
import WebSockets

extension OverSockets {
  @Suite("A peer's messages")
  struct ReceivingTests {
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let code: Int
      let bytes: [UInt8]

      init(_ description: String, _ code: Int, _ bytes: [UInt8]) {
        testDescription = description
        self.code = code
        self.bytes = bytes
      }
    }

    static let wrong = [
      Row("binary", 1003, RawPeer.masked(2, [1, 2, 3])),
      Row("invalid UTF-8", 1007, RawPeer.masked(1, [0x61, 0xC3, 0x28])),
      Row("cut UTF-8", 1007, RawPeer.masked(1, [0xE2, 0x82])),
      Row("a byte too long", 1009, RawPeer.masked(1, letters(101))),
      Row("much too long", 1009, RawPeer.masked(1, letters(70_000))),
      Row("said to be 2^62 bytes", 1009, [0x81, 0xFF, 0x40] + zeros(7) + [0, 0, 0, 0, 0x61]),
      Row("too long in pieces", 1009, pieces(letters(60), letters(60))),
      Row("65 fragments", 1009, fragments(65)),
      Row("endless empty fragments", 1009, fragments(3000)),
      Row("a continuation of nothing", 1002, RawPeer.masked(0, [0x61])),
      Row("a fragmented ping", 1002, RawPeer.masked(9, [0x61], final: false)),
      Row("an opcode that isn't any", 1002, RawPeer.masked(3, [0x61])),
      Row("reserved bits", 1002, [0xC1] + RawPeer.masked(1, [0x61]).dropFirst()),
    ]

    @Test(arguments: wrong)
    func `that are wrong close the connection with their code`(row: Row) async throws {
      let (owner, server) = try await Owner.open {
        $0.messageLimit = 100
        // A Close that follows half a frame can't be told from it.
        $0.intervals.tick = 0.02
      }
      let port = await server.port
      let peer = try RawPeer.open(port)
      let connection = try #require(await owner.connection())
      peer.write(row.bytes)
      #expect(try peer.message().code == row.code)
      #expect(await owner.event() == .closed(connection))
      peer.send(8, [UInt8(row.code >> 8), UInt8(row.code & 0xFF)])
      #expect(await server.becomes { $0.connections == 0 })
      // And the server serves on.
      _ = try RawPeer.open(port)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that are right arrive whole, in pieces or not`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) { $0.messageLimit = 5000 }
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      let long = String(repeating: "ä", count: 2500)
      for text in ["", "a", long] {
        peer.sendText(text)
        #expect(await owner.event() == .received(connection, text))
      }
      peer.write(Self.pieces(Array("Grü".utf8.dropLast()), [0xBC], Array("ße".utf8)))
      #expect(await owner.event() == .received(connection, "Grüße"))
      peer.write(Self.fragments(64))
      #expect(await owner.event() == .received(connection, ""))
      for byte in RawPeer.masked(1, Array("slow".utf8)) { peer.write([byte]) }
      #expect(await owner.event() == .received(connection, "slow"))
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `may be longer for a member of the presenters`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) { $0.messageLimit = 100 }
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      await server.enroll(connection, as: .presenters, messageLimit: 65_536)
      let long = String(repeating: "x", count: 65_536)
      peer.sendText(long)
      #expect(await owner.event() == .received(connection, long))
      peer.sendText(long + "x")
      #expect(try peer.message().code == 1009)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that never end are not waited for`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.intervals.tick = 0.02
        $0.intervals.message = 3
      }
      let peer = try RawPeer.open(await server.port)
      peer.write(Array(RawPeer.masked(1, Self.letters(300)).prefix(280)))
      #expect(try peer.message().code == 4100)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `that are too many close the connection before they are told`(
      threads: Int
    ) async throws {
      let (owner, server) = try await Owner.open(threads: threads) {
        $0.rate = RateLimit(rate: 0, burst: 3, now: 0)
      }
      let peer = try RawPeer.open(await server.port)
      let connection = try #require(await owner.connection())
      peer.write((0..<50).flatMap { RawPeer.masked(1, Array("\($0)".utf8)) })
      for number in 0..<3 { #expect(await owner.event() == .received(connection, "\(number)")) }
      #expect(await owner.event() == .closed(connection))
      #expect(try peer.message().code == 4101)
      await owner.stop()
    }

    @Test(arguments: threadCounts)
    func `are answered while a flood of pings comes`(threads: Int) async throws {
      let (owner, server) = try await Owner.open(threads: threads)
      let peer = try RawPeer.open(await server.port)
      _ = await owner.connection()
      for _ in 0..<20 { peer.write((0..<100).flatMap { RawPeer.masked(9, [UInt8($0)]) }) }
      await server.publish(Array("page".utf8), to: .everyone, lane: .state)
      while true {
        let frame = try peer.frame()
        if frame.opcode == 10 { continue }
        #expect(frame == .text("page"))
        break
      }
      await owner.stop()
    }

    private static func letters(_ count: Int) -> [UInt8] { Array(repeating: 0x61, count: count) }
    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    /// One message in several frames.
    private static func pieces(_ parts: [UInt8]...) -> [UInt8] {
      parts.enumerated().flatMap { index, part in
        RawPeer.masked(index == 0 ? 1 : 0, part, final: index == parts.count - 1)
      }
    }

    /// An empty message in so many frames.
    private static func fragments(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { RawPeer.masked($0 == 0 ? 1 : 0, [], final: $0 == count - 1) }
    }
  }
}
