import Glibc

/// A terminal of the system's own making: what is written to one end is typed at the other.
final class PseudoTerminal: Sendable {
  let path: String
  private let descriptor: Int32

  init(columns: UInt16 = 20, rows: UInt16 = 4) {
    descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    // What grantpt and its relatives do, which Glibc's module doesn't show: unlock, ask the number.
    var locked: Int32 = 0
    _ = unsafe ioctl(descriptor, 0x4004_5431, &locked)
    var number: UInt32 = 0
    _ = unsafe ioctl(descriptor, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(descriptor)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(descriptor, bytes, bytes.count)
  }

  /// All that arrives until it ends in `end`, or until nothing came for five seconds.
  func read(until end: String) -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !text.suffix(end.utf8.count).elementsEqual(end.utf8), unsafe poll(&polled, 1, 5_000) > 0 {
      let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether keys come as lines and are echoed, as a shell wants it.
  var isCooked: Bool {
    var settings = termios()
    _ = unsafe tcgetattr(descriptor, &settings)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }
}
