import Deck

/// A line of Markdown, and what it is to the pages around it.
struct MarkdownLine: Equatable {
  enum Kind: Equatable {
    case blank
    /// Hyphens that are neither a heading's underline nor inside of something.
    case separator
    /// Any other spelling of a rule, likewise.
    case rule
    /// `:::` with the words that follow it.
    case division
    /// A fence, what it encloses, or code by indentation.
    case code
    /// HTML in which nothing is Markdown until its end tag.
    case rawHTML
    case heading
    /// The line of hyphens or equals signs that makes a heading of the line above it.
    case underline
    /// A link's address or a footnote's text, to be used from anywhere in the deck.
    case definition
    /// Anything else.
    case text
  }

  /// From 1.
  var number: Int
  /// Without comments, but for those that speak of what stands beside them.
  var text: Substring
  var kind: Kind

  /// A blank line in its place.
  var blank: MarkdownLine { MarkdownLine(number: number, text: "", kind: .blank) }

  /// A line of colons in its place, as in `::: columns`; without words the end of one.
  func division(_ words: String = "") -> MarkdownLine {
    MarkdownLine(
      number: number,
      text: Substring(words.isEmpty ? ":::" : "::: \(words)"),
      kind: .division
    )
  }

  /// Whether it makes a heading of the text above it in CommonMark, and a page in some tools.
  var isHyphenUnderline: Bool { kind == .underline && LineShape(text).isSeparator }
}

/// What stands between `<!--` and `-->`.
struct Comment: Equatable {
  /// From 1.
  var line: Int
  var lastLine: Int
  /// Without blanks and line ends around it.
  var text: String
  /// Whether nothing follows it on its last line.
  var endsLine: Bool

  /// The comments at which a page's next part is held back.
  static let reveals: Set<String> = ["pause", "stop"]

  /// Whether it speaks of what stands beside it, and so stays in its place until that is HTML.
  static func isMark(_ text: Substring) -> Bool {
    if reveals.contains(String(text)) || text == "fit" || text == "step" { return true }
    let word = text.drop { $0 == "." }
    guard word.hasPrefix("element") else { return false }
    let rest = word.dropFirst("element".count)
    if rest.hasPrefix(":") { return true }
    // What begins with the word alone may be a note about elements.
    let attribute = rest.trimmed.prefix { !" =".contains($0) }
    return !attribute.isEmpty && rest.trimmed[attribute.endIndex...].hasPrefix("=")
  }
}

/// Markdown whose lines and comments are known for what they are.
struct ScannedMarkdown {
  var lines: [MarkdownLine]
  var comments: [Comment]
  /// What never ends.
  var problems: [Problem] = []
}
