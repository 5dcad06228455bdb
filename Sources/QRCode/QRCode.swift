import CQREncode
import Glibc

/// A text as a square of dark and light modules that a phone's camera reads.
package struct QRCode: Equatable, Sendable {
  /// Modules along a side: 21 to 177.
  package let size: Int
  private let modules: [Bool]

  /// Makes the smallest code for a text; a quarter of it may be damaged or covered.
  package init(_ text: String) throws(QRCodeError) {
    guard !text.isEmpty, !text.utf8.contains(0) else { throw .unsuitable }
    let version: Int32 = 0  // the smallest that holds the text
    guard let code = unsafe QRcode_encodeString(text, version, QR_ECLEVEL_M, QR_MODE_8, 1) else {
      throw errno == ERANGE ? .tooLong : .unsuitable
    }
    defer { unsafe QRcode_free(code) }
    let size = Int(unsafe code.pointee.width)
    let data = unsafe UnsafeBufferPointer(start: code.pointee.data, count: size * size)
    // The lowest bit is the colour; the others tell what a module is for.
    modules = unsafe data.map { $0 & 1 == 1 }
    self.size = size
  }

  /// Whether a module is dark; the margin around the code is light.
  package subscript(column: Int, row: Int) -> Bool {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return false }
    return modules[row * size + column]
  }
}

/// Why a text has no code.
package enum QRCodeError: Error, Equatable, CustomStringConvertible {
  /// More than the largest code holds: some 2,300 bytes.
  case tooLong
  /// Empty, or with a NUL inside.
  case unsuitable

  package var description: String {
    switch self {
    case .tooLong: "the text is too long for a QR code (2,331 bytes at most)"
    case .unsuitable: "an empty text, or one with a NUL, has no QR code"
    }
  }
}
