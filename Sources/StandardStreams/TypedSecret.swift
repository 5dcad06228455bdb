private import Glibc

/// Something that a person types without its being seen.
package enum TypedSecret {
  /// Asks at the terminal of this process.
  ///
  /// - Parameter prompt: shown before what is typed.
  /// - Returns: nil where there is no terminal, or where it is left.
  package static func ask(_ prompt: String) -> String? {
    let terminal = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var before = termios()
    guard unsafe tcgetattr(terminal, &before) == 0 else { return nil }
    var unseen = before
    // No key is a signal: one that ends the program would leave the terminal without an echo.
    unseen.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard unsafe tcsetattr(terminal, TCSAFLUSH, &unseen) == 0 else { return nil }
    defer { _ = unsafe tcsetattr(terminal, TCSAFLUSH, &before) }
    write(prompt, terminal)
    defer { write("\n", terminal) }
    return line(terminal)
  }

  private static func line(_ terminal: Int32) -> String? {
    var line: [UInt8] = []
    while let byte = byte(terminal) {
      switch byte {
      case 0x0A, 0x0D: return String(decoding: line, as: UTF8.self)
      case 0x03, 0x04, 0x1B: return nil
      case 0x08, 0x7F:
        // The whole of a letter that takes several bytes.
        while line.last.map({ $0 & 0xC0 == 0x80 }) == true { line.removeLast() }
        if !line.isEmpty { line.removeLast() }
      default: line.append(byte)
      }
    }
    return nil
  }

  private static func byte(_ terminal: Int32) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(terminal, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  private static func write(_ text: String, _ terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.write(terminal, bytes, bytes.count)
  }
}
