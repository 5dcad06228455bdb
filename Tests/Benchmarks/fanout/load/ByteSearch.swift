private import CLinux
private import Glibc

extension [UInt8] {
  /// Where the first occurrence of a text ends.
  func firstEnd(of text: [UInt8], in range: Range<Int>) -> Int? {
    guard range.count >= text.count else { return nil }
    return unsafe withUnsafeBytes { bytes in
      let part = unsafe bytes[range]
      guard let base = bytes.baseAddress,
        let found = unsafe memmem(
          base + range.lowerBound,
          part.count,
          text,
          text.count
        )
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base + text.count
    }
  }

  func contains(_ text: [UInt8], in range: Range<Int>) -> Bool {
    firstEnd(of: text, in: range) != nil
  }

  /// The number that follows a text.
  func number(after text: [UInt8], in range: Range<Int>) -> Double? {
    guard let start = firstEnd(of: text, in: range) else { return nil }
    let digits = self[start..<range.upperBound].prefix {
      $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}")
    }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// Whether so many bytes are the same here and there.
  func isSame(_ start: Int, as other: [UInt8], _ otherStart: Int, _ count: Int) -> Bool {
    guard start + count <= self.count, otherStart + count <= other.count else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { otherBytes in
        guard let base = bytes.baseAddress, let otherBase = otherBytes.baseAddress
        else { return count == 0 }
        return unsafe memcmp(base + start, otherBase + otherStart, count) == 0
      }
    }
  }
}

/// Texts that tell messages apart without decoding them.
enum Mark {
  static let welcome = Array(#""type":"welcome""#.utf8)
  static let snapshot = Array(#""type":"snapshot""#.utf8)
  static let batch = Array(#""type":"batch""#.utf8)
  static let motion = Array(#""type":"motion""#.utf8)
  static let clock = Array(#""type":"clock""#.utf8)
  static let role = Array(#""type":"role""#.utf8)
  static let answer = Array(#""type":"answer""#.utf8)
  static let refusal = Array(#""type":"refusal""#.utf8)
  static let revision = Array(#""revision":"#.utf8)
  static let position = Array(#""p":"#.utf8)
}
