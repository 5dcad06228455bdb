import Glibc

/// How many files this process may have open.
enum FileLimit {
  /// What is not for connections: libraries, the deck, the terminal, the listener.
  static let reserve = 1000

  /// How many there may be now.
  static var current: Int {
    var limit = rlimit()
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    return isKnown ? Int(clamping: limit.rlim_cur) : 0
  }

  /// Raises the limit as far as needed for that many connections, and tells how many there can be.
  ///
  /// Never further: libwebsockets looks through its whole table at each close.
  static func raise(for connections: Int) -> Int {
    let wanted = rlim_t(clamping: connections + reserve)
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return min(connections, 24)
    }
    if limit.rlim_cur < wanted {
      limit.rlim_cur = min(wanted, limit.rlim_max)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    let open = Int(clamping: limit.rlim_cur)
    makeRoom(for: min(connections + reserve, open))
    // With few files at all, half of them.
    return min(connections, max(open - reserve, open / 2))
  }

  /// Lets the kernel's table of open files grow at once, while nobody waits.
  ///
  /// Where a process has threads, each doubling of it holds up whoever opens a file until all
  /// processors have passed by: a tenth of a second and more, in the middle of a thousand joins.
  private static func makeRoom(for files: Int) {
    let file = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    let last = fcntl(file, F_DUPFD_CLOEXEC, Int32(clamping: files - 1))
    if last >= 0 { close(last) }
    close(file)
  }
}
