import Addresses
import Assets
import Deck
import DeckReading
import Session
import WebSockets

/// A deck that is being served.
package final class RunningServer: Sendable {
  package let credentials: Credentials
  /// The port that it listens on.
  package let port: UInt16
  /// The one address that it listens on; nil for all.
  private let host: String?
  private let url: String?
  /// A word on a limit of the system that is lower than asked for.
  package let notice: String?
  let session: SessionHost
  private let server: WebSocketServer
  private let reload: Task<Void, Never>

  /// So many are told as soon by one thread as by several.
  private static let fewViewers = 4_096

  private init(
    _ options: ServerOptions,
    credentials: Credentials,
    session: SessionHost,
    server: WebSocketServer,
    reload: Task<Void, Never>
  ) async {
    self.credentials = credentials
    self.session = session
    self.server = server
    self.reload = reload
    host = options.host
    url = options.url
    port = await server.port
    notice = await server.notice
  }

  /// Reads the deck, listens, and follows the deck's changes from then on.
  ///
  /// - Parameter options: what to serve, and where.
  /// - Returns: the server, once it listens.
  /// - Throws: `DeckError`, `ListenError` or `SiteError`, each with what to do about it.
  package static func start(_ options: ServerOptions) async throws -> RunningServer {
    // Read while the deck is.
    async let site = Site(folder: options.web)
    var source = DeckSource(
      path: options.deck,
      reader: options.reader,
      addressSecret: options.addressSecret
    )
    let (deck, reading) = try await source.open()
    let browserFiles = try await site
    let credentials = Credentials(presenter: options.token)
    let session = await SessionHost(
      deck: deck,
      page: options.page.flatMap { deck.page(number: $0) },
      epoch: String(Token().text.prefix(16)),
      credentials: credentials,
      hostRule: HostRule(url: options.url, machine: Machine.name),
      policy: ResponsePolicy(allowsRemote: options.reader.allowsRemote),
      site: browserFiles
    )
    await session.drawAhead()
    var configuration = ServerConfiguration(host: options.host, port: options.port)
    configuration.maxConnections = options.maxViewers
    configuration.rate = .viewer(now: 0)
    configuration.threads = options.threads ?? Cores.count
    if options.threads == nil { configuration.bounds.spreadFrom = Self.fewViewers }
    let server = await WebSocketServer(configuration, handler: session)
    await session.attach(server)
    do {
      try await server.open()
    } catch {
      await session.stopDrawing()
      await session.detach()
      throw error
    }
    let reload = Task { [source] in await session.follow(source, after: reading) }
    await session.followDrawing()
    return await RunningServer(
      options,
      credentials: credentials,
      session: session,
      server: server,
      reload: reload
    )
  }

  /// As this machine reaches it.
  package var loopbackAddress: String { "http://\(loopbackHost):\(port)/" }

  /// Its WebSocket, as this machine reaches it.
  package var socketAddress: String { "ws://\(loopbackHost):\(port)/ws" }

  /// Addresses for viewers, in the order of these hosts of the machine; only the one that was asked
  /// for where one was.
  package func addresses(among hosts: [String]) -> [String] {
    if let url { return [url.hasSuffix("/") ? url : url + "/"] }
    let hosts = host.map { [Self.urlHost($0)] } ?? hosts
    return hosts.map { port == 80 ? "http://\($0)/" : "http://\($0):\(port)/" }
  }

  /// Tells presenters how viewers and the presenter's phone reach the server.
  package func announce(addresses: [String], remote: String?) async {
    await session.announce(addresses: addresses, remote: remote)
  }

  /// Tells everyone, and ends all connections.
  package func stop() async {
    reload.cancel()
    await session.stopDrawing()
    await server.stop()
    await session.detach()
  }

  private var loopbackHost: String {
    guard let host, host != "0.0.0.0", host != "::" else { return "127.0.0.1" }
    return Self.urlHost(host)
  }

  /// IPv6 stands in brackets.
  private static func urlHost(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }
}
