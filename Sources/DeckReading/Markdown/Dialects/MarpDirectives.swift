import Deck

/// What a comment or the header tells Marp: keys and values, of which some hold for this page alone.
struct MarpDirectives {
  enum Scope {
    /// This page and those that follow it.
    case following
    /// This page alone: keys that begin with a low line.
    case page
  }

  private let entries: [YAML.Entry]

  /// Those that hold for pages.
  static let local = [
    "paginate", "header", "footer", "class", "backgroundColor", "backgroundImage",
    "backgroundPosition", "backgroundRepeat", "backgroundSize", "color", "transition",
  ]

  private static let global = [
    "theme", "style", "headingDivider", "lang", "size", "math", "title", "description", "author",
    "keywords", "url", "image", "marp",
  ]

  private static let known = Set(global + local + local.map { "_\($0)" })

  init(header entries: [YAML.Entry]) {
    self.entries = entries.filter { Self.known.contains($0.key) }
  }

  /// Nil where a comment says none: it is a note then.
  init?(_ comment: String) {
    guard comment.contains(":") else { return nil }
    let written: [YAML.Entry]
    if case .mapping(let entries)? = try? YAML.parse(comment) {
      written = entries
    } else {
      written = KeyLines.read(comment.split(separator: "\n"))
      // One line of prose, and all of it is a note.
      let isProse = comment.split(separator: "\n").contains { line in
        line.utf8.first?.isBlank == false
          && KeyLines.split(line).map { !Self.known.contains(String($0.key)) } ?? true
      }
      if isProse { return nil }
    }
    entries = written.filter { Self.known.contains($0.key) }
    if entries.isEmpty { return nil }
  }

  /// Whether a comment can only be meant for Marp.
  static func isSign(_ comment: String) -> Bool {
    guard let (key, _) = KeyLines.split(comment.prefix { $0 != "\n" }) else { return false }
    return [
      "paginate", "theme", "class", "backgroundImage", "backgroundColor", "headingDivider", "size",
      "header", "footer",
    ].contains(key.drop { $0 == "_" }) && MarpDirectives(comment) != nil
  }

  subscript(key: String) -> YAML? { entries.last { $0.key == key }?.value }

  func apply(to settings: inout PageSettings, scope: Scope) {
    for entry in entries {
      switch (scope, entry.key.hasPrefix("_")) {
      case (.following, false): Self.apply(entry.key[...], entry.value, to: &settings)
      case (.page, true): Self.apply(entry.key.dropFirst(), entry.value, to: &settings)
      case (.following, true), (.page, false): break
      }
    }
  }

  private static func apply(_ key: Substring, _ value: YAML, to settings: inout PageSettings) {
    let text = value.text
    switch key {
    case "paginate":
      settings.showsNumber = text == "true" || text == "hold"
      settings.isCounted = text != "hold" && text != "skip"
    case "header": settings.header = text.isEmpty ? nil : text
    case "footer": settings.footer = text.isEmpty ? nil : text
    case "class":
      settings.classes = value.texts.flatMap { $0.split(separator: " ").map(String.init) }
    case "color": settings.color = text
    case "backgroundColor": settings.background.color = text
    case "backgroundImage": takeImage(text, &settings.background)
    case "backgroundSize": settings.background.changePictures { $0.size = text }
    case "backgroundPosition": settings.background.changePictures { $0.position = text }
    case "transition":
      let words = text.split(separator: " ").map(String.init)
      settings.transition = words.first.map {
        Page.Transition(style: $0, duration: words.dropFirst().first.flatMap(TimeSpan.written))
      }
    default: break
    }
  }

  private static func takeImage(_ value: String, _ background: inout Background) {
    background.pictures = []
    background.gradient = nil
    if let address = cssAddress(value) {
      background.pictures = [Background.Picture(address: address)]
    } else if value.contains("gradient(") {
      background.gradient = value
    }
  }
}

/// The address in CSS's `url(…)`.
func cssAddress(_ text: String) -> String? {
  guard text.hasPrefix("url("), let end = text.lastIndex(of: ")") else { return nil }
  let inside = text[..<end].dropFirst(4).trimmed
  let quotes: Set<Character> = ["\"", "'"]
  guard let first = inside.first, quotes.contains(first) else { return String(inside) }
  return String(inside.dropFirst().prefix { $0 != first })
}
