import Screen

/// Digits of three lines, to be read from a few steps away.
enum BigDigits {
  static func lines(_ text: String) -> [String] {
    (0..<3).map { row in
      text.compactMap { glyphs[$0]?[row] }.joined(separator: " ")
    }
  }

  private static let glyphs: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], ":": ["▄", "▄", " "],
  ]
}
