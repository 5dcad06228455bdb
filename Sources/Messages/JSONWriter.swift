/// Writes JSON, one thing after the other, straight into the bytes of a frame.
///
/// For messages of ours, whose fields are written one after the other: a container is over when
/// something is written beside it or around it.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// The closing brackets of the open containers, outermost first.
  private var closings: [UInt8] = []
  /// Whether something stands before the next thing in the innermost container.
  private var needsComma = false

  init() {
    // A page change fits. From a kilobyte on malloc tidies up before it gives.
    bytes.reserveCapacity(960)
  }

  /// Ends what is open.
  mutating func finish() { close(to: 0) }

  // MARK: - Containers

  /// How many containers are open; also the name of the innermost of them.
  var depth: Int { closings.count }

  mutating func openObject() -> Int { open(0x7B, 0x7D) }
  mutating func openArray() -> Int { open(0x5B, 0x5D) }

  private mutating func open(_ bracket: UInt8, _ closing: UInt8) -> Int {
    bytes.append(bracket)
    closings.append(closing)
    needsComma = false
    return depth
  }

  /// Goes on in the container of that depth.
  mutating func item(_ depth: Int) {
    close(to: depth)
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  mutating func name(_ name: String, _ depth: Int) {
    item(depth)
    write(name)
    bytes.append(0x3A)
  }

  private mutating func close(to depth: Int) {
    while closings.count > depth {
      bytes.append(closings.removeLast())
      needsComma = true
    }
  }

  // MARK: - Values

  /// JSON has no word for a number that is not finite.
  struct NotFinite: Error {}

  /// Puts in what is JSON already.
  mutating func write(json: [UInt8]) { bytes += json }

  mutating func writeNull() { bytes.append(contentsOf: "null".utf8) }

  mutating func write(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func write(_ value: some BinaryInteger) {
    if value < 0 { bytes.append(0x2D) }
    writeDigits(UInt64(value.magnitude))
  }

  private mutating func writeDigits(_ number: UInt64) {
    if number > 9 { writeDigits(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  mutating func write(_ value: Double) throws {
    guard value.isFinite else { throw NotFinite() }
    bytes.append(contentsOf: value.description.utf8)
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  mutating func write(_ text: String) {
    bytes.append(0x22)
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if needsEscape(from: start) {
      bytes.removeSubrange(start...)
      for byte in text.utf8 { writeEscaped(byte) }
    }
    bytes.append(0x22)
  }

  private func needsEscape(from start: Int) -> Bool {
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
    }
    return false
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C:
      bytes.append(0x5C)
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0..<0x20:
      bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}
