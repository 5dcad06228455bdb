import Deck

/// What a deck says about itself as a whole.
struct DeckSettings {
  var title: String?
  var dialect: String?
  /// Width divided by height.
  var aspectRatio: Double?
  var direction: Deck.Direction?
  var language: String?
  /// Seconds that the talk is meant to take.
  var duration: Double?
  /// Whether it begins anew behind its last page.
  var loops = false
  /// What holds for each page that says nothing else.
  var page = PageSettings()
  /// The header as it was written, for what a dialect makes of it.
  private(set) var entries: [YAML.Entry] = []

  init() {}

  /// Takes what every dialect knows from a header that begins on the file's second line.
  init(_ entries: [YAML.Entry], _ problems: inout [Problem]) {
    var seen: Set<String> = []
    self.entries = entries.filter { seen.insert($0.key.lowercased()).inserted }
    for entry in self.entries {
      let text = entry.value.text
      switch entry.key.lowercased() {
      case "title": title = text.isEmpty ? nil : PageTitle.oneLine(text)
      case "dialect": dialect = text
      case "lang", "language": language = Self.language(text)
      case "dir": direction = Self.direction(text)
      case "duration": duration = Self.time(entry, &problems)
      case "autoadvance": page.autoAdvance = Self.time(entry, &problems)
      case "loop": loops = entry.value.flag ?? false
      case "aspectratio", "aspect-ratio", "aspect_ratio", "size":
        aspectRatio = Self.aspectRatio(text)
        if aspectRatio == nil {
          problems.append(
            Problem(
              .warning,
              line: entry.line + 1,
              "\(entry.key): “\(text.prefix(40))” is no ratio such as 16:9 or 4:3"
            )
          )
        }
      default: break
      }
    }
    if direction == nil, let language, Self.isRightToLeft(language) { direction = .rightToLeft }
  }

  /// The value of a key of the header, whatever the case of its letters.
  subscript(key: String) -> YAML? { entries[key] }

  /// The line of a key of the header, or of a mapping in it; 1 where it has none.
  func line(of key: String) -> Int { (entries.line(of: key.lowercased()) ?? 0) + 1 }

  /// The first of some `keys` that the header has.
  func sign(of keys: [String]) -> Sign? {
    let found = keys.lazy.compactMap { key in entries.first { $0.key.lowercased() == key } }.first
    return found.map { Sign("the header's \($0.key)", line: $0.line + 1) }
  }

  /// What the header says that means nothing to a dialect of these `keys`.
  func unknown(to keys: Set<String>) -> Problem? {
    let known = Self.common.union(Self.aside).union(keys)
    let unknown = entries.filter { !known.contains($0.key.lowercased()) }
    guard let first = unknown.first else { return nil }
    let names = unknown.map(\.key).joined(separator: ", ")
    let verb = unknown.count == 1 ? "means" : "mean"
    return Problem(.note, line: first.line + 1, "the header's \(names) \(verb) nothing here")
  }

  private static let common: Set<String> = [
    "aspect-ratio", "aspect_ratio", "aspectratio", "autoadvance", "css", "dialect", "dir",
    "duration",
    "lang", "language", "loop", "size", "style", "title",
  ]

  /// What is of use to people and not to us.
  private static let aside: Set<String> = [
    "author", "authors", "date", "description", "event", "keywords", "location", "subtitle",
    "sub_title", "tags",
  ]

  private static func time(_ entry: YAML.Entry, _ problems: inout [Problem]) -> Double? {
    let seconds = TimeSpan.written(entry.value.text)
    if seconds == nil {
      let text = "\(entry.key): “\(entry.value.text.prefix(40))” is no time such as 25min or 90s"
      problems.append(Problem(.warning, line: entry.line + 1, text))
    }
    return seconds
  }

  /// A BCP 47 tag, near enough: letters, digits and hyphens.
  static func language(_ text: String) -> String? {
    let isTag =
      (2...35).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 < 0x80 && Character(Unicode.Scalar($0)).isTagCharacter }
    return isTag ? text : nil
  }

  private static func isRightToLeft(_ language: String) -> Bool {
    let primary = language.prefix { $0 != "-" }.lowercased()
    return ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(primary)
  }

  private static func direction(_ text: String) -> Deck.Direction? {
    switch text.lowercased() {
    case "rtl", "righttoleft", "right-to-left": .rightToLeft
    case "ltr", "lefttoright", "left-to-right": .leftToRight
    default: nil
    }
  }

  /// The numbers that beamer has for some.
  private static let beamer = [
    "43": 4 / 3.0, "54": 5 / 4.0, "32": 3 / 2.0, "141": 1.41, "149": 14 / 9.0, "1610": 1.6,
    "169": 16 / 9.0,
  ]

  /// From `16:9`, `16/9`, `4x3` or a number, between 0.2 and 5.
  static func aspectRatio(_ text: String) -> Double? {
    let parts = text.split { ":/x×".contains($0) }.map { Double($0.trimmed) }
    let ratio: Double?
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _): ratio = beamer[text] ?? value
    case (2, let width?, let height?) where height > 0: ratio = width / height
    default: ratio = nil
    }
    return ratio.flatMap { (0.2...5).contains($0) ? $0 : nil }
  }
}

extension Character {
  fileprivate var isTagCharacter: Bool { isLetter || isNumber || self == "-" }
}

extension YAML {
  /// A scalar's text, a list's in one line; empty for anything else.
  var text: String {
    switch self {
    case .scalar(let text): text.trimmedOfLines
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .mapping: ""
    }
  }

  /// A list's values as text; a scalar is a list of one.
  var texts: [String] {
    switch self {
    case .scalar: [text]
    case .list(let values): values.map(\.text)
    case .mapping: []
    }
  }

  /// What YAML takes for yes and no; nil for anything else.
  var flag: Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The value of a key, whatever the case of its letters; nil for what is no mapping.
  subscript(key: String) -> YAML? {
    guard case .mapping(let entries) = self else { return nil }
    return entries[key]
  }
}

extension [YAML.Entry] {
  /// The value of a key, whatever the case of its letters; of two the first.
  subscript(key: String) -> YAML? {
    let key = key.lowercased()
    return first { $0.key.lowercased() == key }?.value
  }

  /// The line of a key in lower case, here or in what these hold.
  fileprivate func line(of key: String) -> Int? {
    for entry in self {
      if entry.key.lowercased() == key { return entry.line }
      if case .mapping(let inner) = entry.value, let line = inner.line(of: key) { return line }
    }
    return nil
  }
}
