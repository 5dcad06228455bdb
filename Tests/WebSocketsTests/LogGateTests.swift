import Testing

@testable import WebSockets

@Suite("The library's log")
struct LogGateTests {
  @Test func `shows what peers put into it and obeys none of it`() {
    var gate = LogGate()
    let line = Array("bad \u{1B}[2J\r\nforged: ü\n".utf8)
    #expect(gate.pass(line, at: 0) == ["bad \\x1B[2J\\x0D\\x0Aforged: \\xC3\\xBC"])
    #expect(gate.pass(Array(repeating: 0x61, count: 10_000), at: 0).first?.count == 256)
  }

  @Test func `is limited, and says by how much`() {
    var gate = LogGate()
    let lines = (0..<1000).flatMap { _ in gate.pass([0x61], at: 5.5) }
    #expect(lines.count == 20)
    #expect(gate.pass([0x62], at: 6) == ["980 more lines like these", "b"])
    #expect(gate.pass([0x63], at: 7) == ["c"])
  }
}

@Suite("A client's target")
struct ClientTargetTests {
  @Test func `is read from an address`() {
    #expect(ClientTarget("ws://a")?.port == 80)
    #expect(ClientTarget("ws://a")?.path == "/")
    #expect(ClientTarget("ws://a:8080/ws?x=1#t")?.path == "/ws?x=1")
    #expect(ClientTarget("ws://a:8080?x=1")?.path == "/?x=1")
    #expect(ClientTarget("ws://[::1]:8080/ws")?.host == "::1")
    #expect(ClientTarget("ws://[::1]:8080/ws")?.authority == "[::1]:8080")
    #expect(ClientTarget("ws://[::1]x/ws") == nil)
  }
}
