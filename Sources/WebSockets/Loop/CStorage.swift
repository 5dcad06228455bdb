import Glibc

/// A zeroed C structure at an address that doesn't move, until it is freed.
@safe struct CStorage<C>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<C>

  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe memset(pointer, 0, MemoryLayout<C>.size)
  }

  func free() {
    unsafe pointer.deallocate()
  }
}
