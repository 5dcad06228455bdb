/// Tells whether a page has anything that `css/features.css` is for.
///
/// That is what is neither plain text nor one of the layouts; where it is in doubt, the page has.
enum PageFeatures {
  /// The layouts that `css/page.css` knows; of what is on a page it knows no class.
  static let layouts: Set<Substring> = ["content", "cover", "section", "end", "center", "lead"]
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
        || !classes(of: tag).isSubset(of: name == "article" ? layouts : [])
    }
  }

  private static func classes(of tag: Substring) -> Set<Substring> {
    guard let written = tag.firstRange(of: " class=\"") else { return [] }
    return Set(tag[written.upperBound...].prefix { $0 != "\"" }.split(separator: " "))
  }
}
