/// How long the lengths of a tool's styles are on a page that is 720 pixels high.
struct StyleLengths: Equatable {
  var pixel = 1.0
  /// That of `rem`.
  var root = 16.0

  /// A value with its lengths as they are on a page of ours.
  func scaled(_ value: String) -> String {
    var text = ""
    var rest = Self.withLeadingZeros(value.lowercased())[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      // A digit within a word or a colour is none of a number.
      let before = rest[..<start].last
      let number = rest[start...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let unit = rest[number.endIndex...].prefix { $0.isASCII && $0.isLetter }
      let isLength = before.map { !$0.isLetter && !$0.isNumber && $0 != "#" && $0 != "-" } ?? true
      let isSigned = before == "-" && !(rest[..<start].dropLast().last?.isLetter ?? false)
      text += rest[..<start]
      if isLength || isSigned, let pixels = pixels(number, unit) {
        text += "\(Self.short(pixels))px"
      } else {
        text += number + unit
      }
      rest = rest[unit.endIndex...]
      if !isLength && !isSigned {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        text += word
        rest = rest[word.endIndex...]
      }
    }
    return text + rest
  }

  /// `.5em` as `0.5em`.
  private static func withLeadingZeros(_ value: String) -> String {
    [" ", "(", ",", "-"].reduce(value.hasPrefix(".") ? "0" + value : value) { value, sign in
      value.replacing("\(sign).", with: "\(sign)0.")
    }
  }

  private func pixels(_ number: Substring, _ unit: Substring) -> Double? {
    guard let value = Double(number) else { return nil }
    switch unit {
    case "px": return value * pixel
    case "pt": return value * pixel * 4 / 3
    case "rem": return value * root
    case "vw": return value * 12.8
    case "vh": return value * 7.2
    default: return nil
    }
  }

  /// With a tenth at the most.
  static func short(_ number: Double) -> String { number.short(parts: 10) }
}
