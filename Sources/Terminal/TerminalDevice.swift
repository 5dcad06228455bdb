import Glibc
import Screen

/// An open terminal: its descriptor, its settings, its bytes.
///
/// It is opened anew by its path, so that reads and writes may be non-blocking without making them so
/// for the shell, which shares the descriptors that the process was given.
struct TerminalDevice: ~Copyable {
  let descriptor: Int32
  /// As they were before we took over.
  let settings: termios

  init(path: String) throws(TerminalError) {
    let descriptor = unsafe open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TerminalError(
        code: .unavailable,
        description: "the terminal \(path) can't be opened: \(Self.reason())"
      )
    }
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else {
      let reason = Self.reason()
      close(descriptor)
      throw TerminalError(code: .notATerminal, description: "\(path) is no terminal: \(reason)")
    }
    self.descriptor = descriptor
    self.settings = settings
  }

  deinit {
    close(descriptor)
  }

  /// The path of the terminal that standard input and output are connected to.
  static func path() throws(TerminalError) -> String {
    for (descriptor, name) in [(STDIN_FILENO, "input"), (STDOUT_FILENO, "output")]
    where isatty(descriptor) == 0 {
      throw TerminalError(
        code: .notATerminal,
        description:
          "standard \(name) is not a terminal, which the console needs ('lectern serve' does not)"
      )
    }
    // The terminal's own name can belong to another user (after su) or to another container's /dev.
    guard let name = unsafe ttyname(STDOUT_FILENO), unsafe access(name, R_OK | W_OK) == 0 else {
      return "/dev/tty"
    }
    return unsafe String(cString: name)
  }

  /// Keys come one by one, unechoed, and none of them is a signal.
  func setRaw() {
    var raw = settings
    unsafe cfmakeraw(&raw)
    _ = unsafe tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// Gives back the settings, without the keys and reports that nobody has read.
  func restoreSettings() {
    var settings = settings
    tcflush(descriptor, TCIFLUSH)
    _ = unsafe tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Whether the terminal is ours at the moment, not the shell's or another job's.
  var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// 80 × 24 where the terminal doesn't know.
  var size: Size {
    var window = winsize()
    guard
      unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0,
      window.ws_col > 0, window.ws_row > 0
    else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  enum Arrival {
    case bytes([UInt8])
    case nothing
    case end
  }

  func read() -> Arrival {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    return .end
  }

  /// Writes what the terminal takes now; returns how many bytes, or nil if it is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  private static func reason() -> String {
    unsafe String(cString: strerror(errno))
  }
}
