/// Tells whether a page has anything that `css/features.css` is for.
///
/// That is what is neither plain text nor one of the layouts; where it is in doubt, the page has.
enum PageFeatures {
  /// The classes that `css/page.css` knows: of a page, which are its layouts, and of what is on it.
  static let pageClasses: Set<Substring> = [
    "content", "cover", "section", "end", "center", "lead",
  ]
  static let partClasses: Set<Substring> = [
    "page-header", "page-footer", "page-number", "missing", "problem",
  ]
  /// The elements that the features' style draws, whatever their classes.
  static let elements: Set<Substring> = [
    "pre", "code", "kbd", "samp", "table", "aside", "input",
  ]

  /// Whether the page that `html` draws needs the features' style.
  static func areOn(_ html: String) -> Bool {
    html.split(separator: "<").contains { piece in
      let tag = piece.prefix { $0 != ">" }
      let name = tag.prefix { $0.isLetter || $0.isNumber }
      return elements.contains(name)
        || [" style=", " data-step=", " data-lit="].contains { tag.contains($0) }
        || !classes(of: tag).isSubset(of: name == "article" ? pageClasses : partClasses)
    }
  }

  private static func classes(of tag: Substring) -> Set<Substring> {
    guard let written = tag.firstRange(of: " class=\"") else { return [] }
    return Set(tag[written.upperBound...].prefix { $0 != "\"" }.split(separator: " "))
  }
}
