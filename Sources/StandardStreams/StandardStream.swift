private import Glibc

/// One of the streams that a process is born with.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person sits at the other end, rather than a pipe, a file or a service's log.
  package var isTerminal: Bool {
    isatty(rawValue) == 1
  }

  /// Writes the line at once; a reader that is gone is ignored.
  package func write(line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(rawValue, bytes.baseAddress, bytes.count)
      }
      if written < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, written))
    }
  }
}

/// Where complaints go, so that what is asked for can be piped on without them.
package enum StandardError {
  package static func write(line: String) {
    StandardStream.error.write(line: line)
  }
}
