import Testing

@testable import Commands

@Suite("Endpoint")
struct EndpointTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080/", "ws://127.0.0.1:8080/ws"),
    ("http://127.0.0.1:8080", "ws://127.0.0.1:8080/ws"),
    ("127.0.0.1:8080", "ws://127.0.0.1:8080/ws"),
    ("localhost", "ws://localhost/ws"),
    ("http://[::1]:8080/", "ws://[::1]:8080/ws"),
    ("http://host/console", "ws://host/ws"),
    ("http://host/talks/today/", "ws://host/talks/today/ws"),
    ("http://host/talks/console?x=1", "ws://host/talks/ws"),
    ("HTTP://host:81/", "ws://host:81/ws"),
    ("ws://host:81/ws", "ws://host:81/ws"),
  ])
  func `the socket is beside the page`(_ address: String, _ socket: String) throws {
    #expect(try Endpoint.socketURL(of: address) == socket)
  }

  @Test(arguments: [
    ("", EndpointError.badAddress("")), ("http://", .badAddress("http://")),
    ("ftp://host/", .badAddress("ftp://host/")), ("https://host/", .secured("https://host/")),
    ("http://host/remote#token=secret", .tokenInAddress),
  ])
  func `what is no address of a server is refused`(_ address: String, _ error: EndpointError) {
    #expect(throws: error) { try Endpoint.socketURL(of: address) }
  }

  @Test func `a token in an address is not repeated`() {
    #expect(!EndpointError.tokenInAddress.text.contains("secret"))
  }
}
