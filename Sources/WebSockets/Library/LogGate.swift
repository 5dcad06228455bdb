/// Lets at most so many lines a second into a log, and nothing that could forge or break one.
struct LogGate {
  private static let linesPerSecond = 20
  private static let lineLength = 256

  private var second = -1.0
  private var lines = 0
  private var suppressed = 0

  /// The lines to write for one that came: none, itself, or before it a word on those left out.
  mutating func pass(_ bytes: [UInt8], at now: Double) -> [String] {
    var passed: [String] = []
    if now.rounded(.down) != second {
      if suppressed > 0 { passed.append("\(suppressed) more lines like these") }
      second = now.rounded(.down)
      lines = 0
      suppressed = 0
    }
    guard lines < Self.linesPerSecond else {
      suppressed += 1
      return passed
    }
    lines += 1
    passed.append(Self.escape(bytes))
    return passed
  }

  /// Peers can put text into the library's lines.
  private static func escape(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while let last = bytes.last, last == 0x0A || last == 0x20 { bytes.removeLast() }
    var line = ""
    for byte in bytes.prefix(lineLength) {
      if (0x20..<0x7F).contains(byte) {
        line.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        line += "\\x" + (hex.count == 1 ? "0" + hex : hex)
      }
    }
    return line
  }
}
