import Foundation
import FoundationNetworking
import Messages
import Server
import Session
import WebSockets

/// Threads of a server, in tests of what must hold with any number.
let threadCounts = [1, 3]

/// A deck on disk and a real server of it on a port of its own.
struct Stage {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let folder: URL
  let server: RunningServer

  /// Serves a text as a Markdown deck, lets `body` use it, and clears away.
  static func with(
    _ markdown: String,
    page: Int? = nil,
    threads: Int? = nil,
    _ body: (Stage) async throws -> Void
  ) async throws {
    let folder = URL.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let deck = folder.appending(path: "talk.md")
    try markdown.write(to: deck, atomically: true, encoding: .utf8)
    try await with(deck: deck.path, folder: folder, page: page, threads: threads, body)
  }

  /// Serves what lies at a path.
  static func with(
    deck: String,
    folder: URL = .temporaryDirectory,
    page: Int? = nil,
    threads: Int? = nil,
    _ body: (Stage) async throws -> Void
  ) async throws {
    let options = ServerOptions(
      deck: deck,
      host: "127.0.0.1",
      port: 0,
      threads: threads,
      page: page,
      web: root.appending(path: "web").path
    )
    let stage = Stage(folder: folder, server: try await RunningServer.start(options))
    do {
      try await body(stage)
    } catch {
      await stage.server.stop()
      throw error
    }
    await stage.server.stop()
  }

  func write(_ markdown: String) throws {
    try markdown.write(
      to: folder.appending(path: "talk.md"),
      atomically: true,
      encoding: .utf8
    )
  }

  func get(
    _ path: String,
    headers: [String: String] = [:]
  ) async throws -> (
    HTTPURLResponse, Data
  ) {
    guard let url = URL(string: server.loopbackAddress + path) else { throw URLError(.badURL) }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (response, data)
  }

  func text(_ path: String) async throws -> String {
    String(decoding: try await get(path).1, as: UTF8.self)
  }

  /// Whether the viewer's page has a text in its first bytes.
  func shows(_ words: String) async throws -> Bool {
    try await text("").contains(words)
  }

  /// Does something so many times at once.
  func all(_ count: Int, _ body: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<count { group.addTask { try await body() } }
      try await group.waitForAll()
    }
  }

  /// How many pages the server has put together.
  func pagesMade() async throws -> Int {
    let line = try await text("metrics").split(separator: "\n")
      .first { $0.hasPrefix("lectern_pages_made_total ") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? -1
  }

  func join() async throws -> Guest {
    Guest(try await WebSocketClient.connect(to: server.socketAddress))
  }

  /// A presenter who has been let in.
  func presenter() async throws -> Guest {
    var guest = try await join()
    _ = try await guest.enter(with: server.credentials.presenter)
    return guest
  }
}

/// Someone in the session, over a real connection.
struct Guest {
  private let client: WebSocketClient
  private var incoming: AsyncStream<WebSocketClient.Incoming>.Iterator
  /// All that came, as bytes.
  private(set) var heard: [[UInt8]] = []

  enum Failure: Error {
    case ended(CloseCode)
  }

  init(_ client: WebSocketClient) {
    self.client = client
    incoming = client.messages.makeAsyncIterator()
  }

  func say(_ message: ClientMessage) async {
    await client.send(JSON.encode(message))
  }

  func say(_ text: String) async {
    await client.send(Array(text.utf8))
  }

  func leave() async {
    await client.close()
  }

  /// The next message that fits; throws when the connection ends before.
  mutating func next(
    _ fits: (ServerMessage) -> Bool = { _ in true }
  ) async throws
    -> ServerMessage
  {
    while let incoming = await incoming.next(isolation: #isolation) {
      switch incoming {
      case .text(let bytes):
        heard.append(bytes)
        let message = try JSON.decode(ServerMessage.self, bytes)
        if fits(message) { return message }
      case .closed(let code, _): throw Failure.ended(code)
      }
    }
    throw Failure.ended(.lost)
  }

  /// Shows a token, and waits to be let in; what comes back is the name in the session.
  mutating func enter(with token: String, as name: String? = nil) async throws -> String {
    await say(.authenticate(req: "token", token: token, name: name))
    let role = try await next { if case .role = $0 { true } else { false } }
    _ = try await next { if case .backstage = $0 { true } else { false } }
    guard case .role(let granted) = role else { return "" }
    return granted.name ?? ""
  }

  /// The next batch with an event that fits.
  mutating func batch(_ fits: (Event) -> Bool) async throws -> Batch {
    while true {
      let message = try await next()
      if case .batch(let batch) = message, batch.events.contains(where: fits) { return batch }
    }
  }

  /// The code with which the server ends the connection.
  mutating func ending() async -> CloseCode {
    do {
      while true { _ = try await next() }
    } catch Failure.ended(let code) {
      return code
    } catch {
      return .lost
    }
  }

  mutating func welcome() async throws -> Whole {
    while true {
      if case .welcome(let whole) = try await next() { return whole }
    }
  }

  /// Asks, and waits for the one answer.
  mutating func ask(_ intent: Intent, req: String) async throws -> ServerMessage {
    await say(.intent(req: req, intent))
    return try await next { message in
      switch message {
      case .answer(let answer): answer.req == req
      case .refusal(let refusal): refusal.req == req
      default: false
      }
    }
  }
}

extension ServerMessage {
  /// Of a word to presenters on their audience.
  var viewers: Int? {
    if case .audience(let viewers, _) = self { viewers } else { nil }
  }

  var attendance: Attendance? {
    if case .audience(_, let attendance) = self { attendance } else { nil }
  }
}
