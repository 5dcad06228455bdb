import Testing
import WebSockets

extension OverSockets {
  @Suite("A client")
  struct ClientTests {
    @Test func `messages travel both ways and a close is told`() async throws {
      let (owner, server) = try await Owner.open()
      let client = try await WebSocketClient.connect(to: "ws://127.0.0.1:\(server.port)/ws?a=1")
      let connection = try #require(await owner.connection())
      await client.send(Array("hello".utf8))
      #expect(await owner.event() == .received(connection, "hello"))
      let long = [UInt8](repeating: 0x61, count: 300_000)
      await server.send(long, to: connection)
      await server.close(connection, .revoked, "no more")
      var messages = client.messages.makeAsyncIterator()
      #expect(await messages.next() == .text(long))
      let last = await messages.next(); #expect(last == .closed(.revoked, "no more"))
      #expect(await messages.next() == nil)
      #expect(await owner.event() == .closed(connection))
      await owner.stop()
    }
  }
}
