/// A colour of letters or of what is behind them.
package enum Color: Equatable, Sendable {
  /// The terminal's own, light or dark.
  case standard
  /// True black and white: shown even where colours are not wanted, for what can't be read without.
  case black
  case white
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The colours that a terminal can show.
package enum ColorDepth: Equatable, Sendable {
  /// None are wanted; bold, dim and reverse remain.
  case none
  case indexed
  case trueColor

  /// Follows the customs of `NO_COLOR`, `COLORTERM` and `TERM`.
  package init(environment: [String: String]) {
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty
    let colorTerm = environment["COLORTERM"] ?? ""
    if !isWanted || environment["TERM"] == "vt100" {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" {
      self = .trueColor
    } else {
      self = .indexed
    }
  }
}

extension Color {
  /// The nearest of the 6 × 6 × 6 cube and the 24 greys of the 256 indexed colours.
  static func index(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    if red == green, green == blue, red > 3, red < 247 {
      return 232 + (Int(red) - 3) / 10
    }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }

  /// The nearest of the cube's levels, which are 0, 95, 135, 175, 215 and 255.
  private static func level(_ value: UInt8) -> Int {
    if value < 48 { return 0 }
    return value < 115 ? 1 : (Int(value) - 35) / 40
  }
}
