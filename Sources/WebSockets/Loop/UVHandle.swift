import CLibuv

/// What all handles of libuv have in common.
enum UVHandle {
  /// Ends a handle, and frees it when the loop has let go of it.
  static func close<C>(_ handle: CStorage<C>) {
    let pointer = unsafe UnsafeMutableRawPointer(handle.pointer)
    unsafe uv_close(pointer.assumingMemoryBound(to: uv_handle_t.self)) { handle in
      unsafe handle?.deallocate()
    }
  }
}
