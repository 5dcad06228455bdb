import Glibc

/// A file or folder that a deck was read from, as it was then.
package struct Source: Equatable, Sendable {
  package let path: String
  private let stamp: Stamp?

  init(_ path: String) {
    self.path = path
    stamp = Stamp(path)
  }

  /// Whether the disk holds something else by now.
  var hasChanged: Bool { Stamp(path) != stamp }

  private struct Stamp: Equatable {
    let device: UInt64
    let node: UInt64
    let size: Int64
    let seconds: Int64
    let nanoseconds: Int64

    init?(_ path: String) {
      var status = stat()
      guard unsafe fstatat(AT_FDCWD, path, &status, 0) == 0 else { return nil }
      device = UInt64(status.st_dev)
      node = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int64(status.st_mtim.tv_nsec)
    }
  }
}
