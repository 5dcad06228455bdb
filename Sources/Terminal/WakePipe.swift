import Glibc

/// Wakes the terminal's thread, also from a signal's handler: a byte is the signal's number, or 0.
struct WakePipe: ~Copyable {
  let reader: Int32
  let writer: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw TerminalError(code: .unavailable, description: "no descriptor is left for a pipe")
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Writes one byte, which a signal's handler may do; a full pipe wakes as well.
  static func wake(_ writer: Int32, signal: UInt8 = 0) {
    var byte = signal
    _ = unsafe write(writer, &byte, 1)
  }

  /// What has come.
  func drain() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(reader, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }
}
