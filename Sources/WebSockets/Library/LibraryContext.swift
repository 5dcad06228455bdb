import CLibuv
import CLibwebsockets
import Glibc

/// One libwebsockets context with one protocol on a loop, touched on the loop's thread alone.
///
/// A context is used again rather than destroyed: in ending one on libuv, Debian's library closes the
/// descriptor that wakes it twice, a turn of the loop apart, and so closes whatever file this process
/// has opened in between.
@safe final class LibraryContext: @unchecked Sendable {
  /// What the library calls for each event; its context's user is the ``LibraryContext``.
  typealias Callback =
    @convention(c) (
      OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
    ) -> Int32

  /// Where the library itself notes that the context is gone.
  private let slot: CStorage<OpaquePointer?> = unsafe CStorage()
  private let info: CStorage<lws_context_creation_info> = unsafe CStorage()
  private let protocols: UnsafeMutablePointer<lws_protocols> = .allocate(capacity: 2)
  private let retry: CStorage<lws_retry_bo_t> = unsafe CStorage()
  private let loops: CStorage<UnsafeMutableRawPointer?> = unsafe CStorage()
  private let name: UnsafeMutablePointer<CChar>?
  private let alpn: UnsafeMutablePointer<CChar>?
  /// Whom events are for; kept until the library is done with it, nobody while nobody uses the context.
  private var owner: (any Owner)?
  private let use: Use
  private let loop: ServiceLoop
  /// Sockets that the library has made and not freed yet, beside its own.
  private var sockets = 0

  /// How many sockets the library has ever made.
  private(set) var socketsKnown = 0

  private(set) var pointer: OpaquePointer?
  private(set) var vhost: OpaquePointer?

  /// What a context is made for: one is used again only for the same.
  struct Use: Hashable {
    enum Side: Hashable { case server, client }

    let side: Side
    let subprotocol: String
    /// The library's tables are made for so many.
    private let openFiles = FileLimit.current

    init(_ side: Side, subprotocol: String) {
      self.side = side
      self.subprotocol = subprotocol
    }
  }

  /// A context for the owner's connections; `nil` where the library can't, such as without its
  /// libuv plug-in.
  static func open(_ use: Use, on loop: ServiceLoop, owner: any Owner) -> LibraryContext? {
    let unused = loop.assumeIsolated { $0.unused[use]?.popLast() }
    let context = unused ?? LibraryContext(use, on: loop)
    context?.owner = owner
    return context
  }

  private init?(_ use: Use, on loop: ServiceLoop) {
    self.use = use
    self.loop = loop
    unsafe name = strdup(use.subprotocol)
    unsafe alpn = strdup("http/1.1")  // never h2
    LibraryLog.open()
    switch use.side {
    // For each open connection; longer messages come in pieces.
    case .server: unsafe describeProtocol(256, serverCallback)
    case .client: unsafe describeProtocol(4096, clientCallback)
    }
    describeContext()
    unsafe pointer = lws_create_context(info.pointer)
    guard let pointer = unsafe pointer else {
      free()
      return nil
    }
    // Those that it made for itself live as long as it does.
    sockets = 0
    unsafe slot.pointer.pointee = pointer
    unsafe vhost = lws_get_vhost_by_name(pointer, "default")
  }

  /// A server or a client.
  typealias Owner = AnyObject & Sendable

  /// Whom an event is for, told by the library's callback; takes note of sockets made and freed.
  static func owner(
    of event: lws_callback_reasons,
    _ socket: OpaquePointer?
  ) -> (
    any Owner
  )? {
    guard let user = unsafe lws_context_user(lws_get_context(socket)) else { return nil }
    let context = unsafe Unmanaged<LibraryContext>.fromOpaque(user).takeUnretainedValue()
    context.count(event)
    return context.owner
  }

  private func count(_ event: lws_callback_reasons) {
    switch event {
    case LWS_CALLBACK_WSI_CREATE:
      sockets += 1
      socketsKnown += 1
    case LWS_CALLBACK_WSI_DESTROY: sockets -= 1
    default: break
    }
  }

  /// Lets the context go, whose connections the owner has ended: it waits for the next one who needs
  /// it, or is destroyed where a socket does not end.
  func letGo() async {
    for _ in 0..<16 where sockets > 0 { await loop.turn() }
    if sockets == 0 {
      keep()
    } else {
      await destroy()
    }
  }

  private func keep() {
    owner = nil
    loop.assumeIsolated { $0.unused[use, default: []].append(self) }
  }

  /// Ends all connections at once, and the context with them.
  private func destroy() async {
    guard let context = unsafe pointer else { return }
    unsafe pointer = nil
    unsafe vhost = nil
    unsafe lws_context_destroy(context)
    // The loop lets go of the sockets and timers first; the second call then frees the context.
    for _ in 0..<3 { await loop.turn() }
    while unsafe slot.pointer.pointee != nil {
      unsafe lws_context_destroy(context)
      await loop.turn()
    }
    free()
  }

  // MARK: -

  private func describeProtocol(_ receiveBuffer: Int, _ callback: @escaping Callback) {
    unsafe memset(protocols, 0, 2 * MemoryLayout<lws_protocols>.stride)
    unsafe protocols[0].name = UnsafePointer(name)
    unsafe protocols[0].callback = callback
    unsafe protocols[0].rx_buffer_size = receiveBuffer
    // Without any the library doesn't tell when it begins to close by itself.
    unsafe protocols[0].per_session_data_size = 1
    // Else a write is cut to the receive buffer's size.
    unsafe protocols[0].tx_packet_size = 1 << 20
  }

  private func describeContext() {
    unsafe loops.pointer.pointee = UnsafeMutableRawPointer(loop.loop)
    let info = unsafe info.pointer
    unsafe info.pointee.port = CONTEXT_PORT_NO_LISTEN
    unsafe info.pointee.protocols = UnsafePointer(protocols)
    unsafe info.pointee.gid = -1
    unsafe info.pointee.uid = -1
    unsafe info.pointee.alpn = UnsafePointer(alpn)
    unsafe info.pointee.options =
      UInt64(LWS_SERVER_OPTION_LIBUV) | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8)
    // All zero: no timers of the library on open WebSockets, which it keeps in one sorted list.
    unsafe info.pointee.retry_and_idle_policy = UnsafePointer(retry.pointer)
    unsafe info.pointee.max_http_header_data = 16_384
    unsafe info.pointee.pt_serv_buf_size = 16_384
    unsafe info.pointee.foreign_loops = loops.pointer
    unsafe info.pointee.pcontext = slot.pointer
    unsafe info.pointee.user = Unmanaged.passUnretained(self).toOpaque()
  }

  private func free() {
    unsafe slot.free()
    unsafe info.free()
    unsafe retry.free()
    unsafe loops.free()
    unsafe protocols.deallocate()
    unsafe Glibc.free(name)
    unsafe Glibc.free(alpn)
  }
}
