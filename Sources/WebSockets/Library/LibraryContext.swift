import CLibuv
import CLibwebsockets
import Glibc

/// One libwebsockets context with one protocol on the service thread's loop.
@safe @Service final class LibraryContext {
  /// What the library calls for each event; its context's user is the owner.
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
  /// Kept until the library is done with it.
  private let owner: AnyObject

  private(set) var pointer: OpaquePointer?
  private(set) var vhost: OpaquePointer?

  /// Opens a context; `nil` where the library can't, such as without its libuv plug-in.
  init?(
    subprotocol: String,
    receiveBuffer: Int,
    owner: AnyObject,
    callback: @escaping Callback
  ) {
    self.owner = owner
    unsafe name = strdup(subprotocol)
    unsafe alpn = strdup("http/1.1")  // never h2
    LibraryLog.open()
    unsafe describeProtocol(receiveBuffer, callback)
    describeContext()
    unsafe pointer = lws_create_context(info.pointer)
    guard let pointer = unsafe pointer else {
      free()
      return nil
    }
    unsafe slot.pointer.pointee = pointer
    unsafe vhost = lws_get_vhost_by_name(pointer, "default")
  }

  /// Ends all connections at once, and the context with them.
  func destroy() async {
    guard let context = unsafe pointer else { return }
    unsafe pointer = nil
    unsafe vhost = nil
    unsafe lws_context_destroy(context)
    // The loop lets go of the sockets and timers first; the second call then frees the context.
    for _ in 0..<3 { await Service.turn() }
    while unsafe slot.pointer.pointee != nil {
      unsafe lws_context_destroy(context)
      await Service.turn()
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
    unsafe loops.pointer.pointee = UnsafeMutableRawPointer(Service.shared.loop)
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
    unsafe info.pointee.user = Unmanaged.passUnretained(owner).toOpaque()
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
