/// Keeps of a `style` attribute the properties that only change how an element looks in its place.
enum StyleFilter {
  /// Declarations in the form `name: value; name: value`; empty where none is left.
  static func filter(_ style: String) -> String {
    style.split(separator: ";").prefix(64).compactMap(declaration).joined(separator: "; ")
  }

  private static func declaration(_ text: Substring) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = text[..<colon].trimmedOfLines.lowercased()
    let value = text[text.utf8.index(after: colon)...].trimmedOfLines.lowercased()
    return keeps(name, value) ? "\(name): \(value)" : nil
  }

  /// Whether a declaration, in small letters, may stay.
  static func keeps(_ name: String, _ value: String) -> Bool {
    if name == "position" { return ["absolute", "relative", "static"].contains(value) }
    return properties.contains(name) && isSafe(value) && !value.isEmpty
  }

  /// Whether a value consists of words, numbers and functions that fetch nothing.
  private static func isSafe(_ value: String) -> Bool {
    guard value.utf8.count <= 200, value.utf8.allSatisfy(isPlain), !value.contains("/*")
    else { return false }
    var rest = value[...]
    while let parenthesis = rest.utf8.firstIndex(of: UInt8(ascii: "(")) {
      let name = rest[..<parenthesis].utf8.reversed().prefix { isWord($0) }.reversed()
      guard functions.contains(String(decoding: name, as: UTF8.self)) || name.isEmpty
      else { return false }
      rest = rest[rest.utf8.index(after: parenthesis)...]
    }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isWord(byte) || " \n\t#%.,()+*/!".utf8.contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static let functions: Set<String> = [
    "blur", "brightness", "calc", "clamp", "conic-gradient", "contrast", "drop-shadow",
    "grayscale", "hsl", "hsla", "hue-rotate", "hwb", "invert", "lab", "lch", "linear-gradient",
    "max", "min", "minmax", "oklab", "oklch", "opacity", "radial-gradient", "repeat",
    "repeating-conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient", "rgb",
    "rgba", "rotate", "saturate", "scale", "scalex", "scaley", "sepia", "skew", "skewx", "skewy",
    "translate", "translatex", "translatey",
  ]

  /// A page cuts off what goes beyond it, so that nothing lies over what is not its own; what would be
  /// fixed to the window has no place at all.
  private static let properties: Set<String> = [
    "--h", "--w", "--x", "--y", "-webkit-background-clip", "-webkit-text-fill-color",
    "align-content", "align-items", "align-self", "aspect-ratio", "background", "background-clip",
    "background-color", "background-image", "background-position", "background-repeat",
    "background-size",
    "border", "border-bottom", "border-collapse", "border-color", "border-left", "border-radius",
    "border-right", "border-spacing", "border-style", "border-top", "border-width", "bottom",
    "box-shadow",
    "clear", "color", "filter", "column-count", "column-gap", "columns", "direction", "display",
    "flex",
    "flex-basis", "flex-direction", "flex-grow", "flex-shrink", "flex-wrap", "float", "font-family",
    "font-size", "font-style", "font-variant", "font-weight", "gap", "grid-column", "grid-row",
    "grid-template-columns", "grid-template-rows", "height", "justify-content", "justify-items",
    "inset", "left", "letter-spacing", "line-height", "list-style-type", "margin", "margin-bottom",
    "margin-left",
    "margin-right", "margin-top", "max-height", "max-width", "min-height", "min-width",
    "object-fit", "opacity", "order", "overflow", "overflow-wrap", "padding", "padding-bottom",
    "padding-left", "padding-right", "padding-top", "place-items", "right", "row-gap", "text-align",
    "text-decoration", "text-indent", "text-shadow", "text-transform", "top", "transform",
    "vertical-align", "white-space", "width", "word-break", "z-index",
    "zoom",
  ]
}
