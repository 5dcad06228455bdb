import Glibc

/// Wakes a thread when something happens in one of several folders.
struct FolderWatch: ~Copyable {
  private let descriptor: Int32

  /// Folders that are not there are not watched.
  init(_ folders: Set<String>) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    let events =
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, UInt32(events)) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  enum Outcome {
    /// Something happened in a folder.
    case stirred
    case nothing
    /// The other end of `stop` was closed or written to.
    case stopped
  }

  /// Waits until something happens, `milliseconds` at most.
  ///
  /// Where the system watches no folders it waits that long and says that something may have happened.
  func wait(milliseconds: Int32, stop: Int32) -> Outcome {
    var waiting = [
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&waiting, nfds_t(waiting.count), milliseconds)
    if waiting[0].revents != 0 { return .stopped }
    guard count > 0 else { return .nothing }
    drain()
    return .stirred
  }

  private func drain() {
    var piece = [UInt8](repeating: 0, count: 4_096)
    while unsafe read(descriptor, &piece, piece.count) > 0 {}
  }
}
