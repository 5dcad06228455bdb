/// What a style sheet can change about the page as a whole; its size and place are its own.
enum StyleOfPage {
  private static let properties: Set<String> = [
    "align-items", "background", "background-color", "background-image", "color", "font-family",
    "font-style", "font-weight", "justify-content", "letter-spacing", "line-height", "padding",
    "padding-bottom", "padding-left", "padding-right", "padding-top", "text-align",
    "text-transform",
  ]

  static func takes(_ property: String) -> Bool {
    properties.contains(property) || ["--size", "font-size"].contains(property)
  }

  static func declarations(_ name: String, _ value: String) -> [StyleSheet.Declaration] {
    if name == "font-size" {
      return size(value).map { [StyleSheet.Declaration(property: "--size", value: $0)] } ?? []
    }
    guard properties.contains(name), StyleFilter.keeps(name, value) else { return [] }
    return [StyleSheet.Declaration(property: name, value: value)]
  }

  /// In pixels: from 8 to 200.
  private static func size(_ value: String) -> String? {
    let digits = value.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    let pixels: Double
    switch value[digits.endIndex...] {
    case "px": pixels = number
    case "em": pixels = number * PageMeasure.size
    case "%": pixels = number / 100 * PageMeasure.size
    default: return nil
    }
    return (8...200).contains(pixels) ? "\(StyleLengths.short(pixels))px" : nil
  }
}
