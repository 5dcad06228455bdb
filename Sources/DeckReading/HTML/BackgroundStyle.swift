/// What becomes of a background picture's size, place and filters: declarations for the element that
/// shows it.
enum BackgroundStyle {
  static func style(of picture: Background.Picture) -> String {
    var declarations = size(picture.size)
    if let position = picture.position, isPlain(position) {
      declarations.append("object-position: \(position.lowercased())")
    }
    if let opacity = picture.opacity, (0...1).contains(opacity) {
      declarations.append("opacity: \(opacity)")
    }
    let filters = picture.filters.map { $0.lowercased() }.filter(isFilter)
    if !filters.isEmpty { declarations.append("filter: \(filters.joined(separator: " "))") }
    return declarations.joined(separator: "; ")
  }

  /// By CSS's `background-size`; without one the picture covers all.
  private static func size(_ size: String?) -> [String] {
    switch size?.lowercased() {
    case nil, "cover": return []
    case "contain", "fit": return ["object-fit: contain"]
    case "auto": return ["object-fit: none"]
    case let size?:
      let lengths = size.split(separator: " ").filter { isLength($0) }
      guard let width = lengths.first else { return [] }
      let height = lengths.count > 1 ? ["block-size: \(lengths[1])"] : ["block-size: auto"]
      return ["inline-size: \(width)", "object-fit: contain"] + height
    }
  }

  private static func isLength(_ text: Substring) -> Bool {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return !digits.isEmpty
      && ["%", "px", "em", "rem", "vw", "vh", "cm", "in", "mm", "pt"].contains(
        text[digits.endIndex...]
      )
  }

  private static let functions: Set<Substring> = [
    "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity",
    "saturate", "sepia",
  ]

  /// One function, whose argument is of numbers and words.
  private static func isFilter(_ text: String) -> Bool {
    guard text.utf8.count <= 120, text.last == ")", let open = text.firstIndex(of: "("),
      functions.contains(text[..<open])
    else { return false }
    let argument = text[text.index(after: open)...].dropLast()
    return argument.replacing("rgba(", with: "").replacing(")", with: "").allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || " .,#%-".contains($0))
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 60
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " .%-".contains($0)) }
  }
}
