import CLibuv
import Glibc

/// Tells once when a socket can be written to again; made and let go on the loop's thread.
///
/// On a copy of the descriptor: libwebsockets watches the original, and would call back without
/// end for a peer that sends while it is answered.
@safe final class Writability {
  private let handle: CStorage<uv_poll_t> = unsafe CStorage()
  private let copy: Int32
  private let action: @Sendable () -> Void

  /// `nil` where the system has no more descriptors.
  init?(of descriptor: Int32, on loop: ServiceLoop, _ action: @escaping @Sendable () -> Void) {
    self.action = action
    copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else {
      unsafe handle.free()
      return nil
    }
    unsafe uv_poll_init(loop.loop, handle.pointer, copy)
    unsafe handle.pointer.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe uv_poll_stop(handle.pointer)
    unsafe UVHandle.close(handle)
    close(copy)
  }

  func wait() {
    unsafe uv_poll_start(handle.pointer, Int32(UV_WRITABLE.rawValue)) { handle, _, _ in
      guard let owner = unsafe handle?.pointee.data else { return }
      let watch = unsafe Unmanaged<Writability>.fromOpaque(owner).takeUnretainedValue()
      unsafe uv_poll_stop(watch.handle.pointer)
      watch.action()
    }
  }
}
