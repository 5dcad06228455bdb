/// What Deckset's keys say about the letters of a page's parts: `#fff, alignment(left), text-scale(1.2)`.
struct DecksetStyle {
  private(set) var color: String?
  private var alignment: PageSettings.Alignment?
  private var scale: Double?
  private var lineHeight: Double?

  /// By key, the elements that it is about.
  static let elements: [Substring: String] = [
    "text": "article > p, article > ul, article > ol, .column > p, .column > ul, .column > ol",
    "header": "h1, h2, h3, h4, h5, h6",
    "text-strong": "strong", "text-emphasis": "em",
    "header-strong": "h1 strong, h2 strong, h3 strong",
    "header-emphasis": "h1 em, h2 em, h3 em",
    "link": "a", "quote": "blockquote", "footer-style": "footer", "slidenumber-style": "number",
  ]

  init(_ value: Substring) {
    for word in value.split(separator: ",").map(\.trimmed) {
      let argument = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      switch word.prefix(while: { $0 != "(" }) {
      case "alignment": alignment = PageSettings.Alignment(rawValue: String(argument))
      case "text-scale": scale = Double(argument)
      case "line-height": lineHeight = Double(argument)
      default: if word.hasPrefix("#") { color = String(word) }
      }
    }
  }

  func apply(to key: Substring, _ settings: inout PageSettings) {
    guard let selector = Self.elements[key] else { return }
    var declarations: [String] = []
    if let alignment { declarations.append("text-align: \(alignment.rawValue)") }
    if let color { declarations.append("color: \(color)") }
    // A heading's size is that of its level.
    if let scale, (0.1...10).contains(scale), key != "header" {
      declarations.append("font-size: \(scale)em")
    }
    if let lineHeight, (0.5...4).contains(lineHeight) {
      declarations.append("line-height: \(lineHeight)")
    }
    guard !declarations.isEmpty else { return }
    settings.add(style: "\(selector) { \(declarations.joined(separator: "; ")) }")
  }
}
