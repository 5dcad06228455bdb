/// Writes a message as JSON, straight into the bytes of a frame.
///
/// For messages of ours, whose fields are written one after the other: a container is over when
/// something is written beside it or around it. A message is written for all viewers before the first
/// of them gets it, which is why it is not left to an encoder for all cases.
final class JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// The closing brackets of the open containers, outermost first.
  private var closings: [UInt8] = []
  /// Whether something stands before the next thing in the innermost container.
  private var needsComma = false
  /// The container that a value wrote its first fields to, for those that it goes on with.
  var opened: Int?

  init() {
    bytes.reserveCapacity(512)
  }

  /// Ends what is open.
  func finish() { close(to: 0) }

  // MARK: - Containers

  /// Opens a container, and tells how deep it is.
  func open(_ bracket: UInt8, _ closing: UInt8) -> Int {
    bytes.append(bracket)
    closings.append(closing)
    needsComma = false
    return closings.count
  }

  /// Goes on in the container of that depth.
  func item(_ depth: Int) {
    close(to: depth)
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  func name(_ name: String, _ depth: Int) {
    item(depth)
    write(name)
    bytes.append(0x3A)
  }

  private func close(to depth: Int) {
    while closings.count > depth {
      bytes.append(closings.removeLast())
      needsComma = true
    }
  }

  // MARK: - Values

  /// JSON has no word for a number that is not finite.
  struct NotFinite: Error {}

  func writeNull() { bytes.append(contentsOf: "null".utf8) }

  func write(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  func write(_ value: some BinaryInteger) {
    bytes.append(contentsOf: "\(value)".utf8)
  }

  func write(_ value: Double) throws {
    guard value.isFinite else { throw NotFinite() }
    bytes.append(contentsOf: value.description.utf8)
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  func write(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
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
    bytes.append(0x22)
  }

  /// Puts in what is JSON already.
  func write(json: [UInt8]) { bytes += json }

  /// Writes anything in its place.
  func encode(_ value: some Encodable) throws {
    let start = bytes.count
    let around = opened
    opened = nil
    defer { opened = around }
    try value.encode(to: JSONEncoding(writer: self))
    if bytes.count == start { _ = open(0x7B, 0x7D) }  // It has no fields.
  }
}
