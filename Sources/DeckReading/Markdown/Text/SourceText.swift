import Deck

/// A deck's file as lines of text, without their ends.
struct SourceText {
  private(set) var lines: [Substring]
  private(set) var problems: [Problem] = []

  /// Decodes any bytes: UTF-8, UTF-16 with a mark, else Windows' Latin-1.
  init(_ bytes: [UInt8]) {
    var problems: [Problem] = []
    let text = Self.decode(bytes, &problems)
    lines = Self.lines(of: text)
    if let nul = lines.firstIndex(where: { $0.utf8.contains(0) }) {
      problems.append(Problem(.warning, line: nul + 1, "holds a NUL character; shown as �"))
    }
    for (index, line) in lines.enumerated() where line.unicodeScalars.contains(where: isReserved) {
      var kept = String.UnicodeScalarView()
      kept.append(contentsOf: line.unicodeScalars.map { isReserved($0) ? "\u{FFFD}" : $0 })
      lines[index] = Substring(String(kept))
    }
    self.problems = problems
  }

  private static func decode(_ bytes: [UInt8], _ problems: inout [Problem]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return decodeBytes(bytes.dropFirst(3), &problems)
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return decodeUTF16(bytes.dropFirst(2)) { low, high in UInt16(high) << 8 | UInt16(low) }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return decodeUTF16(bytes.dropFirst(2)) { high, low in UInt16(high) << 8 | UInt16(low) }
    }
    return decodeBytes(bytes[...], &problems)
  }

  private static func decodeUTF16(
    _ bytes: ArraySlice<UInt8>,
    unit: (UInt8, UInt8) -> UInt16
  ) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      unit(bytes[index], bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// UTF-8 where it is; a few bad bytes in it are shown as such; else Latin-1.
  private static func decodeBytes(
    _ bytes: ArraySlice<UInt8>,
    _ problems: inout [Problem]
  ) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let repaired = String(decoding: bytes, as: UTF8.self)
    let line = repaired.utf8.lineNumber(ofFirst: [0xEF, 0xBF, 0xBD])
    var good = 0
    var bad = 0
    for scalar in repaired.unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { bad += 1 } else { good += 1 }
    }
    guard good > bad else {
      problems.append(
        Problem(.warning, line: line, "is not UTF-8; read as Latin-1. Save it as UTF-8")
      )
      return WindowsLatin.decode(bytes)
    }
    problems.append(
      Problem(.warning, line: line, "holds bytes that are not UTF-8; shown as �")
    )
    return repaired
  }

  /// Ends are LF, CRLF or CR.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        index = next
        continue
      }
      lines.append(text[start..<index])
      let isPair =
        byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
      index = isPair ? bytes.index(after: next) : next
      start = index
    }
    if start < bytes.endIndex { lines.append(text[start...]) }
    return lines
  }
}

/// NUL, and what stands for formulas on their way through CommonMark.
private func isReserved(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\0" || scalar == Formula.opener || scalar == Formula.closer
}

extension String.UTF8View {
  /// From 1; the line of the first place where `sequence` is found, else 1.
  fileprivate func lineNumber(ofFirst sequence: [UInt8]) -> Int {
    var line = 1
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: sequence) { return line }
      if self[index] == UInt8(ascii: "\n") { line += 1 }
      formIndex(after: &index)
    }
    return 1
  }
}
