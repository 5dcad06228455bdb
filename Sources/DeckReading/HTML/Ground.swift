/// Whether what lies behind a page's text is dark or light.
enum Ground: String {
  case dark
  case light

  /// Nil where no colour is given, or none that is understood.
  init?(_ background: Background) {
    let named = [background.gradient, background.color].lazy.compactMap(\.self)
    guard let ground = named.compactMap(Ground.init(_:)).first else { return nil }
    self = ground
  }

  /// What a value of CSS comes to that names one colour or several.
  init?(_ value: String) {
    guard let luminance = Self.luminance(of: value) else { return nil }
    self = luminance < Self.middle ? .dark : .light
  }

  /// From 0 to 1, on the average of the colours that a value of CSS names.
  static func luminance(of value: String) -> Double? {
    guard value.utf8.count <= longest else { return nil }
    let colors = luminances(in: value)
    return colors.isEmpty ? nil : colors.reduce(0, +) / Double(colors.count)
  }

  /// Bytes of a value; a longer one is not shown either.
  private static let longest = 200

  /// Where dark ink and light ink can be read equally well.
  private static let middle = 0.18

  /// Of all colours that a value of CSS names, from 0 to 1.
  private static func luminances(in value: String) -> [Double] {
    var luminances: [Double] = []
    var rest = value.lowercased()[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      rest = rest[word.endIndex...]
      if word.isEmpty {
        rest = rest.dropFirst()
      } else if word == "rgb" || word == "rgba" {
        let channels = rest.dropFirst().prefix { $0 != ")" }
          .split { !($0.isNumber || $0 == ".") }.prefix(3).compactMap { Double($0) }
        if channels.count == 3 { luminances.append(luminance(channels.map { $0 / 255 })) }
        rest = rest.drop { $0 != ")" }
      } else if let channels = hexadecimal(word) ?? names[word] {
        luminances.append(luminance(channels))
      }
    }
    return luminances
  }

  /// From `#abc` or `#aabbcc`, whatever follows for how much shines through.
  private static func hexadecimal(_ word: Substring) -> [Double]? {
    guard word.first == "#" else { return nil }
    let digits = word.dropFirst().compactMap(\.hexDigitValue)
    switch digits.count {
    case 3, 4: return digits.prefix(3).map { Double($0) / 15 }
    case 6, 8:
      return [0, 2, 4].map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    default: return nil
    }
  }

  /// By the sRGB curve (WCAG 2.1, relative luminance).
  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { channel in
      let channel = min(max(channel, 0), 1)
      // The curve is close to this power, which needs no library.
      return channel * channel * (0.8 * channel + 0.2)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Those that authors write as words.
  private static let names: [Substring: [Double]] = [
    "aqua": [0, 1, 1], "aquamarine": [0.5, 1, 0.83], "beige": [0.96, 0.96, 0.86],
    "black": [0, 0, 0], "blue": [0, 0, 1], "brown": [0.65, 0.16, 0.16],
    "cornflowerblue": [0.39, 0.58, 0.93], "crimson": [0.86, 0.08, 0.24], "cyan": [0, 1, 1],
    "darkblue": [0, 0, 0.55], "darkgreen": [0, 0.39, 0], "darkred": [0.55, 0, 0],
    "darkslategray": [0.18, 0.31, 0.31], "dodgerblue": [0.12, 0.56, 1], "gold": [1, 0.84, 0],
    "gray": [0.5, 0.5, 0.5], "green": [0, 0.5, 0], "grey": [0.5, 0.5, 0.5],
    "indigo": [0.29, 0, 0.51], "lightblue": [0.68, 0.85, 0.9], "lightgray": [0.83, 0.83, 0.83],
    "lime": [0, 1, 0], "maroon": [0.5, 0, 0], "midnightblue": [0.1, 0.1, 0.44],
    "navy": [0, 0, 0.5], "orange": [1, 0.65, 0], "orangered": [1, 0.27, 0], "pink": [1, 0.75, 0.8],
    "purple": [0.5, 0, 0.5], "rebeccapurple": [0.4, 0.2, 0.6], "red": [1, 0, 0],
    "royalblue": [0.25, 0.41, 0.88], "salmon": [0.98, 0.5, 0.45], "seagreen": [0.18, 0.55, 0.34],
    "skyblue": [0.53, 0.81, 0.92], "slategray": [0.44, 0.5, 0.56], "steelblue": [0.27, 0.51, 0.71],
    "teal": [0, 0.5, 0.5], "tomato": [1, 0.39, 0.28], "turquoise": [0.25, 0.88, 0.82],
    "white": [1, 1, 1], "whitesmoke": [0.96, 0.96, 0.96], "yellow": [1, 1, 0],
  ]
}
