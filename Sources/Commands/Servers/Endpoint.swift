import FoundationEssentials

/// A running server as a verb reaches it.
package struct Endpoint: Equatable, Sendable {
  /// Of its WebSocket: `ws://127.0.0.1:8080/ws`.
  package var socketURL: String
  /// The presenter's; without one only viewing is allowed.
  package var token: String?

  package init(socketURL: String, token: String?) {
    self.socketURL = socketURL
    self.token = token
  }
}

extension Endpoint {
  /// The WebSocket that belongs to an address as a browser shows it: `ws` beside the page.
  static func socketURL(of address: String) throws(EndpointError) -> String {
    let text = address.contains("://") ? address : "http://\(address)"
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "ws", "https", "wss"].contains(scheme), let host = url.host(), !host.isEmpty
    else { throw .badAddress(address) }
    // A token among the arguments could be read by everyone on this machine.
    guard url.fragment() == nil else { throw .tokenInAddress }
    guard scheme == "http" || scheme == "ws" else { throw .secured(address) }
    let port = url.port.map { ":\($0)" } ?? ""
    let folder = url.path(percentEncoded: true).split(
      separator: "/",
      omittingEmptySubsequences: false
    ).dropLast().joined(separator: "/")
    return "ws://\(host.contains(":") ? "[\(host)]" : host)\(port)\(folder)/ws"
  }
}

/// Why it is not clear which server a verb means.
package enum EndpointError: Error, Equatable, Sendable {
  case badAddress(String)
  case tokenInAddress
  case secured(String)
  case noToken
  case noServer
  case noServerOnPort(Int, others: [Int])
  case severalServers([Int])

  var text: String {
    switch self {
    case .badAddress(let address):
      "'\(address)' is no address; one looks like http://127.0.0.1:8080/"
    case .tokenInAddress:
      """
      an address on the command line can be read by everyone on this machine, so it must not hold \
      the token: leave out what follows '#', and give the token by LECTERN_TOKEN or '--token-stdin'
      """
    case .secured(let address):
      """
      '\(address)' asks for TLS, which this command doesn't speak: name the server itself, \
      behind its proxy
      """
    case .noToken:
      "'--token-stdin' found no token on standard input"
    case .noServer:
      "no server runs on this machine; start one by 'lectern present DECK', or name one by '--url'"
    case .noServerOnPort(let port, let others):
      others.isEmpty
        ? "no server runs on port \(port) of this machine"
        : "no server runs on port \(port) of this machine; there is \(Self.ports(others))"
    case .severalServers(let ports):
      "several servers run on this machine: choose by \(Self.ports(ports))"
    }
  }

  private static func ports(_ ports: [Int]) -> String {
    ports.map { "'--port \($0)'" }.joined(separator: " or ")
  }
}
