import Addresses
import DeckReading
import FoundationEssentials
import Server
import WebSockets

/// A server of this process, written down so that verbs find it.
struct Serving: Sendable {
  let server: RunningServer
  /// Addresses for viewers, the one that a phone can most likely reach first.
  let addresses: [String]
  /// What the one who started it should know.
  let notices: [String]
  private let folder: RuntimeFolder?

  /// Starts serving, and writes the server down.
  ///
  /// - Parameter options: as the command line gave them.
  /// - Returns: the server, once viewers can connect.
  /// - Throws: an error whose description says what to do.
  static func start(_ options: ServeOptions) async throws -> Serving {
    let web = try WebFolder.locate()
    var notices: [String] = []
    var folder: RuntimeFolder?
    do {
      folder = try RuntimeFolder.forServer(in: .current)
    } catch {
      notices.append("verbs won't find this server: \(error.text)")
    }
    let token = try options.token()
    let secret = folder?.secret()
    let server = try await options.reading.unlock(options.deck) { reader in
      try await RunningServer.start(
        ServerOptions(
          deck: options.deck,
          reader: reader,
          host: options.host,
          port: UInt16(clamping: options.port),
          maxViewers: options.maxViewers,
          threads: options.threads,
          page: options.startPage,
          url: options.url,
          token: token,
          addressSecret: secret,
          web: web
        )
      )
    }
    if let notice = server.notice { notices.append(notice) }
    do {
      try folder?.write(
        RuntimeFile(
          url: server.loopbackAddress,
          token: server.credentials.presenter,
          pid: RuntimeFile.ownPID
        ),
        port: Int(server.port)
      )
    } catch {
      notices.append("verbs won't find this server: \(error.text)")
    }
    let addresses = server.addresses(among: Interface.all().hosts)
    await server.announce(
      addresses: addresses,
      remote: addresses.first.map { "\($0)remote#token=\(server.credentials.remote)" }
    )
    return Serving(server: server, addresses: addresses, notices: notices, folder: folder)
  }

  /// Tells viewers, ends all connections, and crosses the server out.
  func stop() async {
    folder?.remove(port: Int(server.port))
    await server.stop()
  }
}

extension ServeOptions {
  /// The presenter's token where somebody has set it: in a file, else in the environment.
  fileprivate func token() throws -> String? {
    guard let tokenFile else { return Environment.current.token }
    let token = String(try SecretFile(path: tokenFile).firstLine().prefix { !$0.isWhitespace })
    guard token.utf8.count >= 16 else {
      let advice = "write at least 16 characters into its first line"
      throw SecretFileError(description: "'\(tokenFile)' holds no token: \(advice)")
    }
    return token
  }
}
