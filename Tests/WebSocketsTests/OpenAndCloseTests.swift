import Testing
import WebSockets

@Suite("Opening and closing")
struct OpenAndCloseTests {
  @Test func `a message travels both ways`() async throws {
    let (owner, server) = try await Owner.open()
    let peer = try RawPeer.open(await server.port)
    let connection = try #require(await owner.connection())
    peer.sendText("hello")
    #expect(await owner.event() == .received(connection, "hello"))
    await server.send(Array("welcome".utf8), to: connection)
    await server.publish(Array("page 2".utf8), to: .everyone, lane: .state)
    #expect(try peer.frame() == .text("welcome"))
    #expect(try peer.frame() == .text("page 2"))
    await owner.stop()
    #expect(try peer.frame().code == 1001)
  }

  @Test func `a close is sent`() async throws {
    let (owner, server) = try await Owner.open()
    let peer = try RawPeer.open(await server.port)
    let connection = try #require(await owner.connection())
    await server.close(connection, .revoked, "no more")
    #expect(try peer.frame().code == 4002)
    await owner.stop()
  }
}
