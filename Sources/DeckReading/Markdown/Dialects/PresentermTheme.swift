import Deck

/// What a presenterm deck's header changes about its theme: colours, and what stands along the bottom.
struct PresentermTheme {
  private let theme: YAML?

  init(_ theme: YAML?) {
    self.theme = theme
  }

  func apply(to manuscript: inout Manuscript) {
    let name = theme?["name"]?.text ?? ""
    let dark = ["dark", "mocha", "macchiato", "frappe", "night", "storm", "moon"]
    if dark.contains(where: name.hasSuffix) { manuscript.settings.page.ground = .dark }
    guard let change = theme?["override"] else { return }
    let colors = change["default"]?["colors"]
    manuscript.settings.page.background.color = Self.color(colors?["background"])
    manuscript.settings.page.color = Self.color(colors?["foreground"])
    style("h1", change["slide_title"]?["colors"] ?? change["slide_title"], &manuscript)
    style("code", change["inline_code"]?["colors"], &manuscript)
    if case .mapping(let classes)? = change["palette"]?["classes"] {
      for entry in classes where AttributeFilter.isClass(entry.key[...]) {
        style(".\(entry.key)", entry.value, &manuscript)
      }
    }
    if let footer = change["footer"] { apply(footer, &manuscript.settings.page) }
  }

  private func style(_ selector: String, _ colors: YAML?, _ manuscript: inout Manuscript) {
    var declarations: [String] = []
    if let color = Self.color(colors?["foreground"]) { declarations.append("color: \(color)") }
    if let color = Self.color(colors?["background"]) {
      declarations.append("background-color: \(color)")
    }
    guard !declarations.isEmpty else { return }
    manuscript.styles.take("\(selector) { \(declarations.joined(separator: "; ")) }")
  }

  /// Its parts beside each other, and the page's number where one of them tells it.
  private func apply(_ footer: YAML, _ settings: inout PageSettings) {
    guard footer["style"]?.text == "template" else { return }
    var words: [String] = []
    for place in ["left", "center", "right"].compactMap({ footer[$0] }) {
      let part = place["image"].map { "![](<\($0.text)>)" } ?? place.text
      if part.contains("{current_slide}") {
        settings.showsNumber = true
      } else if !part.contains("{"), !part.isEmpty {
        words.append(part)
      }
    }
    settings.footer = words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// `ff8800`, with its sign or without, or the name of a colour.
  private static func color(_ value: YAML?) -> String? {
    guard let text = value?.text, !text.isEmpty else { return nil }
    if text.utf8.count == 6, text.allSatisfy(\.isHexDigit) { return "#" + text }
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isHexDigit) || $0 == "#" }
    return isPlain ? text : nil
  }
}
