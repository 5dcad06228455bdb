/// The ways in which a PDF counts its pages.
enum PageNumeral: String {
  case decimal = "/D"
  case romanCapitals = "/R"
  case roman = "/r"
  case letterCapitals = "/A"
  case letters = "/a"

  /// A number from 1.
  func text(_ number: Int) -> String {
    switch self {
    case .decimal: "\(number)"
    case .romanCapitals: Self.roman(number).uppercased()
    case .roman: Self.roman(number)
    case .letterCapitals: Self.letters(number).uppercased()
    case .letters: Self.letters(number)
    }
  }

  private static let values = [
    (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  private static func roman(_ number: Int) -> String {
    guard number < 10_000 else { return "\(number)" }
    var rest = number
    var text = ""
    for (value, letters) in values {
      text += String(repeating: letters, count: rest / value)
      rest %= value
    }
    return text
  }

  /// a to z, then aa to zz, and so on.
  private static func letters(_ number: Int) -> String {
    guard number < 10_000 else { return "\(number)" }
    let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8((number - 1) % 26)))
    return String(repeating: letter, count: (number - 1) / 26 + 1)
  }
}
