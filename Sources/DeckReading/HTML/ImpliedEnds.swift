/// Which open elements a tag ends without saying so (WHATWG HTML, 13.1.2.4).
enum ImpliedEnds {
  struct Rule {
    let ended: Set<String>
    /// Elements beyond which nothing is ended.
    let within: Set<String>
  }

  static func rule(for element: String) -> Rule? {
    rules[element] ?? (blocks.contains(element) ? paragraph : nil)
  }

  /// Whether a paragraph ends where it begins.
  static func isBlock(_ element: String) -> Bool { blocks.contains(element) }

  /// What no end tag of an element that is no part of a table reaches across.
  static let boundaries: Set<String> = ["caption", "table", "td", "th"]

  static let partsOfTable: Set<String> = [
    "caption", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  private static let paragraph = Rule(ended: ["p"], within: boundaries.union(["summary"]))

  private static let cell = Rule(ended: ["td", "th"], within: ["table", "tr"])
  private static let row = Rule(
    ended: ["caption", "colgroup", "td", "th", "tr"],
    within: ["table"]
  )
  private static let group = Rule(
    ended: ["caption", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"],
    within: ["table"]
  )
  private static let term = Rule(
    ended: ["dd", "dt", "p"],
    within: boundaries.union(["div", "dl", "ol", "ul"])
  )

  private static let rules: [String: Rule] = [
    "a": Rule(ended: ["a"], within: boundaries),
    "dd": term, "dt": term,
    "li": Rule(ended: ["li", "p"], within: boundaries.union(["blockquote", "div", "ol", "ul"])),
    "rp": Rule(ended: ["rp", "rt"], within: ["ruby"]),
    "rt": Rule(ended: ["rp", "rt"], within: ["ruby"]),
    "tbody": group, "td": cell, "tfoot": group, "th": cell, "thead": group, "tr": row,
  ]

  private static let blocks: Set<String> = [
    "article", "aside", "blockquote", "center", "details", "div", "dl", "figcaption", "figure",
    "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "ol", "p", "pre", "section",
    "summary", "table", "ul",
  ]
}
