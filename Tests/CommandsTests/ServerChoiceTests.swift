import Testing

@testable import Commands

@Suite("Choosing a server")
struct ServerChoiceTests {
  private let temporary: TemporaryEnvironment

  init() throws {
    temporary = try TemporaryEnvironment()
  }

  private func endpoint(
    _ choice: ServerChoice = ServerChoice(),
    input: String? = nil
  ) throws(EndpointError) -> Endpoint {
    try choice.endpoint(in: temporary.environment) { input }
  }

  @Test func `one server needs no address`() throws {
    try temporary.start(port: 8080)
    #expect(try endpoint() == Endpoint(socketURL: "ws://127.0.0.1:8080/ws", token: "token"))
  }

  @Test func `of several servers one is chosen by its port`() throws {
    try temporary.start(port: 8080)
    try temporary.start(port: 9000, token: "other")
    #expect(try endpoint(ServerChoice(port: 9000)).token == "other")
    #expect(throws: EndpointError.severalServers([8080, 9000])) { try endpoint() }
  }

  @Test func `no server is told with what to do`() throws {
    #expect(throws: EndpointError.noServer) { try endpoint() }
    try temporary.start(port: 9000)
    #expect(throws: EndpointError.noServerOnPort(8080, others: [9000])) {
      try endpoint(ServerChoice(port: 8080))
    }
    #expect(
      EndpointError.noServerOnPort(8080, others: [9000]).text
        == "no server runs on port 8080 of this machine; there is '--port 9000'"
    )
  }

  @Test func `a server of the service and one of the session are both seen`() throws {
    try temporary.start(port: 8080)
    temporary.environment.variables = [:]
    try temporary.start(port: 9000)
    temporary.environment.variables = ["XDG_RUNTIME_DIR": "\(temporary.folder)/session"]
    #expect(throws: EndpointError.severalServers([8080, 9000])) { try endpoint() }
  }

  @Test func `an address of this machine finds the token that was written down`() throws {
    try temporary.start(port: 8080)
    #expect(try endpoint(ServerChoice(url: "127.0.0.1:8080")).token == "token")
    #expect(try endpoint(ServerChoice(url: "http://elsewhere:8080/")).token == nil)
  }

  @Test func `the environment's token is for a server that wrote none down`() throws {
    try temporary.start(port: 8080)
    temporary.environment.variables["LECTERN_TOKEN"] = "environment's"
    #expect(try endpoint().token == "token")
    #expect(try endpoint(ServerChoice(url: "http://elsewhere/")).token == "environment's")
  }

  @Test func `a token from standard input comes first`() throws {
    try temporary.start(port: 8080)
    let choice = ServerChoice(tokenFromInput: true)
    #expect(try endpoint(choice, input: "typed").token == "typed")
    #expect(throws: EndpointError.noToken) { try endpoint(choice, input: nil) }
    #expect(throws: EndpointError.noToken) { try endpoint(choice, input: "") }
  }
}
