extension ServerChoice {
  /// Finds the server that is meant, and its token: from standard input where that was asked for,
  /// else what the server wrote down, else the environment's.
  func endpoint(
    in environment: Environment,
    readLine: () -> String? = { Swift.readLine() }
  ) throws(EndpointError) -> Endpoint {
    let servers = RuntimeFolder.candidates(in: environment).map { $0.runningServers() }
      // A port has one server; a file in a better folder is as good as any.
      .reduce(into: [:]) { all, found in all.merge(found) { first, _ in first } }
    var endpoint: Endpoint
    if let url {
      endpoint = try Self.named(url, among: servers)
    } else {
      endpoint = try Self.only(port: port, among: servers)
    }
    endpoint.token = endpoint.token ?? environment.token
    if tokenFromInput {
      guard let token = readLine(), !token.isEmpty else { throw .noToken }
      endpoint.token = token
    }
    return endpoint
  }

  /// A server at an address; one of this machine has written its token down.
  private static func named(
    _ url: String,
    among servers: [Int: RuntimeFile]
  ) throws(EndpointError) -> Endpoint {
    let socketURL = try Endpoint.socketURL(of: url)
    let file = servers.values.first { (try? Endpoint.socketURL(of: $0.url)) == socketURL }
    return Endpoint(socketURL: socketURL, token: file?.token)
  }

  /// The one server of this machine, or that on a port.
  private static func only(
    port: Int?,
    among servers: [Int: RuntimeFile]
  ) throws(EndpointError) -> Endpoint {
    let ports = servers.keys.sorted()
    let chosen = port.map { [$0] } ?? ports
    guard chosen.count < 2 else { throw .severalServers(ports) }
    guard let file = chosen.first.flatMap({ servers[$0] }) else {
      throw port.map { .noServerOnPort($0, others: ports) } ?? .noServer
    }
    return Endpoint(socketURL: try Endpoint.socketURL(of: file.url), token: file.token)
  }
}
