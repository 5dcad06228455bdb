import CLibwebsockets
import Glibc

/// The listening socket on the loop, and what it does where the system has no more descriptors.
@safe final class Listener {
  private var socket: OpaquePointer?
  private let descriptor: Int32
  /// Given up for a moment to turn a peer away where there are no descriptors left.
  private var spare: Int32
  private var isPaused = false

  /// Hands the listening socket to the library, which closes it with its context.
  init?(_ listening: Listening, in library: LibraryContext) {
    guard let vhost = unsafe library.vhost else { return nil }
    descriptor = listening.descriptor
    spare = Self.spareDescriptor()
    var file = lws_sock_file_fd_type()
    unsafe file.filefd = listening.descriptor
    // Without a protocol's name: a browser could ask for it and get in.
    unsafe socket = lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, file, nil, nil)
    guard unsafe socket != nil else { return nil }
  }

  enum Arrival {
    case descriptor(Int32)
    case none
    /// One was turned away, for want of descriptors.
    case turnedAway
  }

  func accept() -> Arrival {
    let accepted = lectern_accept(descriptor)
    if accepted >= 0 { return .descriptor(accepted) }
    switch errno {
    case EMFILE, ENFILE: return turnAway() ? .turnedAway : pause()
    case ECONNABORTED, EINTR, EPROTO: return .turnedAway
    case EAGAIN: return .none
    // Out of memory or the like: going on at once would only spin.
    default: return pause()
    }
  }

  /// Goes on after a pause.
  func resume() {
    guard isPaused, let socket = unsafe socket else { return }
    isPaused = false
    if spare < 0 { spare = Self.spareDescriptor() }
    unsafe lws_rx_flow_control(socket, 1)
  }

  func close() {
    guard let closing = unsafe socket else { return }
    unsafe socket = nil
    if spare >= 0 { Glibc.close(spare) }
    unsafe lws_set_timeout(closing, PENDING_TIMEOUT_USER_OK, Int32(LWS_TO_KILL_SYNC))
  }

  // MARK: -

  private func turnAway() -> Bool {
    guard spare >= 0 else { return false }
    Glibc.close(spare)
    let accepted = lectern_accept(descriptor)
    if accepted >= 0 { Glibc.close(accepted) }
    spare = Self.spareDescriptor()
    return accepted >= 0
  }

  /// Stops listening until the next tick.
  private func pause() -> Arrival {
    guard !isPaused, let socket = unsafe socket else { return .none }
    isPaused = true
    unsafe lws_rx_flow_control(socket, 0)
    return .none
  }

  private static func spareDescriptor() -> Int32 {
    unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
  }
}
