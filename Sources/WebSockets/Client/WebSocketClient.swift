import CLibwebsockets

/// One connection to a server, from its opening to its end; to be closed when no longer wanted.
@safe @Service package final class WebSocketClient {
  /// What comes from the server; nothing after `closed`.
  package enum Incoming: Sendable, Equatable {
    case text([UInt8])
    case closed(CloseCode, String)
  }

  nonisolated package let messages: AsyncStream<Incoming>
  private let incoming: AsyncStream<Incoming>.Continuation
  private let messageLimit: Int
  /// Seconds between two pings, and for anything to come after one.
  private let heartbeat: Double

  private var library: LibraryContext?
  private var socket: OpaquePointer?
  private let opening = Promise<Opening>()
  private var pulse: ServiceTimer?

  private var partial: [UInt8] = []
  private var outgoing: [[UInt8]] = []
  private var isPingDue = false
  private var awaitsPong = false
  /// The Close that waits to be sent.
  private var closing: Closing?
  /// Why it ends, as far as known.
  private var end: Closing?

  private enum Opening: Sendable {
    case open
    case failed(ConnectError.Code)
  }

  private init(messageLimit: Int, heartbeat: Double) {
    self.messageLimit = messageLimit
    self.heartbeat = heartbeat
    // A reader so far behind is better off with a new connection than with old news.
    (messages, incoming) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(4096))
  }

  /// Connects to `ws://HOST[:PORT][/PATH]`; `timeout` in seconds, `messageLimit` in bytes.
  package static func connect(
    to url: String,
    subprotocol: String = "lectern.v1",
    timeout: Double = 5,
    messageLimit: Int = 1 << 20,
    heartbeat: Double = 15
  ) async throws(ConnectError) -> WebSocketClient {
    guard let target = ClientTarget(url) else { throw ConnectError(.badAddress, url) }
    let deadline = ServiceClock.now + timeout
    let client = WebSocketClient(messageLimit: messageLimit, heartbeat: heartbeat)
    do throws(ConnectError.Code) {
      let address = try await reachable(target, until: deadline)
      try await client.open(target, at: address, subprotocol, until: deadline)
    } catch {
      throw ConnectError(error, url)
    }
    return client
  }

  /// Sends a text message, after those before it.
  package func send(_ text: [UInt8]) {
    guard closing == nil, end == nil, let socket = unsafe socket else { return }
    guard outgoing.count < 1024 else { return close(.slow, "too many messages wait to be sent") }
    outgoing.append(text)
    unsafe lws_callback_on_writable(socket)
  }

  /// Closes after what was sent before; `messages` then ends with `closed`.
  package func close(_ code: CloseCode = .normal, _ reason: String = "") {
    guard closing == nil, end == nil, let socket = unsafe socket else { return }
    closing = Closing(code: code, reason: reason)
    // A server that is gone doesn't answer.
    pulse?.set(ServiceClock.now + 2)
    unsafe lws_callback_on_writable(socket)
  }

  // MARK: - Opening

  private static func reachable(
    _ target: ClientTarget,
    until deadline: Double
  ) async throws(ConnectError.Code) -> NumericAddress {
    let addresses = await Resolving.addresses(of: target.host, port: target.port, until: deadline)
    guard let addresses else { throw .timedOut }
    var failure = ConnectError.Code.unknownHost
    for address in addresses {
      let error = await Probe.connect(to: address, until: deadline)
      if error == 0 { return address }
      failure = ConnectError.Code(errno: error)
    }
    throw failure
  }

  private func open(
    _ target: ClientTarget,
    at address: NumericAddress,
    _ subprotocol: String,
    until deadline: Double
  ) async throws(ConnectError.Code) {
    let use = LibraryContext.Use(.client, subprotocol: subprotocol)
    guard let library = LibraryContext.open(use, on: Service.shared, owner: self) else {
      throw .library
    }
    self.library = library
    let isStarted = library.connect(to: target, at: address.text, subprotocol)
    let opened = await opening.value(until: isStarted ? deadline : ServiceClock.now)
    switch opened ?? .failed(isStarted ? .timedOut : .lost) {
    case .open: beat()
    case .failed(let code):
      await letGo()
      throw code
    }
  }

  // MARK: - Events of the library

  func opened(_ socket: OpaquePointer) {
    unsafe self.socket = socket
    opening.fulfill(.open)
  }

  func failed(_ socket: OpaquePointer) {
    let status = Int(unsafe lws_http_client_http_response(socket))
    opening.fulfill(.failed(status == 0 ? .lost : .rejected(status: status)))
  }

  func received(_ socket: OpaquePointer, _ piece: UnsafeRawBufferPointer) -> Int32 {
    awaitsPong = false
    guard closing == nil, end == nil else { return 0 }
    let isText = unsafe lws_frame_is_binary(socket) == 0
    guard isText, partial.count + piece.count <= messageLimit else {
      close(isText ? .tooLarge : .unsupported)
      return 0
    }
    unsafe partial.append(contentsOf: piece)
    guard unsafe lws_remaining_packet_payload(socket) == 0,
      unsafe lws_is_final_fragment(socket) != 0
    else { return 0 }
    defer { partial = [] }
    if case .dropped = incoming.yield(.text(partial)) { close(.slow, "messages were not read") }
    return 0
  }

  func alive() {
    awaitsPong = false
  }

  /// Takes note of the server's Close; anything but 0 ends the connection without another of ours.
  func closedByServer(_ payload: UnsafeRawBufferPointer) -> Int32 {
    guard end == nil else { return -1 }
    let bytes = unsafe Array(payload)
    let code = bytes.count < 2 ? 1005 : UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    end = Closing(
      code: CloseCode(rawValue: code),
      reason: String(decoding: bytes.dropFirst(2), as: UTF8.self)
    )
    return 0
  }

  func writable(_ socket: OpaquePointer) -> Int32 {
    if isPingDue {
      isPingDue = false
      guard unsafe write(socket, [0], LWS_WRITE_PING) else { return -1 }
    } else if !outgoing.isEmpty {
      guard unsafe write(socket, outgoing.removeFirst(), LWS_WRITE_TEXT) else { return -1 }
    } else if let closing, end == nil {
      end = closing
      guard unsafe write(socket, Frame.clientClose(closing), LWS_WRITE_HTTP) else { return -1 }
    }
    if isPingDue || !outgoing.isEmpty || closing != nil && end == nil {
      unsafe lws_callback_on_writable(socket)
    }
    return 0
  }

  func closed() {
    guard unsafe socket != nil else { return }
    unsafe socket = nil
    pulse = nil
    let end = end ?? Closing(code: .lost, reason: "")
    incoming.yield(.closed(end.code, end.reason))
    incoming.finish()
    Task { @Service in await letGo() }
  }

  // MARK: -

  private func beat() {
    pulse = ServiceTimer { [unowned self] in
      guard !awaitsPong, closing == nil, let socket = unsafe socket else { return cut() }
      awaitsPong = true
      isPingDue = true
      unsafe lws_callback_on_writable(socket)
      pulse?.set(ServiceClock.now + heartbeat)
    }
    pulse?.set(ServiceClock.now + heartbeat)
  }

  /// Ends the connection to a server that is silent.
  private func cut() {
    guard let socket = unsafe socket else { return }
    Socket.abandon(unsafe lws_get_socket_fd(socket))
  }

  private func write(_ socket: OpaquePointer, _ bytes: [UInt8], _ kind: lws_write_protocol) -> Bool
  {
    // The library puts the head of a frame before the payload, but of `HTTP`, which is raw.
    let room = Int(lectern_lws_pre)
    var buffer = [UInt8](repeating: 0, count: room) + bytes
    return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return unsafe lws_write(socket, base + room, bytes.count, kind) >= 0
    }
  }

  private func letGo() async {
    let library = library
    self.library = nil
    await library?.letGo()
  }
}
