extension Unicode.Scalar {
  /// Columns that a terminal gives to the scalar alone: 0, 1 or 2.
  var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
    if isZeroWidth { return 0 }
    return isWide ? 2 : 1
  }

  /// Marks that sit on the letter before them, and what only steers the shaping of text.
  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    // Vowels and final consonants of Hangul, which are drawn into the syllable's first letter.
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  private var isWide: Bool {
    if properties.isEmojiPresentation { return !isRegionalIndicator }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  /// One half of a flag.
  var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  /// Wide and full-width scalars of Unicode's `EastAsianWidth.txt` (15.0) without emoji; gaps that
  /// no character fills are closed.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
