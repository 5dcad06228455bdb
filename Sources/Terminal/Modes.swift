/// What a terminal is told when we take it over and when we give it back.
enum Modes {
  /// Alternate screen; cursor hidden; no wrapping at the right edge; pasted text is marked.
  static let enter = bytes("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h")

  /// Undoes all of it, whatever was under way: the first byte cancels a sequence cut in the middle.
  static let leave = bytes(
    "\u{18}\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h"
      + "\u{1B}[?1049l"
  )

  /// Presses, releases and what is dragged, with places of any size.
  static let mouseOn = bytes("\u{1B}[?1002h\u{1B}[?1006h")
  static let mouseOff = bytes("\u{1B}[?1006l\u{1B}[?1002l")

  /// Between these two a terminal that can shows nothing, so that no half-drawn screen is seen.
  static let beginUpdate = bytes("\u{1B}[?2026h")
  static let endUpdate = bytes("\u{1B}[?2026l")

  private static func bytes(_ text: String) -> [UInt8] {
    Array(text.utf8)
  }
}
